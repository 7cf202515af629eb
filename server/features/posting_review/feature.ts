import type { PostingApi } from '#contract/postings/api.ts'
import { postings } from '#contract/postings/index.ts'
import type { PostingReviewApi } from '#contract/postings/posting_review_api.ts'
import { callsAmong, type Feature } from '#server/http/feature.ts'
import { postingReviewHandlers } from './handlers.ts'

export const postingReview: Feature = {
  name: 'posting_review',
  /** What operators do with the postings of every registered kind. */
  calls: Object.values(postings).map(({ definition, api }) =>
    callsAmong<PostingReviewApi>(api as unknown as PostingApi, postingReviewHandlers(definition)),
  ),
}
