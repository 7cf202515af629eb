import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import type { Delivery } from '#server/jobs/delivery.ts'
import type { PushService } from '#server/jobs/push_service.ts'
import type { Jobs } from '#server/jobs/queue.ts'
import type { Outside } from '#server/features/upload/outside.ts'
import type { Pictures } from '#server/features/upload/pictures.ts'
import type { Storage } from './storage.ts'

/** What the application is built from; tests replace the clock, the folders, and what leaves the server, nothing else. */
export type Deps = {
  config: Config
  database: Database
  jobs: Jobs
  delivery: Delivery
  pushService: PushService
  outside: Outside
  storage: Storage
  pictures: Pictures
  clock: () => Date
  log: FastifyBaseLogger
}
