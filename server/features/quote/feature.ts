import type { PostingKind } from '#contract/enums.ts'
import { quoteApi, quoteCreates } from '#contract/quote.ts'
import { calls, work, type Feature } from '#server/http/feature.ts'
import { remindOfExpiry } from '#server/jobs/kinds.ts'
import { job } from '#server/jobs/queue.ts'
import { createHandler, quoteHandlers } from './handlers.ts'
import { remindOfValidity, notifyOfEndedRequests } from './reminders.ts'

export const requestEndNotices = job('tell_request_ends', { cron: '* * * * *' })

export const quote: Feature = {
  name: 'quote',
  calls: [
    calls(quoteApi, quoteHandlers),
    // The endpoint for making a quote belongs to each kind that is answered by quotes.
    ...Object.entries(quoteCreates).map(([kind, create]) =>
      calls({ create }, { create: createHandler(kind as PostingKind) }),
    ),
  ],
  jobs: [
    work(remindOfExpiry, (_, { database, clock }) => remindOfValidity(database.orm, clock())),
    work(requestEndNotices, (_, { database, clock }) => notifyOfEndedRequests(database.orm, clock())),
  ],
}
