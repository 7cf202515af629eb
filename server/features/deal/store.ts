import { and, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DealFacts, DealSource } from '#contract/deal.ts'
import type { ConversationSide } from '#contract/conversation.ts'
import type { PostingKind } from '#contract/enums.ts'
import type { RaiseRowValues } from '#contract/postings/row_values.ts'
import { raiseProgress } from '#contract/postings/raise_progress.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { deal } from '#server/db/deal_tables.ts'
import { participation } from '#server/db/raise_tables.ts'
import { tenant } from '#server/db/tables.ts'
import { readValues, type PostingRecord } from '#server/features/postings/store.ts'
import { sheetValues } from './rules.ts'

type Agreed = {
  source: DealSource
  sourceId: number
  /** The company that enquired, quoted or joined. */
  responderId: number
  agreed: Pick<DealFacts, 'quantity' | 'quantity_unit' | 'price' | 'message' | 'answer' | 'terms'>
  now: Date
}
type Dealt = Pick<PostingRecord, 'id' | 'kind' | 'code' | 'tenant_id' | 'title_zh' | 'title_en'>

/** Stores a copy of what was agreed, with the values of the posting's revision `revision`, or of the newest. */
export async function recordDeal(
  tx: DbOrTx,
  posting: Dealt & { revision?: number },
  { source, sourceId, responderId, agreed, now }: Agreed,
): Promise<void> {
  const values = await readValues(tx, posting.id, posting.revision)
  await tx
    .insert(deal)
    .values({
      source,
      source_id: sourceId,
      posting_id: posting.id,
      poster_tenant_id: posting.tenant_id,
      tenant_id: responderId,
      facts: {
        kind: posting.kind as PostingKind,
        posting_code: posting.code,
        title: { zh: posting.title_zh, en: posting.title_en },
        values: sheetValues(values),
        ...agreed,
      },
      agreed_at: now,
    })
    .onConflictDoNothing()
}

/** The price of a posting at which an enquiry is accepted; null when negotiable. */
export const listedPrice = (posting: PostingRecord): DealFacts['price'] =>
  posting.price_amount === null || posting.price_basis === null || posting.negotiable === 1
    ? null
    : ({
        amount: posting.price_amount,
        basis: posting.price_basis,
        currency: posting.currency ?? 'CNY',
        tax_included: posting.tax_included,
      } as DealFacts['price'])

/** Stores a deal for every company whose part in a group buying has succeeded, at the price that was reached. */
export async function recordGroupDeals(
  tx: DbOrTx,
  posting: Dealt & { extras: unknown },
  now: Date,
): Promise<void> {
  const { tier } = raiseProgress(posting.extras as RaiseRowValues)
  const { tax_included = null } = (await readValues(tx, posting.id)) as { tax_included?: 0 | 1 }
  const parts = await tx
    .select()
    .from(participation)
    .where(and(eq(participation.posting_id, posting.id), eq(participation.state, 'succeeded')))
    .orderBy(participation.id)
  for (const part of parts)
    await recordDeal(tx, posting, {
      source: 'join',
      sourceId: part.id,
      responderId: part.tenant_id,
      agreed: {
        quantity: part.quantity,
        quantity_unit: null,
        price: tier ? { amount: tier.price, basis: 'per_t', currency: 'CNY', tax_included } : null,
        message: part.message,
        answer: null,
        terms: null,
      },
      now,
    })
}

const poster = alias(tenant, 'poster')
const responder = alias(tenant, 'responder')

export type StoredDeal = {
  /** Of the deal itself; `source_id` is that of the enquiry, quote or part. */
  deal_id: number
  source: DealSource
  source_id: number
  posting_id: number | null
  poster_tenant_id: number
  tenant_id: number
  facts: DealFacts
  agreed_at: Date
  posterName: string
  posterEnglish: string | null
  posterCode: string
  responderName: string
  responderEnglish: string | null
  responderCode: string
}

const read = (db: DbOrTx, where: SQL | undefined) =>
  db
    .select({
      deal_id: deal.id,
      source: deal.source,
      source_id: deal.source_id,
      posting_id: deal.posting_id,
      poster_tenant_id: deal.poster_tenant_id,
      tenant_id: deal.tenant_id,
      facts: deal.facts,
      agreed_at: deal.agreed_at,
      posterName: poster.name,
      posterEnglish: poster.name_en,
      posterCode: poster.code,
      responderName: responder.name,
      responderEnglish: responder.name_en,
      responderCode: responder.code,
    })
    .from(deal)
    .innerJoin(poster, eq(poster.id, deal.poster_tenant_id))
    .innerJoin(responder, eq(responder.id, deal.tenant_id))
    .where(where)

const ofCompany = (tenantId: number) => or(eq(deal.poster_tenant_id, tenantId), eq(deal.tenant_id, tenantId))

/** Returns a deal of the company, on either side; undefined for foreign and absent ones. */
export async function readDeal(
  db: DbOrTx,
  { source, id, tenantId }: { source: DealSource; id: number; tenantId: number },
): Promise<StoredDeal | undefined> {
  const [found] = await read(
    db,
    and(eq(deal.source, source), eq(deal.source_id, id), ofCompany(tenantId)),
  ).limit(1)
  return found
}

/** The deal of a part in a group buying; undefined while there is none. */
export async function readGroupDeal(db: DbOrTx, id: number): Promise<StoredDeal | undefined> {
  const [found] = await read(db, and(eq(deal.source, 'join'), eq(deal.source_id, id))).limit(1)
  return found
}

const ofKind = (kinds: readonly PostingKind[]) => inArray(sql`${deal.facts}->>'kind'`, [...kinds, ''])

/** One page of the company's deals that its member may see, newest first, and how many there are. */
export async function listDeals(
  db: DbOrTx,
  given: {
    tenantId: number
    kinds: Record<ConversationSide, readonly PostingKind[]>
    page: number
    size: number
  },
): Promise<{ found: StoredDeal[]; count: number }> {
  const { tenantId, kinds, page, size } = given
  const scope = or(
    and(eq(deal.tenant_id, tenantId), ofKind(kinds.responder)),
    and(eq(deal.poster_tenant_id, tenantId), ofKind(kinds.poster)),
  )
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(deal)
    .where(scope)
  const found = await read(db, scope)
    .orderBy(desc(deal.agreed_at), desc(deal.id))
    .limit(size)
    .offset((page - 1) * size)
  return { found, count: counted?.count ?? 0 }
}
