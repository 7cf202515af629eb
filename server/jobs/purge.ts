import { purgeIdempotencyKeys } from '#server/db/idempotency.ts'
import { purgeRateLimits } from '#server/db/rate_limit.ts'
import { purgeSessions } from '#server/db/sessions.ts'
import type { Db } from '#server/db/client.ts'
import { purgeBreakers } from '#server/features/push/breaker_store.ts'
import { purgeSearches } from '#server/features/saved_search/store.ts'
import { purgeCodes } from '#server/features/verify_code/store.ts'

/** Deletes what has run out; none of it is read any more, this only keeps the tables small. */
export async function purge(db: Db, now: Date): Promise<void> {
  await purgeSessions(db, now)
  await purgeCodes(db, now)
  await purgeRateLimits(db, now)
  await purgeIdempotencyKeys(db, now)
  await purgeSearches(db, now)
  // After the sessions, with which subscriptions end.
  await purgeBreakers(db)
}
