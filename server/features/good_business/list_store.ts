import { sql, type SQL } from 'drizzle-orm'
import type { Query, Reply } from '#contract/endpoint.ts'
import type { Lang } from '#contract/enums.ts'
import { responseBasis, type goodBusinessApi, type SupplierCard } from '#contract/good_business.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { goodBusiness } from '#server/db/good_business_tables.ts'
import type { RowSource } from '#server/db/resource_sql.ts'
import { eitherPattern, hasText, patternOf } from '#server/db/text_search.ts'
import { companyCard } from '#server/features/company/card_store.ts'
import { frozenSql, isCertified, standingSql } from '#server/features/company/standing_store.ts'
import { openText } from '#server/features/postings/filter_store.ts'
import { platformCode } from '#server/features/postings/poster_store.ts'
import { everybody, readableBy } from '#server/features/postings/reader_store.ts'
import { iso } from '#server/features/postings/row_store.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { tagsOf } from './store.ts'

type At = { lang: Lang; now: Date }
type Filters = Query<typeof goodBusinessApi.list>
type ListReply = Reply<typeof goodBusinessApi.list>
type CompanyReply = Reply<typeof goodBusinessApi.company>

/** Rows of the operators' list. */
export const goodBusinessRows: RowSource = {
  table: goodBusiness,
  joins: sql`join tenant t on t.id = r.tenant_id`,
  columns: {
    revision: sql`1`,
    created_time: sql`r.submitted_at`,
    updated_time: sql`coalesce(r.decided_at, r.submitted_at)`,
    company: sql`json_build_object('zh', t.name, 'en', coalesce(t.name_en, t.name))`,
    code: sql`t.code`,
    application: sql`r.state`,
    certification: standingSql(sql`now()`).certification,
  },
  /** The text of a company has its credit code too, by which none is found here: what it finds is compared again. */
  meaning: async (db, keyword) => {
    const pattern = patternOf(keyword)
    return sql`${await hasText(db, 'tenant', keyword, sql`r.tenant_id`)}
      and (t.code ilike ${pattern} or t.name ilike ${pattern} or t.name_en ilike ${pattern})`
  },
}

/** Condition that the listed version `s` of the company `t` is shown: certified, and not frozen. */
export const isListed = (now: Date): SQL =>
  sql`s.state = 'listed' and ${isCertified(now.toISOString())} and not ${frozenSql}`

const hasTag = (tagId: number): SQL =>
  sql`exists (select 1 from good_business_tag x where x.good_business_id = s.id and x.tag_id = ${tagId})`

/** All filters but the tag. */
function matches({ keyword, region, ...filters }: Filters, now: Date): SQL {
  const conditions = [isListed(now)]
  if (keyword) {
    conditions.push(sql`concat_ws(' ', t.name, t.name_en, s.introduction_zh, s.introduction_en,
      array_to_string(s.products_zh, ' '), array_to_string(s.products_en, ' ')) ilike any(${eitherPattern(keyword)})`)
  }
  if (region !== undefined) conditions.push(sql`${region} = any(s.region_path)`)
  for (const name of ['press_mn', 'ring_od_mm', 'piece_t'] as const) {
    const least = filters[`min_${name}`]
    if (least !== undefined) conditions.push(sql`s.${sql.raw(name)} >= ${least}`)
  }
  return sql.join(conditions, sql` and `)
}

/** The public profile of the listed version `s`: in the reader's language if it has that, without files and expired certificates. */
function publicProfile({ lang, now }: At): SQL {
  const other = lang === 'en' ? 'zh' : 'en'
  const column = (name: string) => sql.raw(`s.${name}`)
  return sql`jsonb_build_object(
    'introduction', coalesce(nullif(${column(`introduction_${lang}`)}, ''), ${column(`introduction_${other}`)}),
    'products', case when cardinality(${column(`products_${lang}`)}) > 0 then ${column(`products_${lang}`)} else ${column(`products_${other}`)} end,
    'tags', ${tagsOf(lang)}, 'region_id', s.region_id, 'press_mn', s.press_mn, 'hammer_t', s.hammer_t,
    'ring_od_mm', s.ring_od_mm, 'piece_t', s.piece_t, 'annual_t', s.annual_t, 'furnaces', s.furnaces,
    'certificates', (select coalesce(jsonb_agg(c.one - 'files' order by c.place), '[]')
      from jsonb_array_elements(s.certificates) with ordinality c(one, place)
      where c.one ->> 'expires_on' >= ${chinaDay(now)}::text),
    'listed_time', ${iso('s.listed_at')})`
}

/** One page of the suppliers that match: sponsored ones first, by their position, then by credit rating and the newest listing. */
export async function listSuppliers(
  db: DbOrTx,
  filters: Filters,
  { lang, now }: At,
): Promise<SupplierCard[]> {
  const at = now.toISOString()
  const { page, size, tag_id: tagId } = filters
  const found = await rows<{ json: SupplierCard }>(
    db,
    sql`with page as (
        select s.id, row_number() over (order by
          case when s.sponsored_until >= ${chinaDay(now)}::date then s.sponsored_position end,
          t.credit_rating desc, s.listed_at desc, s.id desc) as place
        from good_business s join tenant t on t.id = s.tenant_id
        where ${matches(filters, now)} and ${tagId === undefined ? sql`true` : hasTag(tagId)}
        order by place limit ${size} offset ${(page - 1) * size})
      select ${publicProfile({ lang, now })} || jsonb_build_object('company', ${companyCard(lang, at)},
        'is_sponsored', coalesce(s.sponsored_until >= ${chinaDay(now)}::date, false),
        'online_count', o.count, 'online_tonnes', o.tonnes) as json
      from page join good_business s on s.id = page.id join tenant t on t.id = s.tenant_id
      cross join lateral (select count(*)::int as count, coalesce(round(sum(p.weight_kg) / 1000, 3), 0) as tonnes
        from posting p where p.tenant_id = t.id and p.state = 'online' and p.expires_at > ${at}
          and ${sql.raw(openText)} and ${readableBy(everybody)}) o
      order by page.place`,
  )
  return found.map(({ json }) => json)
}

/** How many tags are offered (SPEC 9.7). */
const mostTags = 99

/** How many suppliers match: with the chosen tag, with any, and with each. */
export async function countSuppliers(
  db: DbOrTx,
  filters: Filters,
  { lang, now }: At,
): Promise<Pick<ListReply, 'total' | 'tags'> & { count: number }> {
  const { tag_id: tagId } = filters
  const name = sql.raw(lang === 'en' ? 'g.name_en' : 'g.name_zh')
  const [found] = await rows<{ count: number; total: number; tags: ListReply['tags'] }>(
    db,
    sql`with matched as (select s.id from good_business s join tenant t on t.id = s.tenant_id where ${matches(filters, now)}),
      counted as (select x.tag_id, count(*)::int as count from matched s join good_business_tag x on x.good_business_id = s.id
        group by x.tag_id)
      select (select count(*)::int from matched) as total,
        ${tagId === undefined ? sql`(select count(*)::int from matched)` : sql`coalesce((select count from counted where tag_id = ${tagId}), 0)`} as count,
        (select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'count', g.count) order by g.sort, g.id), '[]')
          from (select g.id, g.sort, ${name} as name, coalesce(c.count, 0) as count from tag g
            left join counted c on c.tag_id = g.id where g.module = 'good_business'
            order by g.sort, g.id limit ${mostTags}) g) as tags`,
  )
  return found ?? { count: 0, total: 0, tags: [] }
}

/**
 * A company as a supplier, and how soon it answers: the median of accepted and declined enquiries about its postings
 * and of quotes on its requests (those that were never revised). Undefined if there is no such company.
 */
export async function readSupplier(
  db: DbOrTx,
  { code, lang, now }: At & { code: string },
): Promise<CompanyReply | undefined> {
  const since = new Date(now.getTime() - responseBasis.days * 86_400_000).toISOString()
  const answer = (alias: string) =>
    sql.raw(`extract(epoch from ${alias}.answered_at - ${alias}.created_at) / 60`)
  const [found] = await rows<CompanyReply & { answers: number; median: number | null }>(
    db,
    sql`select (select ${publicProfile({ lang, now })} from good_business s where s.tenant_id = t.id and ${isListed(now)}) as supplier,
        case when a.answers >= ${responseBasis.answers} then
          json_build_object('median_minutes', a.median, 'answers', a.answers) end as response
      from tenant t cross join lateral (
        select count(*)::int as answers, greatest(1, round(percentile_cont(0.5) within group (order by minutes::float8)))::int as median from (
          select ${answer('i')} as minutes from intention i where i.seller_tenant_id = t.id
            and i.state in ('accepted', 'declined') and i.created_at >= ${since}
          union all
          select ${answer('q')} from quote q where q.buyer_tenant_id = t.id
            and q.state in ('accepted', 'declined') and q.revision = 1 and q.created_at >= ${since}) answered) a
      where t.code = ${code} and t.code <> ${platformCode}`,
  )
  return found && { supplier: found.supplier, response: found.response }
}
