import { and, eq, gte, sql, type SQL } from 'drizzle-orm'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { account } from '#server/db/tables.ts'
import { upload } from '#server/db/upload_tables.ts'

export type NewUpload = typeof upload.$inferInsert

/** How long an upload is kept that no row uses. */
export const unusedMs = 24 * 3_600_000

export async function insertUpload(db: DbOrTx, row: NewUpload): Promise<void> {
  await db.insert(upload).values(row)
}

export async function removeUpload(db: DbOrTx, address: string): Promise<void> {
  await db.delete(upload).where(eq(upload.address, address))
}

/** Locks an account until the transaction ends, so that concurrent uploads are counted one after the other. */
export async function lockAccount(tx: DbOrTx, accountId: number): Promise<void> {
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('no key update')
}

/** Total bytes of an account's uploads since then. */
export async function uploadedSince(tx: DbOrTx, accountId: number, since: Date): Promise<number> {
  const [found] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${upload.size}), 0)::float8` })
    .from(upload)
    .where(and(eq(upload.account_id, accountId), gte(upload.created_at, since)))
  return found?.bytes ?? 0
}

type Reader = { tenantId: number | null; accountId: number }

/** Whether the upload `u` of the account `a` is the reader's or its company's; what somebody left behind is the company's. */
const belongsTo = ({ tenantId, accountId }: Reader): SQL =>
  sql`(u.tenant_id = ${tenantId} or (u.tenant_id is null and (a.tenant_id = ${tenantId} or a.id = ${accountId})))`

/**
 * Returns the sizes in bytes of those addresses that are uploads of the account or its company, and keeps these for
 * another day: the row that will refer to them may not be committed when the cleanup runs.
 */
export async function claimUploads(
  tx: DbOrTx,
  { tenantId, accountId }: Reader,
  addresses: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  if (addresses.length === 0) return new Map()
  const keep = new Date(now.getTime() + unusedMs).toISOString()
  const found = await rows<{ address: string; size: number }>(
    tx,
    sql`update upload u set keep_until = greatest(u.keep_until, ${keep})
      from account a where a.id = u.account_id and ${belongsTo({ tenantId, accountId })}
        and u.address = any(${sql.param(addresses)}::text[])
      returning u.address, u.size`,
  )
  return new Map(found.map(({ address, size }) => [address, size]))
}

const unused = (now: Date): SQL =>
  sql`u.keep_until < ${now.toISOString()} and not exists (select 1 from upload_use x where x.address = u.address)`

/** Addresses of uploads that no row uses and whose time has passed, in order, starting after `after`. */
export async function unusedUploads(
  db: DbOrTx,
  { after, limit, now }: { after: string; limit: number; now: Date },
): Promise<string[]> {
  const found = await rows<{ address: string }>(
    db,
    sql`select u.address from upload u where u.address > ${after} and ${unused(now)} order by u.address limit ${limit}`,
  )
  return found.map(({ address }) => address)
}

/**
 * Deletes the row of an upload unless it is used by now; returns whether it did. The row is locked before its uses are
 * looked at: whoever is about to use it holds the same lock, and is either passed over or finds no upload.
 */
export async function takeUnused(tx: DbOrTx, address: string, now: Date): Promise<boolean> {
  const held = await rows(tx, sql`select 1 from upload u where u.address = ${address} for update skip locked`)
  if (held.length === 0) return false
  const gone = await rows(
    tx,
    sql`delete from upload u where u.address = ${address} and ${unused(now)} returning 1`,
  )
  return gone.length > 0
}

/** Returns those of the addresses that are uploads of the account or its company. */
export async function ownAddresses(
  db: DbOrTx,
  { tenantId, accountId }: Reader,
  addresses: readonly string[],
): Promise<string[]> {
  const found = await rows<{ address: string }>(
    db,
    sql`select u.address from upload u join account a on a.id = u.account_id
      where ${belongsTo({ tenantId, accountId })} and u.address = any(${sql.param(addresses)}::text[])`,
  )
  return found.map(({ address }) => address)
}
