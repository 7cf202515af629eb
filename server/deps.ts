import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './db/client.ts'
import { diskOf } from './db/disk.ts'
import { failureOf } from './db/failures.ts'
import { sessionsOf } from './db/sessions.ts'
import { missCounter } from './features/postings/miss_counter.ts'
import { viewCounter } from './features/postings/view_counter.ts'
import type { Deps, Memory } from './http/deps.ts'
import { outsideFiles } from './features/upload/outside.ts'
import { pictureProcesses } from './features/upload/pictures.ts'
import { readCache } from './http/read_cache.ts'
import { localStorage } from './http/storage.ts'
import { visitorAddresses } from './http/visitor_answers.ts'
import { deliveryOf } from './jobs/delivery.ts'
import { jobKinds } from './jobs/list.ts'
import { pushServiceOf } from './jobs/push_service.ts'
import { openJobs } from './jobs/queue.ts'

/** Everything the application needs besides its configuration and database. */
export async function buildDeps(config: Config, database: Database, log: FastifyBaseLogger): Promise<Deps> {
  const disk = diskOf(config)
  const jobs = await openJobs(database, jobKinds, {
    background: true,
    onError: (error) => {
      if (failureOf(error) === 'full') disk.noteFull(new Date())
      log.error({ err: error }, 'job queue')
    },
  })
  return {
    config,
    database,
    jobs,
    delivery: deliveryOf(config),
    pushService: pushServiceOf(config),
    outside: outsideFiles(),
    pictures: pictureProcesses(),
    disk,
    storage: await localStorage(config.dataDir, config.minFreeMb),
    clock: () => new Date(),
    log,
    ...memoryOf(database),
  }
}

/** Empty caches and counters of a new node. */
export const memoryOf = (database: Database): Memory => ({
  sessions: sessionsOf(database),
  cache: readCache(database.nodes),
  visitorAddresses: visitorAddresses(),
  views: viewCounter(database),
  misses: missCounter(database),
})
