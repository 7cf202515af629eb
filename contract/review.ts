/** The queue of everything that waits for a decision, who reads it, and what it resembles (decision 086). */
import * as z from 'zod/mini'
import { endpoint, numberedPages, page } from './endpoint.ts'
import { postingKinds } from './enums.ts'
import { waitingAges } from './figure_ranges.ts'
import { adminPostingRow, postingRow } from './postings/views.ts'
import { reasonedDecisions } from './reasoned_decisions.ts'
import { bilingual, id, isoTime, sought } from './text.ts'

/** How long (s) a posting stays with the operator who opened it, unless the page asks again. */
export const leaseSeconds = 180

/** Who reads a posting at the moment. */
export const reviewLease = z.object({ by: z.string(), is_own: z.boolean(), since: isoTime, until: isoTime })
export type ReviewLease = z.output<typeof reviewLease>

/**
 * Why another posting may offer the same goods; `same_picture` is a photo that looks the same but is another file, `same_piece` compares shape,
 * dimensions and grade within the company.
 */
export const similarReasons = ['same_heat', 'same_file', 'same_picture', 'same_text', 'same_piece'] as const
export const similarPosting = z.extend(postingRow, {
  submitted_time: isoTime,
  reasons: z.array(z.enum(similarReasons)),
  /** The heats that both have, as the posting in review writes them. */
  shared_heats: z.array(z.string()),
})
export type SimilarPosting = z.output<typeof similarPosting>

/** A waiting posting; `reader` is the operator who has it open. */
export const waitingPosting = z.extend(adminPostingRow, { reader: z.nullable(reviewLease) })
export type WaitingPosting = z.output<typeof waitingPosting>

export const reviewReason = z.object({ id, text: bilingual })
export type ReviewReason = z.output<typeof reviewReason>

export const reviewApi = {
  reasons: endpoint({
    method: 'GET',
    path: '/api/admin/review/reasons/',
    access: 'operator',
    summary:
      'The reasons in use that operators keep for a decision, in both languages and in their order; those about postings need a `kind`',
    query: z.strictObject({ kind: z.optional(z.enum(postingKinds)), action: z.enum(reasonedDecisions) }),
    reply: z.array(reviewReason),
  }),
  queue: endpoint({
    method: 'GET',
    path: '/api/admin/review/',
    access: 'operator',
    summary:
      'What waits for a decision in all kinds that the operator reviews, new postings and edits, oldest first; `kind` selects one, `keyword` what it finds, `waited` how long',
    query: z.strictObject({
      kind: z.optional(z.enum(postingKinds)),
      keyword: z.optional(sought(100)),
      waited: z.optional(z.enum(waitingAges)),
      ...numberedPages,
    }),
    reply: z.extend(page(waitingPosting), {
      /** Number of waiting postings of each kind that the operator reviews and the other filters leave, whichever is selected. */
      counts: z.record(z.string(), z.int()),
      oldest_waiting: z.nullable(isoTime),
    }),
  }),
}
