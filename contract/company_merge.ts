/** Merging two companies that are one (decision 098). */
import * as z from 'zod/mini'
import { endpoint, queryNumber } from './endpoint.ts'
import { certifications, creditRatings, memberships, postingKinds } from './enums.ts'
import { issue } from './issue.ts'
import { bilingual, id, isoTime, lines } from './text.ts'

const byId = z.strictObject({ id: queryNumber(id) })
const count = z.int()

const side = z.object({
  id,
  code: z.string(),
  name: bilingual,
  credit_code: z.nullable(z.string()),
  certification: z.literal(certifications),
  membership: z.literal(memberships),
  membership_until: z.nullable(isoTime),
  credit_rating: z.literal(creditRatings),
  main_account: z.nullable(bilingual),
})
export type MergeSide = z.output<typeof side>

/** What goes over to the company that stays. */
export const movingThings = [
  'people',
  'enquiries',
  'quotes',
  'group_buys',
  'deals',
  'conversations',
  'drawing_requests',
  'inspections',
  'templates',
  'files',
  'reports',
  'saved_searches',
] as const

/** What ends, because it belongs to the company that ends or would be the company's own. */
export const endingThings = [
  'quotes_withdrawn',
  'enquiries_closed',
  'parts_joined',
  'invitations',
  'hand_overs',
  'certification_applications',
  'membership_applications',
  'membership_periods',
  'supplier_profiles',
  'freight_allowances',
  'operator_sessions',
] as const

const mergePreview = z.object({
  merged: side,
  into: side,
  /** Submitted postings and drafts. */
  postings: z.array(z.object({ kind: z.enum(postingKinds), count })),
  moves: z.record(z.enum(movingThings), count),
  ends: z.record(z.enum(endingThings), count),
})
export type MergePreview = z.output<typeof mergePreview>

export const companyMergeApi = {
  preview: endpoint({
    method: 'GET',
    path: '/api/admin/company/:id/merge/',
    access: 'admin_tenant.get',
    summary: 'What would move and what would end if a company became part of another',
    params: byId,
    query: z.strictObject({ into: queryNumber(id) }),
    reply: mergePreview,
  }),
  merge: endpoint({
    method: 'POST',
    path: '/api/admin/company/:id/merge/',
    access: 'admin_tenant.get',
    summary:
      'Make a company part of another, with a reason; cannot be undone. 409 if one is merged or closed already',
    params: byId,
    body: z.strictObject({
      into: id,
      comment: lines(500).check(z.minLength(1, issue('comment_required'))),
    }),
    reply: z.object({ id, name: bilingual }),
  }),
}
