/** The queue of everything that waits for a decision, who reads it, and what it resembles (decision 086). */
import * as z from 'zod/mini'
import { endpoint, numberedPages, page } from './endpoint.ts'
import { postingKinds } from './enums.ts'
import { adminPostingRow, postingRow } from './postings/views.ts'
import { reviewActions } from './postings/states.ts'
import { bilingual, id, isoTime, text } from './text.ts'

/** How long (s) a posting stays with the operator who opened it, unless the page asks again. */
export const leaseSeconds = 180

/** Who reads a posting at the moment. */
export const reviewLease = z.object({ by: z.string(), is_own: z.boolean(), since: isoTime, until: isoTime })
export type ReviewLease = z.output<typeof reviewLease>

/** Why another posting may offer the same goods; `same_piece` compares shape, dimensions and grade within the company. */
export const similarReasons = ['same_heat', 'same_file', 'same_text', 'same_piece'] as const
export const similarPosting = z.extend(postingRow, {
  submitted_time: isoTime,
  reasons: z.array(z.enum(similarReasons)),
})
export type SimilarPosting = z.output<typeof similarPosting>

/** A waiting posting; `reader` is the operator who has it open. */
export const waitingPosting = z.extend(adminPostingRow, { reader: z.nullable(reviewLease) })
export type WaitingPosting = z.output<typeof waitingPosting>

export const reviewReason = z.object({ id, text: bilingual })
export type ReviewReason = z.output<typeof reviewReason>
export type ReviewAction = (typeof reviewActions)[number]

export const reviewApi = {
  reasons: endpoint({
    method: 'GET',
    path: '/api/admin/review/reasons/',
    access: 'operator',
    summary:
      'The reasons in use that operators keep for a decision about a kind, in both languages and in their order',
    query: z.strictObject({ kind: z.enum(postingKinds), action: z.enum(reviewActions) }),
    reply: z.array(reviewReason),
  }),
  queue: endpoint({
    method: 'GET',
    path: '/api/admin/review/',
    access: 'operator',
    summary:
      'What waits for a decision in all kinds that the operator reviews, new postings and edits, oldest first; `kind` selects one, `keyword` what it finds',
    query: z.strictObject({
      kind: z.optional(z.enum(postingKinds)),
      keyword: z.optional(text(100)),
      ...numberedPages,
    }),
    reply: z.extend(page(waitingPosting), {
      /** Number of waiting postings of each kind that the operator reviews and the keyword finds, whichever is selected. */
      counts: z.record(z.string(), z.int()),
      oldest_waiting: z.nullable(isoTime),
    }),
  }),
}
