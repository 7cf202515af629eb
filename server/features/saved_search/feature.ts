import { savedSearchApi } from '#contract/saved_search.ts'
import { matchSearches } from '#server/features/postings/match_queue_store.ts'
import { calls, work, type Feature } from '#server/http/feature.ts'
import { sendDigests } from '#server/jobs/kinds.ts'
import { notifyOfDailyMatches } from './daily_matches.ts'
import { savedSearchHandlers } from './handlers.ts'
import { matchPosting } from './match_posting.ts'
import { purgeSearches } from './store.ts'

export const savedSearch: Feature = {
  name: 'saved_search',
  calls: [calls(savedSearchApi, savedSearchHandlers)],
  jobs: [
    work(matchSearches, ({ posting_id }, deps) => matchPosting(deps, posting_id)),
    work(sendDigests, (_, deps) => notifyOfDailyMatches(deps)),
  ],
  purge: purgeSearches,
}
