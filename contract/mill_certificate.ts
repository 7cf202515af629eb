/** 质保书: alerts to operators about certificates that two companies offer (decision 081). */
import * as z from 'zod/mini'
import { endpoint, numberedPages, page, queryNumber } from './endpoint.ts'
import { certifications, memberships } from './enums.ts'
import { id, isoTime, requiredLines } from './text.ts'

export const alertStates = ['open', 'dismissed'] as const
export type AlertState = (typeof alertStates)[number]

/** What two postings have in common: a file by its hash, or a piece by its heat and its number. */
export const sharedMark = z.object({ kind: z.enum(['file', 'piece']), text: z.string() })
export type SharedMark = z.output<typeof sharedMark>

/** Values that tell whether two postings offer the same pieces. */
export const comparedFields = [
  'dims',
  'quantity',
  'heat_no',
  'heats',
  'pieces',
  'mill',
  'certificate_type',
  'certificate_no',
  'certificate_issuer',
  'certificate_date',
] as const
/** Values without which these, the photos and the files could not be shown. */
export const shownWithCompared = ['shape', 'quantity_unit', 'photos', 'certificate_files'] as const

/** One of the two postings with the newest submitted of these values. */
export const alertPosting = z.object({
  code: z.string(),
  kind: z.string(),
  title: z.string(),
  state: z.string(),
  company: z.object({
    code: z.string(),
    name: z.string(),
    membership: z.literal(memberships),
    certification: z.literal(certifications),
  }),
  submitted_time: z.nullable(isoTime),
  published_time: z.nullable(isoTime),
  values: z.record(z.string(), z.unknown()),
})
export type AlertPosting = z.output<typeof alertPosting>

export const certificateAlert = z.object({
  id,
  state: z.enum(alertStates),
  shared: z.array(sharedMark),
  created_time: isoTime,
  dismissed_time: z.nullable(isoTime),
  dismissed_by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** The one that was there first comes first. */
  postings: z.array(alertPosting),
})
export type CertificateAlert = z.output<typeof certificateAlert>

export const dismissForm = z.strictObject({ reason: requiredLines(500) })

export const millCertificateAdminApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/mill_certificate/',
    access: 'admin_quotation.get',
    summary:
      'Pairs of postings of two companies with the same certificate file, or the same heat and piece number: open ones first, newest first',
    query: z.strictObject({ state: z.optional(z.enum(alertStates)), ...numberedPages }),
    reply: page(certificateAlert),
  }),
  dismiss: endpoint({
    method: 'POST',
    path: '/api/admin/mill_certificate/:id/dismiss/',
    access: 'admin_quotation.get',
    summary: 'Dismiss an open alert with a reason',
    params: z.strictObject({ id: queryNumber(id) }),
    body: dismissForm,
    reply: certificateAlert,
  }),
}
