import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from './client.ts'
import { idempotencyKey } from './short_lived_tables.ts'

/** Days for which a first answer is replayed. */
const keptDays = 7

/**
 * Makes other requests with the same key wait until this transaction ends, then reads the answer that an earlier one
 * stored.
 */
export async function claimKey(
  tx: DbOrTx,
  accountId: number,
  key: string,
): Promise<{ requestHash: string; response: string } | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${accountId} ${key}`}, 0))`)
  const [known] = await tx
    .select({ requestHash: idempotencyKey.request_hash, response: idempotencyKey.response })
    .from(idempotencyKey)
    .where(and(eq(idempotencyKey.account_id, accountId), eq(idempotencyKey.key, key)))
  return known
}

/** The same for many keys at once, always in the same order, so that two requests cannot deadlock. */
export async function claimKeys(
  tx: DbOrTx,
  accountId: number,
  keys: readonly string[],
): Promise<Map<string, { requestHash: string; response: string }>> {
  await tx.execute(sql`select pg_advisory_xact_lock(number) from (
    select hashtextextended(${`${accountId} `}::text || key, 0) as number
    from unnest(${sql.param(keys)}::text[]) as key order by number) as ordered`)
  const known = await tx
    .select({
      key: idempotencyKey.key,
      requestHash: idempotencyKey.request_hash,
      response: idempotencyKey.response,
    })
    .from(idempotencyKey)
    .where(and(eq(idempotencyKey.account_id, accountId), inArray(idempotencyKey.key, [...keys])))
  return new Map(known.map(({ key, ...stored }) => [key, stored]))
}

export async function storeAnswer(
  tx: DbOrTx | Tx,
  given: { accountId: number; key: string; requestHash: string; response: string; now: Date },
): Promise<void> {
  await tx.insert(idempotencyKey).values({
    account_id: given.accountId,
    key: given.key,
    request_hash: given.requestHash,
    response: given.response,
    created_at: given.now,
  })
}

export async function purgeIdempotencyKeys(db: DbOrTx, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - keptDays * 86_400_000)
  await db.delete(idempotencyKey).where(lt(idempotencyKey.created_at, limit))
}
