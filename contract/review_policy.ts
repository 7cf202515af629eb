/** Which submissions are reviewed before they go online, for each kind: a section of the site settings (decision 087). */
import * as z from 'zod/mini'
import { creditRatings, memberships } from './enums.ts'
import { postings, type RegisteredKind } from './postings/index.ts'
import type { PostingDefinition } from './postings/define.ts'

export const kindPolicy = z.strictObject({
  /** Whether certified companies that satisfy the two conditions publish without a review; otherwise everybody is reviewed. */
  automatic: z.boolean(),
  /** The lowest credit rating and the lowest tier of these companies. */
  credit_rating: z.literal(creditRatings.filter((rating) => rating > 0)),
  membership: z.enum(memberships),
  /** Percentage of what was published automatically that operators check afterwards. */
  sample_percent: z.int().check(z.gte(0), z.lte(100)),
})
export type KindPolicy = z.output<typeof kindPolicy>

const isReviewed = ({ postedBy }: PostingDefinition): boolean => postedBy !== 'platform'
/** Kinds that companies post; the platform's own postings need no review. */
export const reviewedKinds = (Object.keys(postings) as RegisteredKind[]).filter((kind) =>
  isReviewed(postings[kind].definition),
)

export const reviewPolicy = z.strictObject(
  Object.fromEntries(reviewedKinds.map((kind) => [kind, kindPolicy])) as Record<
    RegisteredKind,
    typeof kindPolicy
  >,
)
export type ReviewPolicy = z.output<typeof reviewPolicy>

/** The default of a kind until operators choose otherwise: everybody is reviewed. */
export const reviewEverybody: KindPolicy = {
  automatic: false,
  credit_rating: 3,
  membership: 'none',
  sample_percent: 10,
}
export const defaultReviewPolicy = Object.fromEntries(
  reviewedKinds.map((kind) => [kind, reviewEverybody]),
) as ReviewPolicy
