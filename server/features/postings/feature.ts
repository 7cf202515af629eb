import type { PostingApi } from '#contract/postings/api.ts'
import { bulkApis } from '#contract/postings/bulk_registry.ts'
import { postings as kinds } from '#contract/postings/index.ts'
import { templateApis } from '#contract/postings/template_api.ts'
import { calls, work, type Calls, type Feature } from '#server/http/feature.ts'
import { remindOfExpiry } from '#server/jobs/kinds.ts'
import { job } from '#server/jobs/queue.ts'
import { bulkHandlers } from './bulk_handlers.ts'
import { remindExpiring, settleEnded } from './expiry.ts'
import { postingHandlers } from './handlers.ts'
import { templateHandlers } from './template_handlers.ts'
import { keepViewCounts } from './view_counter.ts'

const settleGroups = job<Record<string, never>>('settle_groups', { cron: '* * * * *' })

export const postings: Feature = {
  name: 'postings',
  /** Those of every registered kind. */
  calls: Object.values(kinds).flatMap(({ definition, api }): Calls[] => {
    const bulk = bulkApis[definition.kind]
    return [
      calls<PostingApi>(api as unknown as PostingApi, postingHandlers(definition)),
      calls(templateApis[definition.kind], templateHandlers(definition)),
      ...(bulk ? [calls(bulk, bulkHandlers(definition))] : []),
    ]
  }),
  jobs: [
    work(remindOfExpiry, (_, { database, clock }) => remindExpiring(database.orm, clock())),
    work(settleGroups, (_, { database, clock }) => settleEnded(database.orm, clock())),
  ],
  prepare: keepViewCounts,
}
