import { sql, type SQL } from 'drizzle-orm'
import type { Lang, PostingKind } from '#contract/enums.ts'
import { certificateFilters, type Ordering } from '#contract/postings/filters.ts'
import type { Facets } from '#contract/postings/views.ts'
import { rows, type Database, type DbOrTx } from '#server/db/client.ts'
import type { Cursor } from './cursor.ts'
import {
  allOf,
  facetNames,
  filterConditions,
  hasWords,
  openText,
  indexedWords,
  leadingColumns,
  leadingProvince,
  matching,
  onlineAt,
  type FacetName,
  type Filters,
  type Sight,
} from './filter_store.ts'
import { linesOf, onlineRows, type OnlineRows } from './row_store.ts'
import { facetLexeme, type Wanted } from './tokens.ts'

/** Counts are exact up to here. */
export const countLimit = 10_000
/** Facets are counted over this many of the newest matches. */
const facetSample = 3_000

/** Exactly the expressions of the indexes; see `missing` in cursor.ts. */
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

export type ListQuery = {
  filters: Filters
  ordering: Ordering
  after?: Cursor
  offset: number
  limit: number
}

export type ListView = Sight & { lang: Lang }
/** Rows that are looked through before the index of words is asked. */
const probe = 1_000

/**
 * Rows of the public list, each as the JSON text of a `PostingRow`. With words or facets the first rows in the list's
 * order are looked through first, which finds what is frequent; what is rare is then found through the index of words
 * alone. Left to itself the planner takes rare combinations of frequent options for frequent and reads the whole list.
 */
export async function listOnline(
  database: Database,
  kind: PostingKind,
  query: ListQuery,
  view: ListView,
): Promise<string[]> {
  const { filters } = query
  const rowsOf = (ids: SQL) => onlineRows(view.lang, view.now, ids, orders[query.ordering].by)
  if (indexedWords(filters).length === 0) {
    const list = rowsOf(walk(kind, query, view))
    // Without filters one plan is right for all; ranges of dimensions and prices are better planned each time.
    const isPlain = Object.values(filters).every((value) => value === undefined)
    return linesOf(
      await (isPlain ? database.prepared<OnlineRows>(list) : rows<OnlineRows>(database.orm, list)),
    )
  }
  // The same plan whatever the values: a walk of at most `probe` rows.
  const found = linesOf(await database.prepared<OnlineRows>(rowsOf(walkFirst(kind, query, view))))
  if (found.length === query.limit) return found
  return linesOf(await rows<OnlineRows>(database.orm, rowsOf(collect(kind, query, view))))
}

/** Words of one kind: a company's name, say, stands in all of them. */
const wordsOf = (kind: PostingKind, wanted: readonly Wanted[]): Wanted[] => [
  [{ lexeme: facetLexeme('kind', kind) }],
  ...wanted,
]

/** Where a list begins: after its cursor. */
function afterCursor(query: ListQuery): SQL {
  if (!query.after) return sql``
  const { value, down, type } = orders[query.ordering]
  const place = sql`(${String(query.after.value)}::${type}, ${query.after.code})`
  return sql` and (${value}, p.code) ${sql.raw(down ? '<' : '>')} ${place}`
}

/** The limit is written out: a plan made for any limit would not know that the list is short. */
const cut = ({ limit, offset }: ListQuery): SQL =>
  sql`limit ${sql.raw(String(limit))}${offset > 0 ? sql` offset ${offset}` : sql``}`

function firstRows(kind: PostingKind, query: ListQuery, sight: Sight): SQL {
  const lead = query.ordering === '-published_time' ? leadingColumns(query.filters) : []
  return sql`(select * from posting p where ${allOf([onlineAt(kind, sight), ...lead])}${afterCursor(query)}
    ${orders[query.ordering].by} limit ${sql.raw(String(probe))})`
}

/** Ids of the list as one walk through its first rows; asks no more of them, so that an index alone may answer. */
const walkFirst = (kind: PostingKind, query: ListQuery, sight: Sight): SQL => sql`
  select p.id from ${firstRows(kind, query, sight)} p where ${allOf(filterConditions(query.filters, sight.now))}
  ${orders[query.ordering].by} ${cut(query)}`

/** Ids of the list as the planner finds them. */
const walk = (kind: PostingKind, query: ListQuery, sight: Sight): SQL => sql`
  select p.id from posting p where ${matching(kind, query.filters, sight)}${afterCursor(query)}
  ${orders[query.ordering].by} ${cut(query)}`

/** Ids of the list from all matches at once, found without regard to order and sorted then. */
function collect(kind: PostingKind, query: ListQuery, sight: Sight): SQL {
  const { value, down } = orders[query.ordering]
  const by = sql.raw(down ? 'sort_value desc, code desc' : 'sort_value, code')
  return sql`with matches as materialized (select p.id, ${value} as sort_value, p.code from posting p
      where ${matching(kind, query.filters, sight)} and ${hasWords(wordsOf(kind, indexedWords(query.filters)))}${afterCursor(query)})
    select id from matches order by ${by} ${cut(query)}`
}

/**
 * Number of matches, at most one above `countLimit`. A grade's index answers alone what the filters ask, by the same
 * plan whatever the values; without one, and for a keyword, the index of words leads.
 */
export async function countOnline(
  database: Database,
  kind: PostingKind,
  filters: Filters,
  sight: Sight,
): Promise<number> {
  const words = indexedWords(filters)
  const byGrade = filters.keyword === undefined && leadingColumns(filters).length > 0
  const lead = words.length > 0 && !byGrade ? [hasWords(wordsOf(kind, words))] : []
  const count = sql`select count(*)::int as count from (select 1 from posting p
    where ${allOf([matching(kind, filters, sight), ...lead])} limit ${sql.raw(String(countLimit + 1))}) c`
  type Found = { count: number }
  const [found] = await (byGrade ? database.prepared<Found>(count) : rows<Found>(database.orm, count))
  return found?.count ?? 0
}

/** How each facet reads its value; a region counts for every level above it, so that any level can be shown. */
const facetValues: Record<FacetName, SQL> = {
  category: sql`category_id`,
  material: sql`material`,
  region: sql`unnest(region_path)`,
  shape: sql`shape`,
  delivery_state: sql`delivery_state`,
  character: sql`character`,
  forge_type: sql`forge_type`,
  offcut: sql`offcut`,
  have_warranty: sql`have_warranty`,
  have_report: sql`have_report`,
}
/** Options per facet; a region facet has all levels in one. */
const facetOptions = 400

/** Columns that facets count. Of what is for members of companies an outsider counts no more than title, grade and way of forging. */
const facetColumns = (outsider: boolean): SQL => {
  const closed = [
    'region_path',
    'shape',
    'delivery_state',
    'weight_kg',
    'character',
    'offcut',
    ...certificateFilters,
  ]
  const read = (name: string) =>
    outsider ? `case when ${openText} then p.${name} end as ${name}` : `p.${name}`
  return sql.raw(['p.category_id', 'p.material', 'p.forge_type', ...closed.map(read)].join(', '))
}

/** Counts and tonnes per option, each dimension without its own filter; over the newest matches, the total over more. */
export async function countFacets(
  db: DbOrTx,
  kind: PostingKind,
  { filters, outsider }: { filters: Filters; outsider: boolean },
  sight: Sight,
): Promise<Facets> {
  const columns = facetColumns(outsider)
  const wanted = (without?: FacetName) =>
    allOf([
      matching(kind, filters, sight, without),
      ...(without === 'region' ? [] : leadingProvince(filters)),
    ])
  const sample = (without?: FacetName) => sql`
    select ${columns} from posting p where ${wanted(without)}
    order by p.published_at desc, p.code desc limit ${facetSample}`
  const isFiltered = (name: FacetName) => filters[name] !== undefined
  const parts = facetNames.map(
    (name) => sql`select * from (
      select ${sql.raw(`'${name}'`)} as facet, value::text as value, count(*)::int as count, coalesce(sum(weight_kg), 0)::float8 / 1000 as tonnes
      from (select ${facetValues[name]} as value, weight_kg from ${isFiltered(name) ? sql`(${sample(name)})` : sql`matches`} m) v
      where value is not null group by v.value order by count(*) desc, v.value::text limit ${facetOptions}) f`,
  )
  // The total looks further only where the sample was cut.
  const isWhole = sql`(select count(*) from matches) < ${facetSample}`
  const more = sql`select ${columns} from posting p where ${wanted()} limit ${countLimit + 1}`
  const found = await rows<{ facet: FacetName | 'total'; value: string; count: number; tonnes: number }>(
    db,
    sql`with matches as materialized (${sample()})
      ${sql.join(parts, sql` union all `)}
      union all select 'total', '', count(*)::int, coalesce(sum(weight_kg), 0)::float8 / 1000 from (
        select weight_kg from matches where ${isWhole}
        union all (select weight_kg from (${more}) b where not ${isWhole})) a`,
  )
  const of = (name: string) =>
    found
      .filter((row) => row.facet === name)
      .map(({ value, count, tonnes }) => ({ value, count, tonnes: round3(tonnes) }))
  const total = of('total')[0] ?? { count: 0, tonnes: 0 }
  return {
    category: of('category'),
    material: of('material'),
    region: of('region'),
    shape: of('shape'),
    delivery_state: of('delivery_state'),
    character: of('character'),
    forge_type: of('forge_type'),
    offcut: of('offcut'),
    have_warranty: of('have_warranty'),
    have_report: of('have_report'),
    total: {
      count: Math.min(total.count, countLimit),
      count_exact: total.count <= countLimit,
      tonnes: total.tonnes,
    },
  }
}

const round3 = (value: number) => Math.round(value * 1000) / 1000

/** Titles of online postings that a keyword finds: of the newest ones, or if there is none, of any. */
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

/** Online postings of the same or an exactly equivalent grade and the same shape, nearest dimensions first. */
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

/** Sum of the relative differences of the section dimensions, and less of the lengths, which can be cut. */
const dimensionDistance = sql.raw(
  ['d', 'a', 't', 'w', 'od', 'id', 'wt', 'h', 's', 'l']
    .map((name) => `coalesce(abs(ln(p.dim_${name} / s.dim_${name})), 0) * ${name === 'l' ? 0.2 : 1}`)
    .join(' + '),
)
