import { refreshStatistics } from '#server/db/statistics.ts'
import { features } from '#server/features/index.ts'
import { refreshCatalogue } from '#server/http/catalogue.ts'
import type { Deps } from '#server/http/deps.ts'
import { work } from '#server/http/feature.ts'
import { deliverMail, purgeExpired } from './kinds.ts'
import { purge } from './purge.ts'
import { handle, job, type Job, type JobHandler } from './queue.ts'

/** Runs at night in China: on a large embedded database it blocks everything else for a moment. */
const refreshPlans = job('refresh_plans', { cron: '47 19 * * *' })

/** Job handlers of the server and of every feature; several may handle the same kind. */
const parts = Map.groupBy(
  [
    work(deliverMail, (mail, { delivery }) => delivery.mail(mail)),
    // First: it makes room, and deleting needs some.
    work(purgeExpired, (_, { database }) => database.tidy()),
    work(purgeExpired, (_, { database, clock }) => purge(database.orm, clock())),
    work(refreshPlans, (_, { database }) => refreshStatistics(database)),
    ...features.flatMap(({ jobs = [] }) => jobs),
  ],
  ({ job: kind }) => kind,
)

/** Every job kind, so that all queues exist before the first job is sent. */
export const jobKinds: readonly Job<object>[] = [...parts.keys()]

/** Every job kind with its handlers, run one after the other. */
export const jobHandlers = (deps: Deps): JobHandler[] =>
  [...parts].map(([kind, works]) =>
    handle(kind, async (data) => {
      await refreshCatalogue(deps)
      for (const { run } of works) await run(data, deps)
    }),
  )
