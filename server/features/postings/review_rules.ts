import { memberships } from '#contract/enums.ts'
import type { PostingState } from '#contract/postings/states.ts'
import type { KindPolicy } from '#contract/review_policy.ts'
import type { Standing } from '#server/features/company/standing_rules.ts'

/** Whether a submission of such a company goes online without a review. */
export const passesUnreviewed = (
  { automatic, credit_rating: rating, membership }: KindPolicy,
  company: Standing,
): boolean =>
  automatic &&
  company.certification === 'certified' &&
  company.creditRating >= rating &&
  memberships.indexOf(company.membership) >= memberships.indexOf(membership)

/** Whether a submission that passed is checked afterwards. `draw` is a random number from 0 up to, but not including, 1. */
export const isSampled = ({ sample_percent: percent }: KindPolicy, draw: number): boolean =>
  draw * 100 < percent

/** Whether a posting that was published automatically still has to be checked: what left the market needs no check. */
export const isSample = ({
  sampled_at: at,
  state,
}: {
  sampled_at: Date | null
  state: PostingState | string
}): boolean => at !== null && (state === 'online' || state === 'offline')
