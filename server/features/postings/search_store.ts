import { sql, type SQL } from 'drizzle-orm'
import type { Lang, PostingKind } from '#contract/enums.ts'
import type { Ordering } from '#contract/postings/filters.ts'
import { rows, type Database, type DbOrTx } from '#server/db/client.ts'
import { countLimit } from '#server/http/numbered.ts'
import type { Cursor } from './cursor.ts'
import {
  allOf,
  filterConditions,
  leadingColumns,
  matching,
  onlineAt,
  type Filters,
  type Sight,
} from './filter_store.ts'
import { hasIndexedWords, conditionsByIndex, namesGrade, selectEach } from './index_choice_store.ts'
import { linesOf, onlineRows, type OnlineRows } from './row_store.ts'

/** Must match the expressions of the indexes exactly; see `missing` in cursor.ts. */
const order = (value: string, type: string, down: boolean) => {
  const direction = down ? 'desc' : 'asc'
  return {
    value: sql.raw(value),
    type: sql.raw(type),
    down,
    by: sql.raw(`order by ${value} ${direction}, p.code ${direction}`),
  }
}
const orders: Record<Ordering, ReturnType<typeof order>> = {
  '-published_time': order('p.published_at', 'timestamptz', true),
  price: order('coalesce(p.price_per_t, 1e15)', 'numeric', false),
  '-price': order('coalesce(p.price_per_t, -1)', 'numeric', true),
  weight: order('coalesce(p.weight_kg, 1e15)', 'numeric', false),
  '-weight': order('coalesce(p.weight_kg, -1)', 'numeric', true),
  deadline: order('p.expires_at', 'timestamptz', false),
}

const newest: Ordering = '-published_time'

export type ListQuery = {
  filters: Filters
  ordering: Ordering
  after?: Cursor
  offset: number
  limit: number
}

export type ListView = Sight & { lang: Lang }
/** Rows of a list, and the number of matches if it was found on the way. */
type Listed = { lines: string[]; count?: number }
/** Number of rows that are scanned before the full-text index is used. */
const probe = 1_000

/**
 * Rows of the public list, each as the JSON text of a `PostingRow`. With words or facets, the first rows in the
 * list's order are scanned first, which finds frequent matches; rare ones are then found through the full-text index
 * alone. The planner would mistake rare combinations of frequent options for frequent ones and read the whole list.
 * In any order but newest first, all postings of a grade are read through its index; keywords with a grade are
 * searched and counted in the same way.
 */
export async function listOnline(
  database: Database,
  kind: PostingKind,
  query: ListQuery,
  view: ListView,
): Promise<Listed> {
  const { filters } = query
  const rowsOf = (ids: SQL) => onlineRows(view.lang, view.now, ids, orders[query.ordering].by)
  if (!hasIndexedWords(filters)) {
    const list = rowsOf(walk(kind, query, view))
    // Without filters one plan suits every request; queries with ranges of dimensions and prices are planned each
    // time.
    const isPlain = Object.values(filters).every((value) => value === undefined)
    const found = isPlain ? database.prepared<OnlineRows>(list) : rows<OnlineRows>(database.orm, list)
    return { lines: linesOf(await found) }
  }
  const lead = query.ordering === newest ? [] : gradeColumns(filters)
  if (lead.length > 0) {
    const ids = sql`${allMatches([allOf([matching(kind, filters, view), ...lead])], query)} ${firstOf(query)}`
    return { lines: linesOf(await database.prepared<OnlineRows>(rowsOf(ids))) }
  }
  const matches = () => allMatches(conditionsByIndex(kind, filters, view), query)
  if (namesGrade(filters) && !query.after) {
    const [found] = await rows<{ count: number; ids: number[] }>(
      database.orm,
      sql`${matches()} select (select count(*)::int from matches) as count, array(${firstOf(query)}) as ids`,
    )
    const { count, ids } = found ?? { count: 0, ids: [] }
    const list = rowsOf(sql`select unnest(${sql.param(ids)}::int[]) as id`)
    return { count, lines: ids.length > 0 ? linesOf(await database.prepared<OnlineRows>(list)) : [] }
  }
  // The same plan for all values: a scan of at most `probe` rows.
  const found = linesOf(await database.prepared<OnlineRows>(rowsOf(walkFirst(kind, query, view))))
  if (found.length === query.limit) return { lines: found }
  const ids = sql`${matches()} ${firstOf(query)}`
  return { lines: linesOf(await rows<OnlineRows>(database.orm, rowsOf(ids))) }
}

/** The start of the page: after its cursor. */
function afterCursor(query: ListQuery): SQL {
  if (!query.after) return sql``
  const { value, down, type } = orders[query.ordering]
  const place = sql`(${String(query.after.value)}::${type}, ${query.after.code})`
  return sql` and (${value}, p.code) ${sql.raw(down ? '<' : '>')} ${place}`
}

/** The limit is a literal: a plan for any limit would not take into account that the list is short. */
const cut = ({ limit, offset }: ListQuery): SQL =>
  sql`limit ${sql.raw(String(limit))}${offset > 0 ? sql` offset ${offset}` : sql``}`

function firstRows(kind: PostingKind, query: ListQuery, sight: Sight): SQL {
  const lead = query.ordering === newest ? leadingColumns(query.filters) : []
  return sql`(select * from posting p where ${allOf([onlineAt(kind, sight), ...lead])}${afterCursor(query)}
    ${orders[query.ordering].by} limit ${sql.raw(String(probe))})`
}

/** Ids of the list from a scan of its first rows; selects nothing else, so that an index-only scan is possible. */
const walkFirst = (kind: PostingKind, query: ListQuery, sight: Sight): SQL => sql`
  select p.id from ${firstRows(kind, query, sight)} p where ${allOf(filterConditions(query.filters, sight.now))}
  ${orders[query.ordering].by} ${cut(query)}`

/** Ids of the list, with the plan left to PostgreSQL. */
const walk = (kind: PostingKind, query: ListQuery, sight: Sight): SQL => sql`
  select p.id from posting p where ${matching(kind, query.filters, sight)}${afterCursor(query)}
  ${orders[query.ordering].by} ${cut(query)}`

/** All matches at once, in no particular order; `firstOf` sorts them. */
function allMatches(conditions: readonly SQL[], query: ListQuery): SQL {
  const columns = sql`p.id, ${orders[query.ordering].value} as sort_value, p.code`
  const after = afterCursor(query)
  return sql`with matches as materialized (${selectEach(columns, conditions, after)})`
}

function firstOf(query: ListQuery): SQL {
  const by = sql.raw(orders[query.ordering].down ? 'sort_value desc, code desc' : 'sort_value, code')
  return sql`select id from matches order by ${by} ${cut(query)}`
}

/** The grade and shape for an index that answers the filters alone; a keyword must be checked against the rows. */
const gradeColumns = (filters: Filters): SQL[] =>
  filters.keyword === undefined ? leadingColumns(filters) : []

/**
 * Number of matches, at most one above `countLimit`. With a grade, its index alone answers the filters, with the same
 * plan for all values; without one, and for a keyword, the full-text index is used.
 */
export async function countOnline(
  database: Database,
  kind: PostingKind,
  filters: Filters,
  sight: Sight,
): Promise<number> {
  const byGrade = gradeColumns(filters).length > 0
  const conditions =
    hasIndexedWords(filters) && !byGrade
      ? conditionsByIndex(kind, filters, sight)
      : [matching(kind, filters, sight)]
  const count = sql`select count(*)::int as count from (
    select 1 from (${selectEach(sql`1`, conditions)}) m limit ${sql.raw(String(countLimit + 1))}) c`
  type Found = { count: number }
  const [found] = await (byGrade ? database.prepared<Found>(count) : rows<Found>(database.orm, count))
  return found?.count ?? 0
}

/** Titles of online postings that match a keyword: among the newest ones or, if there are none, among all. */
export async function suggestTitles(
  db: DbOrTx,
  kind: PostingKind,
  keyword: string,
  given: ListView & { limit: number },
): Promise<string[]> {
  const title = sql.raw(given.lang === 'en' ? 'p.title_en' : 'p.title_zh')
  const query: ListQuery = {
    filters: { keyword },
    ordering: '-published_time',
    offset: 0,
    limit: given.limit,
  }
  const titlesIn = (source: SQL) =>
    rows<{ title: string }>(
      db,
      sql`select distinct title from (select ${title} as title from ${source} p
        where ${matching(kind, query.filters, given)} limit 50) s limit ${given.limit}`,
    )
  const newest = await titlesIn(firstRows(kind, query, given))
  const found = newest.length > 0 ? newest : await titlesIn(sql`posting`)
  return found.map((row) => row.title)
}

/**
 * Online postings of the same or an exactly equivalent grade and the same shape, with the most similar dimensions
 * first.
 */
export async function listSimilar(
  db: DbOrTx,
  kind: PostingKind,
  code: string,
  { limit, ...view }: ListView & { limit: number },
): Promise<string[]> {
  const ids = sql`select p.id, ${dimensionDistance} as distance from posting s
    join lateral (select * from posting p where ${onlineAt(kind, view)} and p.grade_key = s.grade_key and p.shape = s.shape
      and p.id <> s.id order by p.published_at desc, p.code desc limit 500) p on true
    where s.kind = ${kind} and s.code = ${code} order by distance, p.published_at desc limit ${limit}`
  const by = sql`order by page.distance, p.published_at desc`
  return linesOf(await rows<OnlineRows>(db, onlineRows(view.lang, view.now, ids, by)))
}

/** Sum of the relative differences of the section's dimensions; lengths weigh less because pieces can be cut. */
const dimensionDistance = sql.raw(
  ['d', 'a', 't', 'w', 'od', 'id', 'wt', 'h', 's', 'l']
    .map((name) => `coalesce(abs(ln(p.dim_${name} / s.dim_${name})), 0) * ${name === 'l' ? 0.2 : 1}`)
    .join(' + '),
)
