import { sql } from 'drizzle-orm'
import { postings, type RegisteredKind } from '#contract/postings/index.ts'
import type { OwnTab } from '#contract/postings/tables.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { countCards } from '#server/features/postings/contact_store.ts'
import { countResponses } from '#server/features/postings/quota_store.ts'
import { inTab } from '#server/features/postings/table_store.ts'
import { isOpenQuote } from '#server/features/quote/store.ts'
import { platformCode } from '#server/features/postings/poster_store.ts'
import { openText } from '#server/features/postings/filter_store.ts'
import { everybody, readableBy } from '#server/features/postings/reader_store.ts'
import { iso } from '#server/features/postings/row_store.ts'
import { countFirstSubmissions } from '#server/features/postings/store.ts'

const list = (kinds: readonly string[]) => sql`${sql.param(kinds)}::text[]`

/**
 * `new_today` and `online_tonnes` count spot stock, `requests` the open requests of buyers, `unquoted` those without
 * a quote.
 */
export type Market = { new_today: number; online_tonnes: number; requests: number; unquoted: number }

/** Public figures of what is online now, and of what was published since `dayStart`. */
export async function readMarket(db: DbOrTx, given: { now: Date; dayStart: Date }): Promise<Market> {
  const [found] = await rows<Market>(
    db,
    sql`select count(*) filter (where is_spot and published_at >= ${given.dayStart.toISOString()})::int as new_today,
        round(coalesce(sum(weight_kg) filter (where is_spot and ${sql.raw(openText)}), 0) / 1000, 1)::float8 as online_tonnes,
        count(*) filter (where kind = any(${list(buyerKinds)}))::int as requests,
        count(*) filter (where kind = any(${list(buyerKinds)}) and quote_count = 0)::int as unquoted
      from (select *, kind = any(${list(kindsCounted('spot_postings_online'))}) as is_spot from posting
        where state = 'online' and expires_at > ${given.now.toISOString()}) p where ${readableBy(everybody)}`,
  )
  return found ?? { new_today: 0, online_tonnes: 0, requests: 0, unquoted: 0 }
}

export type CompanyFigures = {
  intentions_open: number
  intentions_sent_open: number
  quotes_open: number
  quotes_sent_open: number
  online: number
  online_tonnes: number
  /** Spot postings that are online or in review: what the quota counts. */
  spot_used: number
  /** Requests submitted for the first time this month. */
  requests_month: number
  intentions_month: number
  contacts_today: number
  /** Open group buyings that the company takes part in. */
  joined: number
}

/** Returns a company's open tasks and how much of its limits it has used, in one query. */
export async function readCompanyFigures(
  db: DbOrTx,
  given: { tenantId: number; now: Date; monthStart: Date; today: string },
): Promise<CompanyFigures> {
  const { tenantId } = given
  const now = given.now.toISOString()
  const [found] = await rows<Omit<CompanyFigures, 'requests_month' | 'intentions_month' | 'contacts_today'>>(
    db,
    sql`select p.*, i.*, q.*,
        (select count(*)::int from participation j join posting r on r.id = j.posting_id
          where j.tenant_id = ${tenantId} and j.state = 'joined' and r.expires_at > ${now}) as joined
      from (select
          count(*) filter (where is_online)::int as online,
          round(coalesce(sum(weight_kg) filter (where is_online), 0) / 1000, 3)::float8 as online_tonnes,
          count(*) filter (where kind = any(${list(kindsCounted('spot_postings_online'))}) and (is_online or state = 'in_review'))::int as spot_used
        from (select *, state = 'online' and expires_at > ${now} as is_online
          from posting where tenant_id = ${tenantId}) own) p
      cross join (select
          count(*) filter (where seller_tenant_id = ${tenantId})::int as intentions_open,
          count(*) filter (where tenant_id = ${tenantId})::int as intentions_sent_open
        from intention where state in ('sent', 'seen')
          and (tenant_id = ${tenantId} or seller_tenant_id = ${tenantId})) i
      cross join (select
          count(*) filter (where q.buyer_tenant_id = ${tenantId})::int as quotes_open,
          count(*) filter (where q.tenant_id = ${tenantId})::int as quotes_sent_open
        from quote q join posting p on p.id = q.posting_id where ${isOpenQuote(given.now)}
          and (q.tenant_id = ${tenantId} or q.buyer_tenant_id = ${tenantId})) q`,
  )
  if (!found) throw new Error('An aggregate without a row')
  const requests = { kinds: kindsCounted('buying_requests_per_month'), tenantId, except: null }
  return {
    ...found,
    intentions_month: await countResponses(db, tenantId, given.monthStart),
    contacts_today: await countCards(db, { tenantId, day: given.today }),
    requests_month: await countFirstSubmissions(db, { ...requests, from: given.monthStart }),
  }
}

/** What the company has already done of the first steps; each is found through an index. */
export async function readFirstSteps(
  db: DbOrTx,
  tenantId: number,
): Promise<{ published: boolean; dealt: boolean }> {
  const [found] = await rows<{ published: boolean; dealt: boolean }>(
    db,
    sql`select exists (select 1 from posting where tenant_id = ${tenantId} and published_at is not null) as published,
      exists (select 1 from deal where poster_tenant_id = ${tenantId}
        union all select 1 from deal where tenant_id = ${tenantId}) as dealt`,
  )
  if (!found) throw new Error('A row of two facts is missing')
  return found
}

/** The number of own postings that need action, for each of the kinds, including zeros. */
export function readWaiting(
  db: DbOrTx,
  given: { tenantId: number; kinds: readonly RegisteredKind[]; now: Date },
): Promise<{ kind: RegisteredKind; in_review: number; rejected: number; expiring: number }[]> {
  const count = (tab: OwnTab) => sql`count(p.id) filter (where ${inTab(tab, given.now)})::int`
  return rows(
    db,
    sql`select k.kind, ${count('in_review')} as in_review, ${count('rejected')} as rejected, ${count('expiring')} as expiring
      from unnest(${list(given.kinds)}) with ordinality k(kind, place)
        left join posting p on p.kind = k.kind and p.tenant_id = ${given.tenantId}
      group by k.kind, k.place order by k.place`,
  )
}

const kinds = Object.keys(postings) as RegisteredKind[]
const buyerKinds = kinds.filter((kind) => postings[kind].definition.side === 'buyer')
const kindsCounted = (quota: 'spot_postings_online' | 'buying_requests_per_month') =>
  kinds.filter((kind) => postings[kind].definition.quota === quota)

export type Queue = { name: string; count: number; oldest: string | null }

/** Sizes of the review queues of the kinds that the operator may see, including empty ones. */
export async function readQueues(db: DbOrTx, shown: readonly RegisteredKind[]): Promise<Queue[]> {
  const found = await rows<Queue>(
    db,
    sql`select kind as name, count(*)::int as count, ${iso('min(submitted_at)')} as oldest from posting
      where (state = 'in_review' or pending_revision is not null) and kind = any(${list(shown)}) group by kind`,
  )
  return shown.map((name) => found.find((queue) => queue.name === name) ?? { name, count: 0, oldest: null })
}

export type Totals = {
  accounts: number
  companies: number
  online: number
}

export async function readTotals(db: DbOrTx, now: Date): Promise<Totals> {
  const [found] = await rows<Totals>(
    db,
    sql`select (select count(*)::int from account) as accounts, (select count(*)::int from tenant where code <> ${platformCode}) as companies,
      (select count(*)::int from posting where state = 'online' and expires_at > ${now.toISOString()}
        and kind = any(${list(kindsCounted('spot_postings_online'))})) as online`,
  )
  if (!found) throw new Error('An aggregate without a row')
  return found
}
