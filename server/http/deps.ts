import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/client.ts'
import type { Sessions } from '#server/db/sessions.ts'
import type { Delivery } from '#server/jobs/delivery.ts'
import type { PushService } from '#server/jobs/push_service.ts'
import type { Jobs } from '#server/jobs/queue.ts'
import type { Outside } from '#server/features/upload/outside.ts'
import type { Pictures } from '#server/features/upload/pictures.ts'
import type { ViewCounter } from '#server/features/postings/view_counter.ts'
import type { ReadCache } from './read_cache.ts'
import type { Storage } from './storage.ts'
import type { VisitorAddresses } from './visitor_answers.ts'

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
} & Memory

/** What a node remembers of its database; every node has its own. */
export type Memory = {
  sessions: Sessions
  /** What the public is shown; whoever changes what is online clears it after the commit. */
  cache: ReadCache
  visitorAddresses: VisitorAddresses
  views: ViewCounter
}
