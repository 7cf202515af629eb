import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import type { Disk } from '#server/db/disk.ts'
import type { Sessions } from '#server/db/sessions.ts'
import type { Delivery } from '#server/jobs/delivery.ts'
import type { PushService } from '#server/jobs/push_service.ts'
import type { Jobs } from '#server/jobs/queue.ts'
import type { Outside } from '#server/features/upload/outside.ts'
import type { Pictures } from '#server/features/upload/pictures.ts'
import type { MissCounter } from '#server/features/postings/miss_counter.ts'
import type { ViewCounter } from '#server/features/postings/view_counter.ts'
import type { ReadCache } from './read_cache.ts'
import type { Storage } from './storage.ts'
import type { VisitorAddresses } from './visitor_answers.ts'

/** What the application is built from. Tests replace the clock, the folders and the outgoing services, nothing else. */
export type Deps = {
  config: Config
  database: Database
  jobs: Jobs
  delivery: Delivery
  pushService: PushService
  outside: Outside
  storage: Storage
  disk: Disk
  pictures: Pictures
  clock: () => Date
  log: FastifyBaseLogger
} & Memory

/** In-memory state of one node, derived from the database. */
export type Memory = {
  sessions: Sessions
  /** Public answers; any write that changes what is online clears it after the commit. */
  cache: ReadCache
  visitorAddresses: VisitorAddresses
  views: ViewCounter
  misses: MissCounter
}
