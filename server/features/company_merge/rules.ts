import { isFrozen } from '#server/features/company/standing_rules.ts'
import type { CreditRating } from '#contract/enums.ts'

export type Candidate = { id: number; closed_at: Date | null; credit_rating: CreditRating }

/** Why the first company cannot become part of the second; undefined if it can. */
export function mergeRefusal(
  merged: Candidate,
  into: Candidate,
): 'merge_same' | 'merge_over' | 'merge_frozen' | undefined {
  if (merged.id === into.id) return 'merge_same'
  if (merged.closed_at !== null || into.closed_at !== null) return 'merge_over'
  const frozen = (one: Candidate) => isFrozen({ creditRating: one.credit_rating })
  return frozen(merged) && !frozen(into) ? 'merge_frozen' : undefined
}
