import type { Db } from '#server/db/client.ts'
import { purgeIdempotencyKeys } from '#server/db/idempotency.ts'
import { purgeRateLimits } from '#server/db/rate_limit.ts'
import { purgeSessions } from '#server/db/sessions.ts'
import { features } from '#server/features/index.ts'

/** Deletes expired rows. Nothing reads them any more; this only keeps the tables small. */
export async function purge(db: Db, now: Date): Promise<void> {
  // Runs before the features: push subscriptions end with their sessions.
  await purgeSessions(db, now)
  await purgeRateLimits(db, now)
  await purgeIdempotencyKeys(db, now)
  for (const feature of features) await feature.purge?.(db, now)
}
