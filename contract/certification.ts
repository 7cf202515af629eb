/** 企业认证: a company applies with its licence, an operator decides (SPEC 1.14). */
import * as z from 'zod/mini'
import { contactMobile } from './contact.ts'
import { hasCheckDigit, isCreditCodeForm, normaliseCreditCode } from './credit_code.ts'
import { empty, endpoint, queryNumber } from './endpoint.ts'
import { certifications } from './enums.ts'
import { fileRef, shownFile } from './fields.ts'
import { issue } from './issue.ts'
import { isPrivate } from './private_file.ts'
import { id, isoTime, lines, maybe, requiredText, text } from './text.ts'
import { uploadLimits } from './upload.ts'

/** Days before the end in which a certification is about to expire. */
export const expiringDays = 30
/** Longest validity that an operator can choose, in days from today. */
export const longestDays = 3 * 366

export const applicationStates = [
  'submitted',
  'revision_requested',
  'rejected',
  'certified',
  'withdrawn',
  'revoked',
] as const
export type ApplicationState = (typeof applicationStates)[number]

export const creditCode = z.pipe(
  z.transform((typed: string) => (typeof typed === 'string' ? normaliseCreditCode(typed) : typed)),
  z.string().check(
    z.minLength(1, issue('required')),
    z.maxLength(40, issue('credit_code_form')),
    z.refine((code) => code === '' || isCreditCodeForm(code), issue('credit_code_form')),
    z.refine((code) => !isCreditCodeForm(code) || hasCheckDigit(code), issue('credit_code_digit')),
  ),
)

/** A page of the licence: an own private upload, a picture or a PDF file. */
const licenseFile = z.extend(fileRef, {
  address: fileRef.shape.address.check(z.refine(isPrivate, issue('license_upload'))),
  type: z.enum(['image', 'pdf'], issue('license_upload')),
})

export const certificationForm = z.strictObject({
  /** As on the licence. */
  name: requiredText(60),
  name_en: maybe(text(60)),
  credit_code: creditCode,
  license_files: z
    .array(licenseFile)
    .check(z.minLength(1, issue('license_required')), z.maxLength(uploadLimits.files)),
  contact_name: requiredText(40),
  contact_mobile: contactMobile,
})

export const certificationApplication = z.object({
  id,
  state: z.enum(applicationStates),
  name: z.string(),
  name_en: z.nullable(z.string()),
  credit_code: z.string(),
  license_files: z.array(shownFile),
  contact_name: z.string(),
  contact_mobile: z.string(),
  submitted_time: isoTime,
  decided_time: z.nullable(isoTime),
  /** The operator's reason; empty without one. */
  comment: z.string(),
  /** The end that the operator chose; of a revoked one when it was revoked. */
  expires_on: z.nullable(isoTime),
})
export type CertificationApplication = z.output<typeof certificationApplication>

/** The certification in force, and what was applied for. */
export const ownCertification = z.object({
  state: z.literal(certifications),
  name: z.string(),
  name_en: z.nullable(z.string()),
  certified_on: z.nullable(isoTime),
  expires_on: z.nullable(isoTime),
  /** Certified, and at most `expiringDays` are left. */
  is_expiring: z.boolean(),
  /** The code that is certified; null without a certification. */
  credit_code: z.nullable(z.string()),
  can: z.object({ submit: z.boolean(), withdraw: z.boolean() }),
  /** Newest first, at most 20. */
  applications: z.array(certificationApplication),
})
export type OwnCertification = z.output<typeof ownCertification>

const byId = z.strictObject({ id: queryNumber(id) })

export const certificationApi = {
  own: endpoint({
    method: 'GET',
    path: '/api/backend/certification/',
    access: 'company',
    summary: 'The own company’s certification and its applications, newest first',
    reply: ownCertification,
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/backend/certification/',
    access: 'company',
    acting: 'only_in_person',
    summary:
      'Apply for certification, its renewal or a change of name; one in force stays until the decision',
    body: certificationForm,
    reply: ownCertification,
    idempotent: true,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/backend/certification/:id/withdraw/',
    access: 'company',
    acting: 'only_in_person',
    summary: 'Withdraw an application that waits for its decision',
    params: byId,
    reply: ownCertification,
  }),
}

/** Decisions that need a reason. */
export const refusals = ['request_revision', 'reject'] as const

export const certificationAdminApi = {
  certify: endpoint({
    method: 'POST',
    path: '/api/admin/certification/:id/certify/',
    access: 'admin_tenant.get',
    summary:
      'Certify the company as it applied; 409 with the application if it is decided or withdrawn already',
    params: byId,
    body: z.strictObject({
      /** The last day, in China time. */
      expires_on: z.iso.date(issue('choose')),
    }),
    reply: certificationApplication,
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/admin/certification/:id/:action/',
    access: 'admin_tenant.get',
    summary: 'Ask for changes of an application or reject it, with the reason that the company reads',
    params: z.strictObject({ id: queryNumber(id), action: z.enum(refusals) }),
    body: z.strictObject({ comment: lines(500).check(z.minLength(1, issue('comment_required'))) }),
    reply: certificationApplication,
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/api/admin/company/:id/revoke/',
    access: 'admin_tenant.get',
    summary:
      'End the certification in force of a company at once, with the reason that it reads; 409 if it is no longer as in `before`',
    params: byId,
    body: z.strictObject({
      comment: lines(500).check(z.minLength(1, issue('comment_required'))),
      /** The certification that the operator saw. */
      before: z.strictObject({ certified_on: z.nullable(isoTime), expires_on: z.nullable(isoTime) }),
    }),
    reply: empty,
  }),
}
