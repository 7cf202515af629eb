import { sql, type SQL } from 'drizzle-orm'
import type { PostingKind } from '#contract/enums.ts'
import { certificateFilters } from '#contract/postings/filters.ts'
import type { Facets } from '#contract/postings/views.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { countLimit, countOf } from '#server/http/numbered.ts'
import {
  allOf,
  facetNames,
  leadingProvince,
  matching,
  openText,
  type FacetName,
  type Filters,
  type Sight,
} from './filter_store.ts'
import { conditionsByIndex, namesGrade, selectEach } from './index_choice_store.ts'

/** Facets are counted over this many of the newest matches. */
const facetSample = 3_000

/** Facets with one value per row. A region counts for all its parents too, so that every level can be shown. */
const singleFacets = facetNames.filter((name) => name !== 'region')
type SingleFacet = (typeof singleFacets)[number]
const columnOf = (name: SingleFacet) => (name === 'category' ? 'category_id' : name)
/** Options per facet; the region facet has all levels in one. */
const facetOptions = 400

/** Columns that facets count. For an outsider, postings for members count only by title, grade and forging type. */
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

/** Counts the options of several facets in one pass over the rows of `source`. */
function singleOptions(names: readonly SingleFacet[], source: SQL): SQL {
  const each = (write: (column: string, name: SingleFacet) => string, between = ', ') =>
    names.map((name) => write(columnOf(name), name)).join(between)
  const facet = each((column, name) => `when grouping(${column}) = 0 then '${name}'`, ' ')
  const value = each((column) => `${column}::text`)
  return sql`select ${sql.raw(`case ${facet} end as facet, coalesce(${value}) as value`)}, count(*) as count, sum(weight_kg) as kg
    from ${source} m group by grouping sets (${sql.raw(each((column) => `(${column})`))})`
}

const regionOptions = (source: SQL): SQL => sql`
  select 'region' as facet, unnest(region_path)::text as value, count, kg from (
    select region_path, count(*) as count, sum(weight_kg) as kg from ${source} m group by region_path) g`

/**
 * Counts and tonnes per option, each facet without its own filter. They cover the newest matches; the total covers
 * more.
 */
export async function countFacets(
  db: DbOrTx,
  kind: PostingKind,
  { filters, outsider }: { filters: Filters; outsider: boolean },
  sight: Sight,
): Promise<Facets> {
  const columns = facetColumns(outsider)
  const readsAll = namesGrade(filters)
  const wanted = (without?: FacetName) =>
    readsAll
      ? conditionsByIndex(kind, filters, sight, without)
      : [
          allOf([
            matching(kind, filters, sight, without),
            ...(without === 'region' ? [] : leadingProvince(filters)),
          ]),
        ]
  const places = sql`${columns}, p.published_at, p.code`
  const sample = (without?: FacetName) => sql`${selectEach(places, wanted(without))}
    order by published_at desc, code desc limit ${facetSample}`
  const most = sql`select * from (${selectEach(places, wanted())}) w limit ${countLimit + 1}`
  const isFiltered = (name: FacetName) => filters[name] !== undefined
  const source = (name: FacetName) => (isFiltered(name) ? sql`(${sample(name)})` : sql`matches`)
  const free = singleFacets.filter((name) => !isFiltered(name))
  const options = [
    ...(free.length > 0 ? [singleOptions(free, sql`matches`)] : []),
    ...singleFacets.filter(isFiltered).map((name) => singleOptions([name], source(name))),
    regionOptions(source('region')),
  ]
  // This path has read and sorted all matches already; otherwise the total is counted further only if the sample was
  // cut off.
  const [begin, all] = readsAll
    ? [
        sql`every as materialized (${most}), matches as materialized (
          select * from every order by published_at desc, code desc limit ${facetSample})`,
        sql`select weight_kg from every`,
      ]
    : [
        sql`matches as materialized (${sample()}), known as (select count(*) < ${facetSample} as whole from matches)`,
        sql`select weight_kg from matches where (select whole from known)
          union all (select weight_kg from (${most}) b where not (select whole from known))`,
      ]
  const found = await rows<{ facet: FacetName | 'total'; value: string; count: number; tonnes: number }>(
    db,
    sql`with ${begin} select facet, value, sum(count)::int as count, coalesce(sum(kg), 0)::float8 / 1000 as tonnes
      from (${sql.join(options, sql` union all `)}) o where value is not null group by facet, value
      union all select 'total', '', count(*)::int, coalesce(sum(weight_kg), 0)::float8 / 1000 from (${all}) a
      order by count desc, value`,
  )
  const of = (name: string) =>
    found
      .filter((row) => row.facet === name)
      .slice(0, facetOptions)
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
      ...countOf(total.count),
      tonnes: total.tonnes,
    },
  }
}

const round3 = (value: number) => Math.round(value * 1000) / 1000
