import { sql, type SQL } from 'drizzle-orm'
import type { PostingKind } from '#contract/enums.ts'
import { certificateFilters } from '#contract/postings/filters.ts'
import type { Facets } from '#contract/postings/views.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import {
  allOf,
  facetNames,
  leadingProvince,
  matching,
  matchingWords,
  nameGrade,
  openText,
  type FacetName,
  type Filters,
  type Sight,
} from './filter_store.ts'
import { countLimit } from './search_store.ts'

/** Facets are counted over this many of the newest matches. */
const facetSample = 3_000

/** The column of each facet; a region counts for every level above it, so that any level can be shown. */
const facetColumn: Record<FacetName, SQL> = {
  category: sql`category_id`,
  material: sql`material`,
  region: sql`region_path`,
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
    nameGrade(filters)
      ? matchingWords(kind, filters, sight, without)
      : allOf([
          matching(kind, filters, sight, without),
          ...(without === 'region' ? [] : leadingProvince(filters)),
        ])
  const sample = (without?: FacetName) => sql`
    select ${columns} from posting p where ${wanted(without)}
    order by p.published_at desc, p.code desc limit ${facetSample}`
  const most = sql`select ${columns}, p.published_at, p.code from posting p where ${wanted()} limit ${countLimit + 1}`
  const isFiltered = (name: FacetName) => filters[name] !== undefined
  const parts = facetNames.map(
    (name) => sql`select * from (
      select ${sql.raw(`'${name}'`)} as facet, value::text as value, sum(count)::int as count, coalesce(sum(kg), 0)::float8 / 1000 as tonnes
      from (select ${name === 'region' ? sql`unnest(region_path)` : facetColumn[name]} as value, count, kg from (
        select ${facetColumn[name]}, count(*) as count, sum(weight_kg) as kg
        from ${isFiltered(name) ? sql`(${sample(name)})` : sql`matches`} m group by ${facetColumn[name]}) g) v
      where value is not null group by value order by 3 desc, 2 limit ${facetOptions}) f`,
  )
  // What is read all at once is sorted then; elsewhere the total looks further only where the sample was cut.
  const [begin, all] = nameGrade(filters)
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
    sql`with ${begin} ${sql.join(parts, sql` union all `)}
      union all select 'total', '', count(*)::int, coalesce(sum(weight_kg), 0)::float8 / 1000 from (${all}) a`,
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
