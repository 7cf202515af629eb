import { and, desc, eq, gt, lt, lte, or, sql } from 'drizzle-orm'
import { expiredDays, transferDays } from '#contract/staff.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { identityTransfer } from '#server/db/staff_tables.ts'

export type Transfer = typeof identityTransfer.$inferSelect

const day = 86_400_000
const isPending = eq(identityTransfer.state, 'pending')

/** The transfer that waits for its confirmation and that this account has asked for or has to confirm. */
export async function transferOf(db: DbOrTx, accountId: number, now: Date): Promise<Transfer | undefined> {
  const [found] = await db
    .select()
    .from(identityTransfer)
    .where(
      and(
        isPending,
        gt(identityTransfer.expires_at, now),
        or(eq(identityTransfer.from_id, accountId), eq(identityTransfer.to_id, accountId)),
      ),
    )
  return found
}

/** The company's transfer that waits; its company has to be locked already. */
export async function waitingIn(tx: DbOrTx, tenantId: number, now: Date): Promise<Transfer | undefined> {
  const [found] = await tx
    .select()
    .from(identityTransfer)
    .where(and(eq(identityTransfer.tenant_id, tenantId), isPending, gt(identityTransfer.expires_at, now)))
  return found
}

/** The company's newest transfer, if it has expired without a confirmation, for a while. */
export async function expiredIn(db: DbOrTx, tenantId: number, now: Date): Promise<Transfer | undefined> {
  const [newest] = await db
    .select()
    .from(identityTransfer)
    .where(eq(identityTransfer.tenant_id, tenantId))
    .orderBy(desc(identityTransfer.id))
    .limit(1)
  if (newest?.state !== 'pending') return undefined
  const since = now.getTime() - newest.expires_at.getTime()
  return since >= 0 && since < expiredDays * day ? newest : undefined
}

/** Stores a transfer; one of the company that has expired is over. */
export async function insertTransfer(
  tx: DbOrTx,
  given: { tenantId: number; fromId: number; toId: number; now: Date },
): Promise<number> {
  const { tenantId, fromId, toId, now } = given
  await tx
    .update(identityTransfer)
    .set({ state: 'expired', ended_at: now })
    .where(and(eq(identityTransfer.tenant_id, tenantId), isPending, lte(identityTransfer.expires_at, now)))
  const [made] = await tx
    .insert(identityTransfer)
    .values({
      tenant_id: tenantId,
      from_id: fromId,
      to_id: toId,
      state: 'pending',
      created_at: now,
      expires_at: new Date(now.getTime() + transferDays * day),
    })
    .returning({ id: identityTransfer.id })
  if (!made) throw new Error('The transfer was not stored')
  return made.id
}

export async function findTransfer(db: DbOrTx, id: number): Promise<Transfer | undefined> {
  const [found] = await db.select().from(identityTransfer).where(eq(identityTransfer.id, id))
  return found
}

/** Reads a transfer and locks it until the transaction ends; its accounts and company have to be locked already. */
export async function lockTransfer(tx: DbOrTx, id: number): Promise<Transfer | undefined> {
  const [found] = await tx
    .select()
    .from(identityTransfer)
    .where(eq(identityTransfer.id, id))
    .for('no key update')
  return found
}

export async function endTransfer(
  tx: DbOrTx,
  id: number,
  given: { state: 'confirmed' | 'declined' | 'withdrawn'; now: Date },
): Promise<void> {
  await tx
    .update(identityTransfer)
    .set({ state: given.state, ended_at: given.now })
    .where(eq(identityTransfer.id, id))
}

/** Deletes transfers that ended or expired 90 days ago. */
export async function purgeTransfers(db: DbOrTx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 90 * day)
  await db
    .delete(identityTransfer)
    .where(
      lt(sql`coalesce(${identityTransfer.ended_at}, ${identityTransfer.expires_at})`, before.toISOString()),
    )
}
