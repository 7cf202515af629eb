import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { account, upload } from '#server/db/tables.ts'

export type NewUpload = typeof upload.$inferInsert

/** An upload that nothing names is kept this long. */
export const unusedMs = 24 * 3_600_000

export async function insertUpload(db: DbOrTx, row: NewUpload): Promise<void> {
  await db.insert(upload).values(row)
}

export async function removeUpload(db: DbOrTx, address: string): Promise<void> {
  await db.delete(upload).where(eq(upload.address, address))
}

/** Holds an account until the transaction ends, so that uploads at the same moment are counted one after the other. */
export async function lockAccount(tx: DbOrTx, accountId: number): Promise<void> {
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('no key update')
}

/** Bytes of an account's uploads since then. */
export async function uploadedSince(tx: DbOrTx, accountId: number, since: Date): Promise<number> {
  const [found] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${upload.size}), 0)::float8` })
    .from(upload)
    .where(and(eq(upload.account_id, accountId), gte(upload.created_at, since)))
  return found?.bytes ?? 0
}

/**
 * Sizes in bytes of those of these addresses that are uploads of the account or its company, which are kept for another
 * day: what is about to name them may not be written yet when somebody looks.
 */
export async function claimUploads(
  tx: DbOrTx,
  { tenantId, accountId }: { tenantId: number | null; accountId: number },
  addresses: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  if (addresses.length === 0) return new Map()
  const keep = new Date(now.getTime() + unusedMs).toISOString()
  const found = await rows<{ address: string; size: number }>(
    tx,
    sql`update upload u set keep_until = greatest(u.keep_until, ${keep})
      from account a where a.id = u.account_id and (a.tenant_id = ${tenantId} or a.id = ${accountId})
        and u.address = any(${sql.param(addresses)}::text[])
      returning u.address, u.size`,
  )
  return new Map(found.map(({ address, size }) => [address, size]))
}

/** Uploads that nothing held on to lately, as many as a night may look at. */
export async function doubtfulUploads(db: DbOrTx, now: Date): Promise<string[]> {
  const found = await db
    .select({ address: upload.address })
    .from(upload)
    .where(lt(upload.keep_until, now))
    .orderBy(upload.keep_until)
    .limit(20_000)
  return found.map(({ address }) => address)
}

/** Keeps uploads that are named somewhere until they are looked for again. */
export async function keepUploads(db: DbOrTx, addresses: readonly string[], until: Date): Promise<void> {
  await db
    .update(upload)
    .set({ keep_until: until })
    .where(inArray(upload.address, [...addresses]))
}

/** Takes the row of an upload away, unless something has claimed it meanwhile; says whether it did. */
export async function takeUnused(tx: DbOrTx, address: string, now: Date): Promise<boolean> {
  const gone = await tx
    .delete(upload)
    .where(and(eq(upload.address, address), lt(upload.keep_until, now)))
    .returning({ address: upload.address })
  return gone.length > 0
}

/** Those of these addresses that are uploads of the account or its company. */
export async function ownAddresses(
  db: DbOrTx,
  { tenantId, accountId }: { tenantId: number | null; accountId: number },
  addresses: readonly string[],
): Promise<string[]> {
  const found = await rows<{ address: string }>(
    db,
    sql`select u.address from upload u join account a on a.id = u.account_id
      where (a.tenant_id = ${tenantId} or a.id = ${accountId}) and u.address = any(${sql.param(addresses)}::text[])`,
  )
  return found.map(({ address }) => address)
}
