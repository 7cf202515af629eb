import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Intention, IntentionState } from '#contract/intention.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { posting } from '#server/db/posting_tables.ts'
import { intention } from '#server/db/response_tables.ts'
import { companyCard } from '#server/features/company/card_store.ts'
import { lockPostingById, type PostingRecord } from '#server/features/postings/store.ts'
import { iso, type View } from '#server/features/postings/row_store.ts'

export type IntentionRecord = typeof intention.$inferSelect
export type Box = 'received' | 'sent'

/** Returns the id of the new intention; undefined when the company already has an open one for the posting. */
export async function insertIntention(
  tx: DbOrTx,
  given: {
    postingId: number
    sellerTenantId: number
    tenantId: number
    accountId: number
    quantity: number
    message: string
    now: Date
  },
): Promise<number | undefined> {
  const [made] = await tx
    .insert(intention)
    .values({
      posting_id: given.postingId,
      seller_tenant_id: given.sellerTenantId,
      tenant_id: given.tenantId,
      account_id: given.accountId,
      state: 'sent',
      quantity: given.quantity,
      message: given.message,
      created_at: given.now,
    })
    .onConflictDoNothing()
    .returning({ id: intention.id })
  if (!made) return undefined
  await tx
    .update(posting)
    .set({ intention_count: sql`${posting.intention_count} + 1` })
    .where(eq(posting.id, given.postingId))
  return made.id
}

/**
 * An intention of the company, on either side, and its posting, locked for a change: the posting first, as
 * everywhere.
 */
export async function lockIntention(
  tx: DbOrTx,
  id: number,
  tenantId: number,
): Promise<{ row: IntentionRecord; posting: PostingRecord } | undefined> {
  const own = and(
    eq(intention.id, id),
    sql`(${intention.tenant_id} = ${tenantId} or ${intention.seller_tenant_id} = ${tenantId})`,
  )
  const [known] = await tx.select({ postingId: intention.posting_id }).from(intention).where(own)
  if (!known) return undefined
  const held = await lockPostingById(tx, known.postingId)
  const [row] = await tx.select().from(intention).where(own).for('no key update')
  return row && { row, posting: held }
}

export async function updateIntention(
  tx: DbOrTx,
  id: number,
  change: Partial<typeof intention.$inferInsert>,
): Promise<void> {
  await tx.update(intention).set(change).where(eq(intention.id, id))
}

/** Marks those of these intentions as seen that the company has received. */
export async function markSeen(
  db: DbOrTx,
  tenantId: number,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  await db.execute(sql`update intention set state = 'seen', seen_at = ${now.toISOString()}
    where seller_tenant_id = ${tenantId} and state = 'sent' and id = any(${sql.param(ids)}::int[])`)
}

export type StoredIntention = Omit<Intention, 'posting' | 'can'> & { posting_id: number; side: Box }

const columns = ({ lang, now }: View, tenantId: number): SQL => sql`
  i.id, i.state, i.quantity, i.message, i.answer, i.agreed_quantity, i.posting_id,
  (select d.facts->'price' from deal d where d.source = 'intention' and d.source_id = i.id) as agreed_price,
  ${iso('i.created_at')} as created_time, ${iso('i.answered_at')} as answered_time,
  case when i.seller_tenant_id = ${tenantId} then 'received' else 'sent' end as side, ${companyCard(lang, now.toISOString())} as company`

/** Joins the other side's company as `t`. */
const otherSide = (tenantId: number): SQL =>
  sql`join tenant t on t.id = case when i.seller_tenant_id = ${tenantId} then i.tenant_id else i.seller_tenant_id end`

type Page = { box: Box; state?: readonly IntentionState[]; page: number; size: number }

export async function listIntentions(
  db: DbOrTx,
  given: { tenantId: number; query: Page } & View,
): Promise<{ found: StoredIntention[]; count: number }> {
  const { tenantId, query } = given
  const side = sql.raw(query.box === 'received' ? 'i.seller_tenant_id' : 'i.tenant_id')
  const where = sql`${side} = ${tenantId}${query.state ? sql` and i.state = any(${sql.param(query.state)}::text[])` : sql``}`
  const [counted] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from intention i where ${where}`,
  )
  const found = await rows<{ json: StoredIntention }>(
    db,
    sql`select row_to_json(r) as json from (
      select ${columns(given, tenantId)} from intention i ${otherSide(tenantId)} where ${where}
      order by i.created_at desc, i.id desc limit ${query.size} offset ${(query.page - 1) * query.size}) r`,
  )
  return { found: found.map((row) => row.json), count: counted?.count ?? 0 }
}

export async function readIntention(
  db: DbOrTx,
  given: { id: number; tenantId: number } & View,
): Promise<StoredIntention | undefined> {
  const { id, tenantId } = given
  const [found] = await rows<{ json: StoredIntention }>(
    db,
    sql`select row_to_json(r) as json from (
      select ${columns(given, tenantId)} from intention i ${otherSide(tenantId)}
      where i.id = ${id} and (i.tenant_id = ${tenantId} or i.seller_tenant_id = ${tenantId})) r`,
  )
  return found?.json
}
