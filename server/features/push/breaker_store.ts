import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/db/client.ts'
import { pushBreaker, pushSubscription } from '#server/db/push_tables.ts'
import { refusedGate, failuresToOpen, openSeconds, probeSeconds, type Gate } from './breaker_rules.ts'

const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000)

/** Asks for permission to send to a service now. After a suspension, only one caller passes, as the probe. */
export async function passBreaker(db: DbOrTx, service: string, now: Date): Promise<Gate> {
  const [row] = await db.select().from(pushBreaker).where(eq(pushBreaker.service, service))
  if (!row?.open_until) return { state: 'open' }
  const { failing_since, open_until } = row
  if (open_until > now) return refusedGate({ failing_since, open_until }, now)
  const claimed = await db
    .update(pushBreaker)
    .set({ open_until: after(now, probeSeconds) })
    .where(and(eq(pushBreaker.service, service), eq(pushBreaker.open_until, open_until)))
    .returning({ service: pushBreaker.service })
  if (claimed.length > 0) return { state: 'open' }
  return refusedGate({ failing_since, open_until: after(now, probeSeconds) }, now)
}

/** Records that the service has answered. */
export async function closeBreaker(db: DbOrTx, service: string): Promise<void> {
  await db.delete(pushBreaker).where(eq(pushBreaker.service, service))
}

/** Records that the service did not answer, or answered that it is out of order. */
export async function countFailure(db: DbOrTx, service: string, now: Date): Promise<void> {
  const [row] = await db
    .insert(pushBreaker)
    .values({ service, failures: 1, failing_since: now })
    .onConflictDoUpdate({
      target: pushBreaker.service,
      set: { failures: sql`${pushBreaker.failures} + 1` },
    })
    .returning({ failures: pushBreaker.failures })
  if (!row || row.failures < failuresToOpen) return
  await db
    .update(pushBreaker)
    .set({ open_until: after(now, openSeconds(row.failures)) })
    .where(eq(pushBreaker.service, service))
}

/** Deletes the state of services that no browser uses any more. */
export async function purgeBreakers(db: DbOrTx): Promise<void> {
  const used = db.select({ service: pushSubscription.service }).from(pushSubscription)
  await db.delete(pushBreaker).where(notInArray(pushBreaker.service, used))
}
