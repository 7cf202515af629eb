import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { DealFacts } from '#contract/deal.ts'
import type { Lang } from '#contract/enums.ts'
import type { FreightEntry, FreightRefund, RefundRow } from '#contract/freight.ts'
import type { RefundState } from '#contract/membership_states.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { freightEntry, freightRefund } from '#server/db/freight_tables.ts'
import { companyNameIn, personNameIn } from '#server/db/names.ts'
import { iso } from '#server/features/postings/row_store.ts'
import type { Entry } from './freight_rules.ts'

type StoredRefund = typeof freightRefund.$inferSelect

/** The company's ledger, oldest entry first. */
export const readEntries = (db: DbOrTx, tenantId: number): Promise<Entry[]> =>
  db
    .select({
      id: freightEntry.id,
      kind: freightEntry.kind,
      amount: freightEntry.amount,
      grant_id: freightEntry.grant_id,
      period_id: freightEntry.period_id,
      year: freightEntry.year,
      expires_before: freightEntry.expires_before,
    })
    .from(freightEntry)
    .where(eq(freightEntry.tenant_id, tenantId))
    .orderBy(freightEntry.id)

/** Adds an entry; the transaction has locked the company. Throws when the same one is there already. */
export async function addEntry(tx: DbOrTx, row: typeof freightEntry.$inferInsert): Promise<void> {
  await tx.insert(freightEntry).values(row)
}

/** The day on which a later year of the membership `p` begins, as `addYears` (days.ts) says it: also after 29 February. */
const yearBegins = sql`((date_trunc('month', p.starts_on::timestamp) + make_interval(years => y.past))::date
  + extract(day from p.starts_on)::int - 1)`

/** Companies whose ledger lacks a grant of a year that has begun, or the expiry of one that has ended. */
export async function ledgersToSettle(db: DbOrTx, today: string): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select p.tenant_id as id from membership_period p cross join generate_series(0, 2) y(past)
      where ${yearBegins} <= ${today}::date and ${yearBegins} < p.ends_before
        and not exists (select 1 from freight_entry g where g.period_id = p.id and g.year = y.past + 1 and g.kind = 'grant')
      union
      select g.tenant_id from freight_entry g join membership_period p on p.id = g.period_id
      where g.kind = 'grant' and least(g.expires_before, p.ends_before) <= ${today}::date
        and g.amount + (select coalesce(sum(u.amount), 0) from freight_entry u where u.grant_id = g.id) > 0
      order by 1`,
  )
  return found.map(({ id }) => id)
}

/** Uses of the allowances of grants that can be used today: how many of this year's are used. */
export async function countUsed(db: DbOrTx, tenantId: number, today: string): Promise<number> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from freight_entry u join freight_entry g on g.id = u.grant_id
      join membership_period p on p.id = g.period_id
      where u.tenant_id = ${tenantId} and u.kind = 'use' and least(g.expires_before, p.ends_before) > ${today}::date`,
  )
  return found?.count ?? 0
}

type Use = { id: number; grant_id: number; created_at: Date }

/** The use of an allowance on a deal, by the company or one that has become part of it. */
export async function readUse(db: DbOrTx, tenantId: number, dealId: number): Promise<Use | undefined> {
  const { id, created_at } = freightEntry
  const [found] = await db
    .select({ id, created_at, grant_id: sql<number>`${freightEntry.grant_id}` })
    .from(freightEntry)
    .where(
      and(
        sql`${freightEntry.tenant_id} in (select id from tenant where ${tenantId} in (id, merged_into))`,
        eq(freightEntry.deal_id, dealId),
        eq(freightEntry.kind, 'use'),
      ),
    )
  return found
}

type LedgerPage = { tenantId: number; page: number; size: number }

/** One page of the ledger, newest first. */
export const listEntries = (db: DbOrTx, { tenantId, page, size }: LedgerPage): Promise<FreightEntry[]> =>
  rows(
    db,
    sql`select e.id, e.kind, e.amount, e.fee::float8 as fee, p.tier, g.year,
        to_char(least(g.expires_before, p.ends_before) - 1, 'YYYY-MM-DD') as usable_until,
        case when d.id is not null then
          json_build_object('source', d.source, 'id', d.source_id, 'title', d.facts->'title') end as deal,
        ${iso('e.created_at')} as created_time
      from freight_entry e join freight_entry g on g.id = coalesce(e.grant_id, e.id)
        join membership_period p on p.id = g.period_id left join deal d on d.id = e.deal_id
      where e.tenant_id = ${tenantId} order by e.id desc limit ${size} offset ${(page - 1) * size}`,
  )

export async function countEntries(db: DbOrTx, tenantId: number): Promise<number> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from freight_entry where tenant_id = ${tenantId}`,
  )
  return found?.count ?? 0
}

export const shownRefund = (stored: StoredRefund): FreightRefund => ({
  id: stored.id,
  fee: stored.fee,
  remark: stored.remark,
  state: stored.state,
  reason: stored.reason,
  created_time: stored.created_at.toISOString(),
  decided_time: stored.decided_at?.toISOString() ?? null,
})

/** The newest request for the refund of a use. */
export async function newestRefund(db: DbOrTx, useId: number): Promise<StoredRefund | undefined> {
  const [found] = await db
    .select()
    .from(freightRefund)
    .where(eq(freightRefund.use_id, useId))
    .orderBy(desc(freightRefund.id))
    .limit(1)
  return found
}

/** Returns undefined when one is requested or refunded already. */
export async function insertRefund(
  tx: DbOrTx,
  row: typeof freightRefund.$inferInsert,
): Promise<number | undefined> {
  const [made] = await tx
    .insert(freightRefund)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: freightRefund.id })
  return made?.id
}

type HeldRefund = StoredRefund & { deal_id: number; grant_id: number; title: DealFacts['title'] }

/** A request with its use and deal. */
export async function findRefund(db: DbOrTx, id: number): Promise<HeldRefund | undefined> {
  const [found] = await rows<Pick<HeldRefund, 'deal_id' | 'grant_id' | 'title'>>(
    db,
    sql`select u.deal_id, u.grant_id, d.facts->'title' as title from freight_refund r
      join freight_entry u on u.id = r.use_id join deal d on d.id = u.deal_id where r.id = ${id}`,
  )
  const [stored] = await db.select().from(freightRefund).where(eq(freightRefund.id, id))
  return found && stored ? { ...stored, ...found } : undefined
}

export async function decideRefund(
  tx: DbOrTx,
  id: number,
  decided: { state: RefundState; reason: string | null; decided_by: number; decided_at: Date },
): Promise<void> {
  await tx.update(freightRefund).set(decided).where(eq(freightRefund.id, id))
}

const listed = (lang: Lang): SQL => sql`
  select r.id, r.fee::float8 as fee, r.remark, r.state, r.reason, ${iso('r.created_at')} as created_time,
    ${iso('r.decided_at')} as decided_time, json_build_object('code', t.code, 'name', ${companyNameIn(lang)}) as company,
    ${personNameIn(lang)} as applicant, ${personNameIn(lang, 'o')} as decided_by,
    json_build_object('title', d.facts->'title', 'posting_code', d.facts->>'posting_code',
      'agreed_time', ${iso('d.agreed_at')}) as deal
  from freight_refund r join freight_entry u on u.id = r.use_id join deal d on d.id = u.deal_id
    join tenant t on t.id = r.tenant_id join account a on a.id = r.account_id
    left join account o on o.id = r.decided_by`

const inState = (state: RefundState | undefined): SQL =>
  state === undefined ? sql`true` : sql`r.state = ${state}`

type Listing = { state: RefundState | undefined; page: number; size: number; lang: Lang }

/** Undecided ones first, oldest first, then the others, newest first: the order of `freight_refund_listed`. */
const order = sql`order by (r.state <> 'requested'), (case when r.state = 'requested' then r.id else -r.id end)`

/** Of the pages before it only the index is read. */
export const listRefunds = (db: DbOrTx, { state, page, size, lang }: Listing): Promise<RefundRow[]> =>
  rows(
    db,
    sql`${listed(lang)} where r.id = any(array(select r.id from freight_refund r
      where ${inState(state)} ${order} limit ${size} offset ${(page - 1) * size})) ${order}`,
  )

export async function readRefundRow(db: DbOrTx, id: number, lang: Lang): Promise<RefundRow | undefined> {
  const [found] = await rows<RefundRow>(db, sql`${listed(lang)} where r.id = ${id}`)
  return found
}

/** How many requests there are in a state or in all. */
export async function countRefunds(db: DbOrTx, state: RefundState | undefined): Promise<number> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from freight_refund r where ${inState(state)}`,
  )
  return found?.count ?? 0
}

/** How many requests for refunds wait for an operator, and since when. */
export async function countRequested(db: DbOrTx): Promise<{ count: number; oldest: string | null }> {
  const [found] = await rows<{ count: number; oldest: string | null }>(
    db,
    sql`select count(*)::int as count, ${iso('min(created_at)')} as oldest from freight_refund
      where state = 'requested'`,
  )
  return found ?? { count: 0, oldest: null }
}
