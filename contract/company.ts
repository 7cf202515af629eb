import * as z from 'zod/mini'
import { session } from './account.ts'
import { accountName } from './account_forms.ts'
import { endpoint, queryList } from './endpoint.ts'
import { certifications, creditRatings, memberships, postingKinds } from './enums.ts'
import { id, isoTime, maybe, requiredText, sought } from './text.ts'

export const companyName = z.object({
  code: z.string(),
  name: z.string(),
  certification: z.literal(certifications),
})
export type CompanyName = z.output<typeof companyName>

/** The public card of a company; contact details are never part of it. */
export const companyCard = z.object({
  code: z.string(),
  name: z.string(),
  membership: z.literal(memberships),
  certification: z.literal(certifications),
  credit_rating: z.literal(creditRatings),
})
export type CompanyCard = z.output<typeof companyCard>

/** The same on a posting's page, with what the company has online. */
export const companyProfile = z.extend(companyCard, {
  main_business: z.nullable(z.string()),
  certified_on: z.nullable(isoTime),
  certified_until: z.nullable(isoTime),
  online_count: z.int(),
  online_tonnes: z.number(),
})
export type CompanyProfile = z.output<typeof companyProfile>

/** The public page of a company. */
export const publicCompany = z.extend(companyProfile, {
  /** Name of the company that was asked for, if it has become part of this one. */
  merged_name: z.nullable(z.string()),
  /** Its name in the other language, if it has one. */
  other_name: z.nullable(z.string()),
  /** Numbers of its online postings that everybody can see. */
  kinds: z.array(z.object({ kind: z.enum(postingKinds), count: z.int() })),
})
export type PublicCompany = z.output<typeof publicCompany>

export const contactCard = z.object({
  name: z.string(),
  mobile: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Companies whose contact can still be seen today (at first 50 a day for gold members); null without a limit. */
  left_today: z.nullable(z.int()),
})
export type ContactCard = z.output<typeof contactCard>

export const companyInfoForm = z.strictObject({
  pre_company_name: requiredText(60),
  /** Shown to English readers instead; an empty value removes it, an absent one leaves it. */
  pre_company_name_en: z.optional(sought(60)),
  pre_business_tag_id: id,
  invite_mobile: maybe(accountName),
})

export const companyApi = {
  search: endpoint({
    method: 'GET',
    path: '/api/company/',
    access: 'company',
    summary: 'Companies whose names contain a keyword, certified ones first, or those with these codes',
    query: z.strictObject({
      /** Part of the name; a single character finds nothing. */
      keyword: z.optional(sought(80)),
      code: z.optional(queryList(requiredText(40))),
    }),
    reply: z.array(companyName),
  }),
  profile: endpoint({
    method: 'GET',
    path: '/api/company/:code/',
    access: 'public',
    summary:
      'Public page of a company: certification, tier, rating and what it has online, without contact details',
    params: z.strictObject({ code: requiredText(40) }),
    reply: publicCompany,
  }),
  preLoginInfo: endpoint({
    method: 'POST',
    path: '/api/account/pre_login_info/',
    access: 'user',
    acting: 'only_in_person',
    summary:
      'Set company name and main business after the first sign-in; the company is created by the first action that needs one',
    body: companyInfoForm,
    reply: session,
  }),
}
