import type { MatchingPosting } from '#contract/postings/posting_review_api.ts'
import type { OperatorAction } from '#contract/postings/states.ts'
import type { AdminPostingRow } from '#contract/postings/views.ts'
import { specText } from '#features/postings/SpecTitle.tsx'
import { reviewedVersion } from './use_posting_review.ts'

/** A posting of a bulk decision at the revision that the operator has seen; without hints if only the filter chose it. */
export type ChosenPosting = MatchingPosting & Pick<AdminPostingRow, 'flags' | 'figures'>

export type BulkDecision = { action: OperatorAction; rows: readonly ChosenPosting[] }

export const chosenRow = (row: AdminPostingRow): ChosenPosting => ({
  ...reviewedVersion(row),
  title: specText(row),
  flags: row.flags,
  figures: row.figures,
})
