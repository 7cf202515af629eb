/** 联系人: whom other companies reach after a deal, and gold members before it (SPEC 1.25). */
import * as z from 'zod/mini'
import { contactMobile, emailAddress } from './contact.ts'
import { endpoint } from './endpoint.ts'
import { maybe, requiredText, text } from './text.ts'

/** A person’s name is as long as on an application for certification. */
const longestName = 40

export const companyContactForm = z.strictObject({
  contact_name: requiredText(longestName),
  /** Shown to English readers instead. */
  contact_name_en: maybe(text(longestName)),
  contact_mobile: maybe(contactMobile),
  contact_email: maybe(emailAddress),
})

export const ownContact = z.object({
  contact_name: z.string(),
  contact_name_en: z.nullable(z.string()),
  contact_mobile: z.nullable(z.string()),
  contact_email: z.nullable(z.string()),
  can: z.object({ change: z.boolean() }),
})
export type OwnContact = z.output<typeof ownContact>

export const companyContactApi = {
  own: endpoint({
    method: 'GET',
    path: '/api/backend/company_contact/',
    access: 'company',
    summary: 'The own company’s contact person, as others see it on the contact card and after a deal',
    reply: ownContact,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/backend/company_contact/',
    access: 'company',
    acting: 'only_in_person',
    summary: 'Change the contact person, for main accounts; a mobile number or an e-mail address is required',
    body: companyContactForm,
    reply: ownContact,
  }),
}
