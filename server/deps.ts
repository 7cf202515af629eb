import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './db/client.ts'
import type { Deps } from './http/deps.ts'
import { outsideFiles } from './features/upload/outside.ts'
import { pictureProcesses } from './features/upload/pictures.ts'
import { localStorage } from './http/storage.ts'
import { deliveryOf } from './jobs/delivery.ts'
import { jobKinds } from './jobs/list.ts'
import { pushServiceOf } from './jobs/push_service.ts'
import { openJobs } from './jobs/queue.ts'

/** Everything the application needs beside its configuration and database. */
export async function buildDeps(config: Config, database: Database, log: FastifyBaseLogger): Promise<Deps> {
  const jobs = await openJobs(database, jobKinds, {
    background: true,
    onError: (error) => log.error({ err: error }, 'job queue'),
  })
  return {
    config,
    database,
    jobs,
    delivery: deliveryOf(config),
    pushService: pushServiceOf(config),
    outside: outsideFiles(),
    pictures: pictureProcesses(),
    storage: await localStorage(config.dataDir, config.minFreeMb),
    clock: () => new Date(),
    log,
  }
}
