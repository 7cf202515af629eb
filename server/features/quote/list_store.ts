import { sql, type SQL } from 'drizzle-orm'
import { quoteCreates, type AskedFigures, type Quote, type QuotedRequest } from '#contract/quote.ts'
import type { QuoteTab } from '#contract/quote_states.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { isBetween } from '#server/db/seconds.ts'
import { companyCard } from '#server/features/company/card_store.ts'
import { iso, stateAt, valuesJson, type View } from '#server/features/postings/row_store.ts'
import type { RowFacts } from './rules.ts'
import { isNotChosen, isOpenQuote } from './store.ts'

/** At most this many quotes are listed on one request, the newest first. */
const mostQuotes = 200

/** A quote as stored, with the data that rights depend on. */
export type StoredQuote = Omit<Quote, 'can'> &
  Pick<RowFacts, 'waits' | 'request_state' | 'remaining'> & { posting_id: number; asked: AskedFigures }

const asked = sql`json_build_object('revision', p.revision,
  'wanted', coalesce(nullif(p.quantity, 0), round(p.actual_weight_kg / 1000, 6)), 'remaining', p.remaining,
  'agreed', (select coalesce(sum(a.agreed_quantity), 0) from quote a where a.posting_id = p.id and a.state = 'accepted'),
  'unit', case when p.quantity > 0 then p.quantity_unit end, 'piece_kg', p.piece_weight_kg)`

const effective = (now: Date): SQL =>
  sql`case when ${isNotChosen} then 'not_chosen'
    when q.state in ('sent', 'seen') and not ${isOpenQuote(now)} then 'expired' else q.state end`

const columns = ({ lang, now }: View): SQL => sql`
  q.id, ${effective(now)} as state, q.revision, q.posting_id,
  q.state in ('sent', 'seen') as waits, q.state in ('sent', 'seen') and q.posting_revision <> p.revision as stale,
  ${stateAt(now.toISOString())} as request_state, p.remaining,
  q.quantity, q.price_amount, q.price_basis, q.tax_included, q.price_per_t, q.taxed_per_t,
  q.delivery_date, q.valid_until, q.delivery_terms, q.terms, q.files, q.deviations,
  case when p.quantity > 0 then p.quantity_unit end as quantity_unit, ${asked} as asked,
  q.answer, q.agreed_quantity, ${iso('q.created_at')} as created_time, ${iso('q.updated_at')} as updated_time,
  ${iso('q.answered_at')} as answered_time, ${companyCard(lang, now.toISOString())} as company,
  coalesce((select json_agg(json_build_object('revision', v.revision, 'quantity', v.quantity,
      'taxed_per_t', v.taxed_per_t, 'created_time', ${iso('v.created_at')}) order by v.revision)
    from quote_revision v where v.quote_id = q.id and v.revision < q.revision and v.revision >= q.revision - 10),
    '[]'::json) as earlier`

const ofTab = (tab: QuoteTab, now: Date): SQL => {
  if (tab === 'open') return isOpenQuote(now)
  return sql`${effective(now)} = ${tab}`
}

const read = async (
  db: DbOrTx,
  given: { where: SQL; other: 'supplier' | 'owner'; page: SQL } & View,
): Promise<StoredQuote[]> => {
  const company = sql.raw(given.other === 'owner' ? 'q.buyer_tenant_id' : 'q.tenant_id')
  const found = await rows<{ json: StoredQuote }>(
    db,
    sql`select row_to_json(r) as json from (select ${columns(given)}
      from quote q join posting p on p.id = q.posting_id join tenant t on t.id = ${company}
      where ${given.where} order by ${given.page}) r`,
  )
  return found.map((row) => row.json)
}

type Told = { ends_between?: string; ended_between?: string }
type SentQuery = Told & { state?: QuoteTab; code?: string; page: number; size: number }

/** Only the quotes of whose end, or of whose request's end, the reader was told, between two times. */
const toldOf = (accountId: number, { ends_between: ends, ended_between: ended }: Told): SQL => {
  const end = sql`((q.valid_until + 1)::timestamp at time zone 'Asia/Shanghai')`
  const isTold = [
    ...(ends ? [sql`q.validity_told = q.valid_until and ${isBetween(end, ends)}`] : []),
    ...(ended ? [isBetween(sql`q.end_told`, ended)] : []),
  ]
  return isTold.length === 0
    ? sql``
    : sql` and q.account_id = ${accountId} and ${sql.join(isTold, sql` and `)}`
}

/** The own company's quotes, newest first, with the number of each tab. */
export async function listSent(
  db: DbOrTx,
  given: { tenantId: number; accountId: number; query: SentQuery } & View,
): Promise<{ found: StoredQuote[]; counts: Record<string, number> }> {
  const { tenantId, accountId, query, lang, now } = given
  const ofCode = query.code ? sql` and p.code = ${query.code}` : sql``
  const scope = sql`q.tenant_id = ${tenantId}${ofCode}${toldOf(accountId, query)}`
  const counted = await rows<{ state: string; count: number }>(
    db,
    sql`select ${effective(now)} as state, count(*)::int as count
      from quote q join posting p on p.id = q.posting_id where ${scope} group by 1`,
  )
  const byState = Object.fromEntries(counted.map(({ state, count }) => [state, count]))
  const { sent = 0, seen = 0, ...ended } = byState
  const all = counted.reduce((sum, { count }) => sum + count, 0)
  const found = await read(db, {
    where: query.state ? sql`${scope} and ${ofTab(query.state, now)}` : scope,
    other: 'owner',
    page: sql`q.updated_at desc, q.id desc limit ${query.size} offset ${(query.page - 1) * query.size}`,
    lang,
    now,
  })
  return { found, counts: { ...ended, open: sent + seen, all } }
}

/** One quote that the company made or received; undefined when there is none. */
export async function readQuote(
  db: DbOrTx,
  given: { id: number; side: 'supplier' | 'owner'; tenantId: number } & View,
): Promise<StoredQuote | undefined> {
  const { id, side, tenantId, lang, now } = given
  const whose = sql.raw(side === 'supplier' ? 'q.tenant_id' : 'q.buyer_tenant_id')
  const [found] = await read(db, {
    where: sql`q.id = ${id} and ${whose} = ${tenantId}`,
    other: side === 'supplier' ? 'owner' : 'supplier',
    page: sql`q.id`,
    lang,
    now,
  })
  return found
}

/** Every quote on a posting: open ones first, then by price. */
export const listOnPosting = (db: DbOrTx, given: { postingId: number } & View): Promise<StoredQuote[]> =>
  read(db, {
    where: sql`q.posting_id = ${given.postingId} and q.state <> 'withdrawn'`,
    other: 'supplier',
    page: sql`q.state in ('sent', 'seen') desc, q.taxed_per_t nulls last, q.id desc limit ${mostQuotes}`,
    lang: given.lang,
    now: given.now,
  })

export type StoredRequest = Omit<QuotedRequest, 'posting'> & { posting_id: number }

/** Own requests with quotes, the one with the newest quote first. */
export async function listRequests(
  db: DbOrTx,
  given: { tenantId: number; query: { open?: 0 | 1; page: number; size: number }; now: Date },
): Promise<{ found: StoredRequest[]; count: number }> {
  const { tenantId, query, now } = given
  const open = isOpenQuote(now)
  const grouped = sql`select q.posting_id, count(*)::int as quotes, count(*) filter (where ${open})::int as open,
      count(*) filter (where ${open} and q.state = 'sent')::int as unseen,
      min(q.taxed_per_t) filter (where ${open}) as best_per_t, max(q.updated_at) as newest
    from quote q join posting p on p.id = q.posting_id
    where q.buyer_tenant_id = ${tenantId} and q.state <> 'withdrawn' group by q.posting_id
    ${query.open === 1 ? sql`having count(*) filter (where ${open}) > 0` : sql``}`
  const [counted] = await rows<{ count: number }>(db, sql`select count(*)::int as count from (${grouped}) g`)
  const found = await rows<{ json: StoredRequest }>(
    db,
    sql`select row_to_json(r) as json from (select g.posting_id, g.quotes, g.open, g.unseen, g.best_per_t,
        ${iso('g.newest')} as newest_time, ${asked} as asked
      from (${grouped}) g join posting p on p.id = g.posting_id
      order by g.newest desc, g.posting_id desc limit ${query.size} offset ${(query.page - 1) * query.size}) r`,
  )
  return { found: found.map((row) => row.json), count: counted?.count ?? 0 }
}

const quotedKinds = Object.keys(quoteCreates)

/** An own request with its online values; undefined for foreign and absent ones. */
export async function readRequest(
  db: DbOrTx,
  { code, tenantId }: { code: string; tenantId: number },
): Promise<{ id: number; asked: AskedFigures; values: Record<string, unknown> } | undefined> {
  const [found] = await rows<{ id: number; asked: AskedFigures; values: Record<string, unknown> }>(
    db,
    sql`select p.id, ${asked} as asked, ${valuesJson} as values from posting p
      where p.code = ${code} and p.tenant_id = ${tenantId} and p.kind = any(${sql.param(quotedKinds)}::text[])`,
  )
  return found
}
