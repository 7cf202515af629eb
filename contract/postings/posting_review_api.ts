import * as z from 'zod/mini'
import { endpoint, page, queryNumber } from '../endpoint.ts'
import { postingFigures } from '../figure_ranges.ts'
import { exportSize } from '../resources/export_size.ts'
import { reviewLease, similarPosting } from '../review.ts'
import { issue } from '../issue.ts'
import { id, lines, sought, uploadAddress } from '../text.ts'
import { byCode, code } from './code.ts'
import type { PostingDefinition } from './define.ts'
import { operatorActions, postingStates, reviewActions } from './states.ts'
import { adminOrderings, tableFilters } from './tables.ts'
import { adminPosting, adminPostingRow } from './views.ts'

/**
 * Number of postings in each state and of all, as in the owner's lists (`stateCounts`), but a number above
 * `counted_up_to` only says that there are more. Null is a number that is not known: a keyword with more matches than
 * that is counted in all and in the requested state only.
 */
const submittedCounts = z.record(z.string(), z.nullable(z.int()))
const state = z.optional(z.enum(postingStates))
/** What narrows the list, its export and a bulk decision; `figure` with days finds what the overview counts in them. */
const filter = {
  state,
  keyword: z.optional(sought(100)),
  figure: z.optional(z.enum(postingFigures)),
  at_from: z.optional(z.iso.date()),
  at_until: z.optional(z.iso.date()),
}
const adminQuery = z.strictObject({
  ...tableFilters,
  ...filter,
  ordering: z.optional(z.enum(adminOrderings)),
})

/** Most postings of one call of a bulk decision; the page asks in steps. */
export const decisionLimit = 50
/** Most postings that a filter may match for a decision about all of them. */
export const matchingLimit = 10_000
/** A posting in a bulk decision, at the revision that the operator has seen. */
const decided = z.strictObject({ code, revision: id })
const decidedRows = z.array(decided).check(z.minLength(1), z.maxLength(decisionLimit))
/** The result for each posting: done, or why it was refused. */
const decisions = z.object({ done: z.array(z.string()), refused: z.record(z.string(), z.string()) })
/** A posting that a filter matches, with what the list of results shows of it. */
export const matchingPosting = z.object({ code: z.string(), revision: z.int(), title: z.string() })
export type MatchingPosting = z.output<typeof matchingPosting>

/** Form of the reject and takedown dialog (SPEC 3.43, 5.17). */
const reviewForm = z.strictObject({
  comment: lines(500).check(z.minLength(1, issue('comment_required'))),
  img_arr: z._default(z.array(uploadAddress).check(z.maxLength(9)), []),
})

/** What operators do with the postings of a kind. */
export function postingReviewApi(definition: PostingDefinition) {
  const admin = `/api/admin/${definition.kind}/`
  return {
    adminList: endpoint({
      method: 'GET',
      path: admin,
      access: definition.adminPermission,
      summary:
        'All postings in the requested order; `state=in_review` is the review queue, oldest first, including edits',
      query: adminQuery,
      reply: z.extend(page(adminPostingRow), {
        counts: submittedCounts,
        counted_up_to: z.int(),
        oldest_waiting: z.nullable(z.string()),
      }),
    }),
    adminOne: endpoint({
      method: 'GET',
      path: `${admin}:code/`,
      access: definition.adminPermission,
      summary: 'One posting with its online and submitted values',
      params: byCode,
      reply: adminPosting,
    }),
    duplicates: endpoint({
      method: 'GET',
      path: `${admin}:code/duplicates/`,
      access: definition.adminPermission,
      summary:
        'Submitted postings of the kinds that the operator reviews that may be the same goods, each with the reasons',
      params: byCode,
      reply: z.array(similarPosting),
    }),
    read: endpoint({
      method: 'POST',
      path: `${admin}:code/read/`,
      access: definition.adminPermission,
      summary:
        'Take what waits for some minutes, or keep it, so that no other operator reads it too; says who has it: null if nothing waits',
      params: byCode,
      body: z.strictObject({
        /** Takes it from the operator who has it. */
        take_over: z._default(z.boolean(), false),
      }),
      reply: z.nullable(reviewLease),
    }),
    leave: endpoint({
      method: 'POST',
      path: `${admin}:code/leave/`,
      access: definition.adminPermission,
      summary: 'Give back what one has taken to read',
      params: byCode,
      reply: z.null(),
    }),
    approve: endpoint({
      method: 'POST',
      path: `${admin}:code/approve/`,
      access: definition.adminPermission,
      summary: 'Approve a submission; `revision` is the one that the operator has seen',
      params: byCode,
      body: z.strictObject({ revision: id }),
      reply: adminPostingRow,
    }),
    approveMany: endpoint({
      method: 'POST',
      path: `${admin}approve/`,
      access: definition.adminPermission,
      summary:
        'Approve several submissions, independently of each other; one that another operator reads is refused',
      body: z.strictObject({ rows: decidedRows }),
      reply: decisions,
    }),
    reviewMany: endpoint({
      method: 'POST',
      path: `${admin}many/:action/`,
      access: definition.adminPermission,
      summary:
        'Reject, take down or restore several with one comment, independently of each other; the owner gets preset reasons in the own language',
      params: z.strictObject({ action: z.enum(reviewActions) }),
      body: z.extend(reviewForm, { rows: decidedRows }),
      reply: decisions,
    }),
    matching: endpoint({
      method: 'GET',
      path: `${admin}matching/`,
      access: definition.adminPermission,
      summary: `All postings of a filter with which the decision is possible now, for a bulk decision; refused for more than ${matchingLimit}`,
      query: z.strictObject({ ...filter, action: z.enum(operatorActions) }),
      reply: z.array(matchingPosting),
    }),
    adminExport: endpoint({
      method: 'GET',
      path: `${admin}export/`,
      access: definition.adminPermission,
      summary: `Export of the postings of a filter, newest first, ${exportSize} at a time; its first call is in the audit log`,
      query: z.strictObject({
        ...filter,
        before: z.optional(queryNumber(id)),
      }),
      reply: z.object({ results: z.array(adminPostingRow), before: z.nullable(id) }),
    }),
    review: endpoint({
      method: 'POST',
      path: `${admin}:code/:action/`,
      access: definition.adminPermission,
      summary:
        'Reject, take down or restore, with a comment and pictures; `revision` is the one that the operator has seen',
      params: z.strictObject({ code, action: z.enum(reviewActions) }),
      body: z.extend(reviewForm, { revision: z.optional(id) }),
      reply: adminPostingRow,
    }),
  }
}
export type PostingReviewApi = ReturnType<typeof postingReviewApi>
