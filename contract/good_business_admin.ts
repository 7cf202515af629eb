/** What operators see of a supplier profile and decide about it (SPEC 2.59). */
import * as z from 'zod/mini'
import { publicCompany } from './company.ts'
import { endpoint, queryNumber } from './endpoint.ts'
import { hiddenReasons, supplierStates, supplierVersion } from './good_business.ts'
import { issue } from './issue.ts'
import { id, isoTime, lines, wholeNumber } from './text.ts'

/** Decisions that need a reason; `remove` ends a listing. */
export const supplierRefusals = ['request_revision', 'reject', 'remove'] as const
export type SupplierRefusal = (typeof supplierRefusals)[number]

export const mostPosition = 99

const supplierReview = z.object({
  version: supplierVersion,
  company: z.extend(publicCompany, { id }),
  hidden: z.nullable(z.enum(hiddenReasons)),
  /** The version that is listed at present, if it is another one. */
  listed: z.nullable(supplierVersion),
  /** Everything the company has sent, newest first, at most 20. */
  history: z.array(
    z.object({
      id,
      state: z.enum(supplierStates),
      submitted_time: isoTime,
      decided_time: z.nullable(isoTime),
      decided_by: z.nullable(z.string()),
      comment: z.string(),
    }),
  ),
  can: z.object({ list: z.boolean(), refuse: z.boolean(), remove: z.boolean() }),
})
export type SupplierReview = z.output<typeof supplierReview>

const byId = z.strictObject({ id: queryNumber(id) })

export const goodBusinessAdminApi = {
  review: endpoint({
    method: 'GET',
    path: '/api/admin/supplier/:id/',
    access: 'website_config',
    summary: 'One version of a supplier profile, with the company, the listed version and the earlier ones',
    params: byId,
    reply: supplierReview,
  }),
  list: endpoint({
    method: 'POST',
    path: '/api/admin/supplier/:id/list/',
    access: 'website_config',
    summary:
      'List the company with this version, which replaces the listed one; 409 if it is decided or withdrawn already',
    params: byId,
    reply: supplierReview,
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/admin/supplier/:id/:action/',
    access: 'website_config',
    summary: 'Ask for changes, reject, or end a listing, with the reason that the company reads',
    params: z.strictObject({ id: queryNumber(id), action: z.enum(supplierRefusals) }),
    body: z.strictObject({ comment: lines(500).check(z.minLength(1, issue('comment_required'))) }),
    reply: supplierReview,
  }),
  sponsor: endpoint({
    method: 'POST',
    path: '/api/admin/supplier/:id/sponsor/',
    access: 'website_config',
    summary: 'Show a listed company as sponsored until a day, at a position; null ends it',
    params: byId,
    body: z.strictObject({
      sponsored_until: z.nullable(z.iso.date(issue('choose'))),
      sponsored_position: wholeNumber(1, mostPosition),
    }),
    reply: supplierReview,
  }),
}
