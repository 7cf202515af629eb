import { sql, type SQL } from 'drizzle-orm'
import type { OwnTab } from '#contract/postings/tables.ts'
import type { PostingState } from '#contract/postings/states.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { eitherPattern } from '#server/db/text_search.ts'
import { stateAt } from './row_store.ts'
import { expiringUntil } from './rules.ts'

export type TableQuery = {
  state?: OwnTab
  keyword?: string
  page: number
  size: number
}

/** Conditions for the states as people see them; online postings with a waiting edit also count as in review. */
export function inTab(tab: OwnTab, now: Date): SQL {
  const online = sql`p.state = 'online' and p.expires_at`
  if (tab === 'in_review') return sql`(p.state = 'in_review' or p.pending_revision is not null)`
  if (tab === 'online') return sql`${online} > ${now.toISOString()}`
  const isOver = sql`${online} <= ${now.toISOString()}`
  if (tab === 'expired') return sql`${isOver} and p.target_reached is not true`
  if (tab === 'dealt') return sql`(p.state = 'dealt' or ${isOver} and p.target_reached)`
  if (tab === 'expiring')
    return sql`${online} > ${now.toISOString()} and ${online} <= ${expiringUntil(now).toISOString()}`
  return sql`p.state = ${tab}`
}

/** Matches any part of the code, a title, the grade, the heat number or the company's names. */
function hasText(keyword: string): SQL {
  const texts = sql.raw(
    `concat_ws(' ', p.code, p.title_zh, p.title_en, p.material, p.heat_no, t.name, t.name_en)`,
  )
  return sql`${texts} ilike any(${eitherPattern(keyword)})`
}

const withKeyword = (scope: SQL, query: TableQuery): SQL =>
  query.keyword ? sql`${scope} and ${hasText(query.keyword)}` : scope

export type CountedState = { state: PostingState; count: number; pending: number; expiring: number }

/** SQL columns of a `CountedState` from `posting p`, to be grouped by the first. */
export const countedState = (now: Date): SQL => sql`
  ${stateAt(now.toISOString())} as state, count(*)::int as count, count(p.pending_revision)::int as pending,
  count(*) filter (where ${inTab('expiring', now)})::int as expiring`

/**
 * Number of postings per state, of those expiring, and of all; an online posting with a waiting edit counts in both
 * states.
 */
export async function countStates(
  db: DbOrTx,
  scope: SQL,
  query: TableQuery,
  now: Date,
): Promise<{ counts: Record<string, number>; total: number }> {
  const counts = tabCounts(
    await rows<CountedState>(
      db,
      sql`select ${countedState(now)} from posting p join tenant t on t.id = p.tenant_id
        where ${withKeyword(scope, query)} group by 1`,
    ),
  )
  return { counts, total: counts[query.state ?? 'all'] ?? 0 }
}

/** The number of postings in each tab; a tab without postings may be absent. */
export function tabCounts(found: readonly CountedState[]): Record<string, number> & { all: number } {
  const sum = (of: 'count' | 'pending' | 'expiring') => found.reduce((total, row) => total + row[of], 0)
  const states = Object.fromEntries(found.map(({ state, count }) => [state, count]))
  return {
    ...states,
    in_review: (states['in_review'] ?? 0) + sum('pending'),
    expiring: sum('expiring'),
    all: sum('count'),
  }
}

type Table = { scope: SQL; query: TableQuery; order: SQL; isByCompany?: boolean; now: Date }

/** Selects the ids of one page as `id`, so that the pages before it are skipped in the index alone. */
export function pageOf({ scope, query, order, isByCompany, now }: Table): SQL {
  const company = query.keyword || isByCompany ? sql`join tenant t on t.id = p.tenant_id` : sql``
  const state = query.state ? sql` and ${inTab(query.state, now)}` : sql``
  return sql`select p.id from posting p ${company} where ${withKeyword(scope, query)}${state}
    order by ${order} limit ${query.size} offset ${(query.page - 1) * query.size}`
}

/** One page of `select`ed columns in `order`, as parsed rows. */
export async function listTable<T>(db: DbOrTx, given: Table & { columns: SQL; joins?: SQL }): Promise<T[]> {
  const found = await rows<{ json: T }>(
    db,
    sql`select row_to_json(r) as json from (
      select ${given.columns} from (${pageOf(given)}) page join posting p on p.id = page.id
        join tenant t on t.id = p.tenant_id ${given.joins ?? sql``} order by ${given.order}) r`,
  )
  return found.map((row) => row.json)
}
