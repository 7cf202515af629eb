import { desc, eq, isNull } from 'drizzle-orm'
import type { Db, DbOrTx } from '#server/db/client.ts'
import { pushKey } from '#server/db/push_tables.ts'

export type PushKeyRow = typeof pushKey.$inferSelect
export type NewPushKey = Pick<PushKeyRow, 'id' | 'public_key' | 'sealed_private_key'>

export async function findCurrentKey(db: DbOrTx): Promise<PushKeyRow | undefined> {
  const [found] = await db
    .select()
    .from(pushKey)
    .where(isNull(pushKey.retired_at))
    .orderBy(desc(pushKey.created_at))
    .limit(1)
  return found
}

export async function findKey(db: DbOrTx, id: string): Promise<PushKeyRow | undefined> {
  const [found] = await db.select().from(pushKey).where(eq(pushKey.id, id))
  return found
}

/** Stores a first key, unless another node has stored one already. */
export async function insertFirstKey(db: DbOrTx, key: NewPushKey, now: Date): Promise<void> {
  await db
    .insert(pushKey)
    .values({ ...key, created_at: now })
    .onConflictDoNothing()
}

/** Retires the current key and replaces it by the new one; the retired one still serves the browsers that use it. */
export async function replaceKey(db: Db, key: NewPushKey, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(pushKey).set({ retired_at: now }).where(isNull(pushKey.retired_at))
    await tx.insert(pushKey).values({ ...key, created_at: now })
  })
}
