import { refreshStatistics } from '#server/db/statistics.ts'
import { features } from '#server/features/index.ts'
import { knowCatalogue } from '#server/http/catalogue.ts'
import type { Deps } from '#server/http/deps.ts'
import { work } from '#server/http/feature.ts'
import { deliverMail, purgeExpired } from './kinds.ts'
import { purge } from './purge.ts'
import { handle, job, type Job, type JobHandler } from './queue.ts'

/** At night in China: it stops everything else for a moment on a large embedded database. */
const refreshPlans = job<Record<string, never>>('refresh_plans', { cron: '47 19 * * *' })

/** The server's own work, and that of every feature; several may have a part in one kind. */
const parts = Map.groupBy(
  [
    work(deliverMail, (mail, { delivery }) => delivery.mail(mail)),
    work(purgeExpired, (_, { database, clock }) => purge(database.orm, clock())),
    work(refreshPlans, (_, { database }) => refreshStatistics(database)),
    ...features.flatMap(({ jobs = [] }) => jobs),
  ],
  ({ job: kind }) => kind,
)

/** Every kind, so that each has its queue before the first is sent. */
export const jobKinds: readonly Job<object>[] = [...parts.keys()]

/** Every kind with what is done for it, one part after the other. */
export const jobHandlers = (deps: Deps): JobHandler[] =>
  [...parts].map(([kind, works]) =>
    handle(kind, async (data) => {
      await knowCatalogue(deps)
      for (const { run } of works) await run(data, deps)
    }),
  )
