import type { PostingApi } from '#contract/postings/api.ts'
import { postings } from '#contract/postings/index.ts'
import type { OwnPostingsApi } from '#contract/postings/own_postings_api.ts'
import { callsAmong, type Feature } from '#server/http/feature.ts'
import { ownPostingsHandlers } from './handlers.ts'

export const ownPostings: Feature = {
  name: 'own_postings',
  /** What companies do with their postings of every registered kind. */
  calls: Object.values(postings).map(({ definition, api }) =>
    callsAmong<OwnPostingsApi>(api as unknown as PostingApi, ownPostingsHandlers(definition)),
  ),
}
