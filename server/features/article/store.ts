import { sql, type SQL } from 'drizzle-orm'
import type { articleApi, ArticleCard } from '#contract/article.ts'
import type { Query, Reply } from '#contract/endpoint.ts'
import type { Lang } from '#contract/enums.ts'
import { article, articleCategory } from '#server/db/article_tables.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import type { RowSource } from '#server/db/resource_sql.ts'
import { eitherPattern, patternOf } from '#server/db/text_search.ts'
import { derivedOf, wordsOf } from './rules.ts'

/** A second, so that what has just been published is not to come where the clock of a node is ahead. */
const isPlanned = sql`r.state = 'online' and r.publish_time > now() + interval '1 second'`
export const articleRows: RowSource = {
  table: article,
  columns: { state: sql`case when ${isPlanned} then 'planned' else r.state end` },
  /** The words are in small letters, which takes a fraction of the time to compare. */
  found: (keyword) => sql`r.title_zh ilike ${patternOf(keyword)} or r.title_en ilike ${patternOf(keyword)}
    or r.words like ${patternOf(keyword.toLowerCase())}`,
  derived: derivedOf,
}
export const categoryRows: RowSource = { table: articleCategory }

type At = { lang: Lang; now: Date }
type Filters = Pick<Query<typeof articleApi.list>, 'category' | 'keyword'>

/** Condition that readers see the article `a`. Nothing has to happen when its time comes. */
export const isShown = (now: Date): SQL => sql`a.state = 'online' and a.publish_time <= ${now.toISOString()}`

/** Title and language of the article `a`, in the reader's language if it is written in that. */
function titleIn(lang: Lang): SQL {
  const [own, other] = (lang === 'en' ? ['en', 'zh'] : ['zh', 'en']).map((one) => sql.raw(one))
  return sql`coalesce(nullif(a.title_${own}, ''), a.title_${other}) as title,
    case when a.title_${own} = '' then '${other}' else '${own}' end as lang`
}
const inLanguage = (name: string, lang: Lang): SQL => {
  const other = lang === 'en' ? 'zh' : 'en'
  return sql.raw(
    `case when a.title_${lang} = '' then a.${name}_${other} else a.${name}_${lang} end as ${name}`,
  )
}
const head = (lang: Lang): SQL => sql`a.id, ${titleIn(lang)}, a.category as category_id, a.cover,
  to_char(a.publish_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as publish_time`

function matches({ category, keyword = '' }: Filters, now: Date): SQL {
  const conditions = [isShown(now)]
  if (category !== undefined) conditions.push(sql`a.category = ${category}`)
  for (const word of wordsOf(keyword)) conditions.push(sql`a.words like any(${eitherPattern(word)})`)
  return sql.join(conditions, sql` and `)
}

/** One page of the articles that match, newest first. */
export const listArticles = (
  db: DbOrTx,
  { page, size, ...filters }: Query<typeof articleApi.list>,
  { lang, now }: At,
): Promise<ArticleCard[]> =>
  rows(
    db,
    sql`select ${head(lang)}, ${inLanguage('excerpt', lang)} from article a where ${matches(filters, now)}
      order by a.publish_time desc, a.id desc limit ${size} offset ${(page - 1) * size}`,
  )

export async function countArticles(db: DbOrTx, filters: Filters, now: Date): Promise<number> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from article a where ${matches(filters, now)}`,
  )
  return found?.count ?? 0
}

/** A published article with those before and after it in the list of all; undefined if readers do not see it. */
export async function readArticle(
  db: DbOrTx,
  id: number,
  { lang, now }: At,
): Promise<Reply<typeof articleApi.one> | undefined> {
  const neighbour = (than: SQL, order: SQL) => sql`(select row_to_json(n) from (
    select a.id, ${titleIn(lang)} from article a, shown
    where ${isShown(now)} and (a.publish_time, a.id) ${than} (shown.publish_time, shown.id)
    order by a.publish_time ${order}, a.id ${order} limit 1) n)`
  const [found] = await rows<Reply<typeof articleApi.one>>(
    db,
    sql`with shown as (select * from article a where a.id = ${id} and ${isShown(now)})
      select ${head(lang)}, ${inLanguage('body', lang)},
        ${neighbour(sql`>`, sql`asc`)} as newer, ${neighbour(sql`<`, sql`desc`)} as older
      from shown a`,
  )
  return found
}

/** When operators last changed an article (ISO 8601). */
export async function articleChanged(db: DbOrTx, id: number): Promise<string> {
  const [found] = await rows<{ changed: string }>(
    db,
    sql`select to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as changed
      from article where id = ${id}`,
  )
  return found?.changed ?? ''
}

export const listCategories = (db: DbOrTx, now: Date): Promise<Reply<typeof articleApi.categories>> =>
  rows(
    db,
    sql`select c.id, json_build_object('zh', c.name_zh, 'en', c.name_en) as name,
        (select count(*)::int from article a where a.category = c.id and ${isShown(now)}) as count
      from article_category c order by c.sort, c.id`,
  )

export async function isCategory(tx: DbOrTx, id: number): Promise<boolean> {
  const found = await rows(tx, sql`select 1 from article_category where id = ${id} for key share`)
  return found.length > 0
}

/** Publishes a locked row: from its time on, or at once if it has none. */
export async function setOnline(tx: DbOrTx, id: number, now: Date): Promise<void> {
  const at = now.toISOString()
  await tx.execute(sql`update article set state = 'online', publish_time = coalesce(publish_time, ${at}),
    revision = revision + 1, updated_at = ${at} where id = ${id}`)
}
