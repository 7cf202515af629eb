import * as z from 'zod/mini'
import { endpoint, page } from '../endpoint.ts'
import { reviewLease, similarPosting } from '../review.ts'
import { issue } from '../issue.ts'
import { id, resourceAddress, text } from '../text.ts'
import { byCode, code } from './code.ts'
import type { PostingDefinition } from './define.ts'
import { postingStates, reviewActions } from './states.ts'
import { adminOrderings, tableFilters } from './tables.ts'
import { adminPosting, adminPostingRow } from './views.ts'

/**
 * Number of postings in each state and of all, as in the owner's lists (`stateCounts`), but a number above
 * `counted_up_to` only says that there are more. Null is a number that is not known: a keyword with more matches than
 * that is counted in all and in the requested state only.
 */
const submittedCounts = z.record(z.string(), z.nullable(z.int()))
const adminQuery = z.strictObject({
  state: z.optional(z.enum(postingStates)),
  ...tableFilters,
  ordering: z.optional(z.enum(adminOrderings)),
})

/** Form of the reject and takedown dialog (SPEC 3.43, 5.17). */
const reviewForm = z.strictObject({
  comment: text(500).check(z.minLength(1, issue('comment_required'))),
  img_arr: z._default(z.array(resourceAddress).check(z.maxLength(9)), []),
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
      summary: 'Approve several submissions; one that cannot be approved does not stop the others',
      body: z.strictObject({
        rows: z.array(z.strictObject({ code, revision: id })).check(z.minLength(1), z.maxLength(50)),
      }),
      reply: z.object({ approved: z.array(z.string()), refused: z.record(z.string(), z.string()) }),
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
