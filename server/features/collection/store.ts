import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PostingKind } from '#contract/enums.ts'
import { rows, toIso, type DbOrTx } from '#server/db/client.ts'
import { posting } from '#server/db/posting_tables.ts'
import { collection } from '#server/db/response_tables.ts'
import { readableBy, readableByPerson } from '#server/features/postings/reader_store.ts'
import type { Actor } from '#server/http/session.ts'

/** Accounts that have collected a posting and may still see it. */
export async function collectorsOf(db: DbOrTx, postingId: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select a.id from collection c join account a on a.id = c.account_id join posting p on p.id = c.posting_id
      where c.posting_id = ${postingId} and ${readableByPerson}`,
  )
  return found.map((row) => row.id)
}

export async function isCollected(db: DbOrTx, accountId: number, postingId: number): Promise<boolean> {
  const found = await db
    .select({ id: collection.posting_id })
    .from(collection)
    .where(and(eq(collection.account_id, accountId), eq(collection.posting_id, postingId)))
  return found.length > 0
}

/** Returns those of the codes whose postings the person has collected. */
export async function collectedAmong(
  db: DbOrTx,
  accountId: number,
  codes: readonly string[],
): Promise<string[]> {
  const found = await db
    .select({ code: posting.code })
    .from(posting)
    .innerJoin(collection, eq(collection.posting_id, posting.id))
    .where(and(inArray(posting.code, codes), eq(collection.account_id, accountId)))
  return found.map((row) => row.code)
}

/**
 * Collects a posting once; `price_per_t` is stored to show later price changes. Returns how many people have
 * collected it.
 */
export async function addToCollection(
  tx: DbOrTx,
  given: { accountId: number; postingId: number; pricePerT: number | null; now: Date },
): Promise<number> {
  const added = await tx
    .insert(collection)
    .values({
      account_id: given.accountId,
      posting_id: given.postingId,
      price_per_t: given.pricePerT,
      created_at: given.now,
    })
    .onConflictDoNothing()
    .returning({ id: collection.posting_id })
  return changeCount(tx, given.postingId, added.length)
}

export async function removeFromCollection(
  tx: DbOrTx,
  given: { accountId: number; postingId: number },
): Promise<number> {
  const removed = await tx
    .delete(collection)
    .where(and(eq(collection.account_id, given.accountId), eq(collection.posting_id, given.postingId)))
    .returning({ id: collection.posting_id })
  return changeCount(tx, given.postingId, -removed.length)
}

async function changeCount(tx: DbOrTx, postingId: number, by: number): Promise<number> {
  const [found] = await tx
    .update(posting)
    .set({ collection_count: sql`${posting.collection_count} + ${by}` })
    .where(eq(posting.id, postingId))
    .returning({ count: posting.collection_count })
  return found?.count ?? 0
}

export type Collected = { postingId: number; collectedTime: string; pricePerTThen: number | null }

/** One page of a person's favourites that it may still see, newest first, and how many there are. */
export async function listCollection(
  db: DbOrTx,
  given: {
    actor: Pick<Actor, 'accountId' | 'tenantId'>
    kind?: PostingKind
    page: number
    size: number
  },
): Promise<{ found: Collected[]; count: number }> {
  const ofKind = given.kind === undefined ? sql`` : sql` and p.kind = ${given.kind}`
  const own = sql`from collection c join posting p on p.id = c.posting_id where c.account_id = ${given.actor.accountId}${ofKind}
    and ${readableBy(given.actor)}`
  const [counted] = await rows<{ count: number }>(db, sql`select count(*)::int as count ${own}`)
  const found = await rows<{ posting_id: number; created_at: string; price: number | null }>(
    db,
    sql`select c.posting_id, c.created_at, c.price_per_t::float8 as price ${own}
      order by c.created_at desc, c.posting_id desc limit ${given.size} offset ${(given.page - 1) * given.size}`,
  )
  return {
    found: found.map((row) => ({
      postingId: row.posting_id,
      collectedTime: toIso(row.created_at),
      pricePerTThen: row.price,
    })),
    count: counted?.count ?? 0,
  }
}
