import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { QuoteTerms } from '#contract/quote.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { quote, quoteRevision } from '#server/db/quote_tables.ts'
import { lockPostingById, type PostingRecord } from '#server/features/postings/store.ts'
import { chinaDay } from '#server/reference/china_time.ts'

export type QuoteRecord = typeof quote.$inferSelect

/** Whether the request `p` can no longer be answered: ended, taken down, or expired. */
const requestIsOver = (now: Date): SQL =>
  sql`(p.state not in ('online', 'offline') or coalesce(p.expires_at <= ${now.toISOString()}, false))`

/** Whether the quote `q` on the request `p` can be answered. */
export const isOpenQuote = (now: Date): SQL =>
  sql`(q.state in ('sent', 'seen') and q.valid_until >= ${chinaDay(now)}::date and not ${requestIsOver(now)})`

/**
 * Whether the quote `q` was not chosen: the request `p` was awarded while it waited for an answer. Awarding is final,
 * so a request that was closed later still shows it: nothing is left of it, or its events say so.
 */
export const isNotChosen: SQL = sql`(q.state in ('sent', 'seen') and (p.state = 'dealt' or (p.state = 'closed' and (p.remaining = 0
  or exists (select 1 from posting_event e where e.posting_id = p.id and e.action = 'deal')))))`

/** Accounts with an open quote on a posting, except those already notified that it has expired. */
export async function openQuoters(db: DbOrTx, postingId: number): Promise<number[]> {
  const found = await rows<{ account_id: number }>(
    db,
    sql`select distinct q.account_id from quote q join posting p on p.id = q.posting_id
      where p.id = ${postingId} and q.state in ('sent', 'seen')
        and (q.end_told is null or q.end_told is distinct from p.expires_at)`,
  )
  return found.map((row) => row.account_id)
}

type Priced = QuoteTerms & { price_per_t: number | null; taxed_per_t: number | null }
/** A new version of a quote: its terms, the version of the request that it is for, and its author. */
export type NewVersion = { terms: Priced; postingRevision: number; accountId: number; now: Date }

/** Returns the id of the new quote; undefined when the company already has an open one for the posting. */
export async function insertQuote(
  tx: DbOrTx,
  given: NewVersion & { postingId: number; buyerTenantId: number; tenantId: number },
): Promise<number | undefined> {
  const [made] = await tx
    .insert(quote)
    .values({
      ...given.terms,
      posting_id: given.postingId,
      buyer_tenant_id: given.buyerTenantId,
      tenant_id: given.tenantId,
      account_id: given.accountId,
      state: 'sent',
      revision: 1,
      posting_revision: given.postingRevision,
      created_at: given.now,
      updated_at: given.now,
    })
    .onConflictDoNothing()
    .returning({ id: quote.id })
  if (!made) return undefined
  await countQuotes(tx, given.postingId)
  await insertVersion(tx, made.id, 1, given)
  return made.id
}

/** Recounts the companies that have quoted, so that the number in the posting's row always is the exact count. */
export async function countQuotes(tx: DbOrTx, postingId: number): Promise<void> {
  await tx.execute(sql`update posting set quote_count = (select count(distinct tenant_id) from quote
    where posting_id = ${postingId} and state <> 'withdrawn') where id = ${postingId}`)
}

const insertVersion = (
  tx: DbOrTx,
  quoteId: number,
  revision: number,
  { terms, postingRevision, accountId, now }: NewVersion,
) =>
  tx.insert(quoteRevision).values({
    quote_id: quoteId,
    revision,
    posting_revision: postingRevision,
    quantity: terms.quantity,
    taxed_per_t: terms.taxed_per_t,
    values: terms,
    account_id: accountId,
    created_at: now,
  })

/** Replaces the terms of a quote and marks it as not yet seen by the owner. */
export async function reviseQuote(tx: DbOrTx, row: QuoteRecord, given: NewVersion): Promise<void> {
  const revision = row.revision + 1
  await updateQuote(tx, row.id, {
    ...given.terms,
    state: 'sent',
    revision,
    posting_revision: given.postingRevision,
    account_id: given.accountId,
    updated_at: given.now,
    seen_at: null,
  })
  await insertVersion(tx, row.id, revision, given)
}

/**
 * A quote of the company, as its supplier or as the owner of the request, and the request, locked for a change: the
 * request first, as everywhere.
 */
export async function lockQuote(
  tx: DbOrTx,
  id: number,
  { side, tenantId }: { side: 'supplier' | 'owner'; tenantId: number },
): Promise<{ row: QuoteRecord; posting: PostingRecord } | undefined> {
  const whose = side === 'supplier' ? quote.tenant_id : quote.buyer_tenant_id
  const own = and(eq(quote.id, id), eq(whose, tenantId))
  const [known] = await tx.select({ postingId: quote.posting_id }).from(quote).where(own)
  if (!known) return undefined
  const posting = await lockPostingById(tx, known.postingId)
  const [row] = await tx.select().from(quote).where(own).for('no key update')
  return row && { row, posting }
}

export async function updateQuote(
  tx: DbOrTx,
  id: number,
  change: Partial<typeof quote.$inferInsert>,
): Promise<void> {
  await tx.update(quote).set(change).where(eq(quote.id, id))
}

/** Marks those of these quotes as seen that are on the posting, once its company has been shown them. */
export async function markSeen(
  db: DbOrTx,
  given: { postingId: number; ids: readonly number[]; now: Date },
): Promise<void> {
  await db.execute(sql`update quote set state = 'seen', seen_at = ${given.now.toISOString()}
    where posting_id = ${given.postingId} and id = any(${sql.param(given.ids)}::int[]) and state = 'sent'`)
}
