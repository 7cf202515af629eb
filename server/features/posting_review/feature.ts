import type { PostingApi } from '#contract/postings/api.ts'
import { postings } from '#contract/postings/index.ts'
import type { PostingReviewApi } from '#contract/postings/posting_review_api.ts'
import { reviewReasonAdminApi, reviewReasonResource } from '#contract/resources/review_reason.ts'
import { reviewApi } from '#contract/review.ts'
import { calls, callsAmong, type Feature } from '#server/http/feature.ts'
import { postingReviewHandlers } from './handlers.ts'
import { removeEndedLeases } from './lease_store.ts'
import { reasonRows } from './reason_store.ts'
import { reviewHandlers } from './queue_handlers.ts'

export const postingReview: Feature = {
  name: 'posting_review',
  /** What operators do with the postings of every registered kind. */
  calls: [
    calls(reviewApi, reviewHandlers),
    ...Object.values(postings).map(({ definition, api }) =>
      callsAmong<PostingReviewApi>(api as unknown as PostingApi, postingReviewHandlers(definition)),
    ),
  ],
  resources: [{ of: reviewReasonResource, api: reviewReasonAdminApi, server: { source: reasonRows } }],
  purge: removeEndedLeases,
}
