import type { MarketApi, PostingApi } from '#contract/postings/api.ts'
import { postings as kinds } from '#contract/postings/index.ts'
import { callsAmong, work, type Feature } from '#server/http/feature.ts'
import { remindOfExpiry } from '#server/jobs/kinds.ts'
import { job } from '#server/jobs/queue.ts'
import { remindExpiring, settleEnded } from './expiry.ts'
import { postingHandlers } from './handlers.ts'
import { removeOldMisses } from './miss_store.ts'
import { keepCounts } from './view_counter.ts'

const settleGroups = job('settle_groups', { cron: '* * * * *' })

export const postings: Feature = {
  name: 'postings',
  /** What readers of the market ask of every registered kind. */
  calls: Object.values(kinds).map(({ definition, api }) =>
    callsAmong<MarketApi>(api as unknown as PostingApi, postingHandlers(definition)),
  ),
  jobs: [
    work(remindOfExpiry, (_, { database, clock }) => remindExpiring(database.orm, clock())),
    work(settleGroups, (_, { database, clock }) => settleEnded(database.orm, clock())),
  ],
  prepare: keepCounts,
  purge: removeOldMisses,
}
