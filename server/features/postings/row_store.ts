import { sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Lang } from '#contract/enums.ts'
import { columnFieldNames } from '#contract/postings/shared_fields.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { companyNameIn } from '#server/db/names.ts'
import { companyCard } from '#server/features/company/card_store.ts'
import { standingSql } from '#server/features/company/standing_store.ts'

export type View = { lang: Lang; now: Date }

/** ISO text of a timestamp column, as replies carry it. */
export const iso = (column: string): SQL => sql.raw(`to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** The state in force at `now`, independent of any job that marks expired rows. */
export const stateAt = (now: string): SQL =>
  sql`case when p.state = 'online' and p.expires_at <= ${now} then
    case when p.target_reached then 'dealt' else 'expired' end else p.state end`

/** Columns of a `PostingRow` from `posting p`. */
export const rowColumns = (lang: Lang, now: string): SQL => sql`
  p.code, p.kind, ${stateAt(now)} as state, ${sql.raw(lang === 'en' ? 'p.title_en' : 'p.title_zh')} as title,
  p.character, p.forge_type, p.category_id, p.material, p.shape, p.dims, p.delivery_state,
  p.quantity, p.quantity_unit, p.remaining, p.weighing_method, p.theoretical_weight_kg, p.actual_weight_kg,
  p.price_amount, p.price_basis, p.price_per_t, p.currency, p.tax_included, p.negotiable, p.region_id,
  p.have_warranty, p.have_report, p.details->>'mill' as mill, p.heat_no,
  p.details->>'certificate_type' as certificate_type, p.cuttable, p.extras,
  p.photos[1] as photo, cardinality(p.photos) as photo_count, p.view_count,
  ${iso('p.published_at')} as published_time, ${iso('p.expires_at')} as expires_at,
  (select ${companyCard(lang, now)} from tenant t where t.id = p.tenant_id) as company`

const clock = sql.raw('clock.now')
const onlineRow = (lang: Lang): SQL => sql`
  '{"state":"online","title":' || to_json(${sql.raw(lang === 'en' ? 'p.title_en' : 'p.title_zh')}) ||
  ',"company":{"code":' || to_json(t.code) || ',"name":' || to_json(${companyNameIn(lang)}) ||
  ',"membership":"' || ${standingSql(clock).membership} || '","certification":"' || ${standingSql(clock).certification} ||
  '","credit_rating":' || t.credit_rating || '},' || p.card || '}'`

const dialect = new PgDialect()
/** SQL without parameters as one string: parts that are the same for every request are assembled only once. */
const constant = (part: SQL): SQL => sql.raw(dialect.sqlToQuery(part).sql)

const onlineRowsBegin = {
  zh: constant(sql`select string_agg(json, chr(10)) as json from (select ${onlineRow('zh')} as json from (`),
  en: constant(sql`select string_agg(json, chr(10)) as json from (select ${onlineRow('en')} as json from (`),
}
const onlineRowsJoin = constant(
  sql`) page join posting p on p.id = page.id join tenant t on t.id = p.tenant_id cross join (select `,
)

/**
 * `PostingRow`s of online postings as one JSON text, one per line, null if there are none: reading one value is
 * faster than many. `ids` selects them as `id`; `order` is an `order by` that may refer to its other columns as
 * `page`. The text is assembled from the postings' `card` column, which costs a fraction of building it from the
 * columns (docs/decisions/011).
 */
export const onlineRows = (lang: Lang, now: string, ids: SQL, order: SQL): SQL =>
  sql`${onlineRowsBegin[lang]}${ids}${onlineRowsJoin}${now}::timestamptz as now) clock ${order}) r`

export type OnlineRows = { json: string | null }
export const linesOf = ([found]: OnlineRows[]): string[] => found?.json?.split('\n') ?? []

/** Additional columns of an owner's row. */
export const ownColumns = sql`
  p.latest_revision as revision, p.pending_revision, p.reviewed_at is not null as was_reviewed, p.intention_count, p.joined_count, p.target_reached, ${iso('p.updated_at')} as updated_time,
  case when p.review_comment is not null then json_build_object(
    'comment', p.review_comment, 'img_arr', p.review_img_arr, 'at', ${iso('p.reviewed_at')}) end as review`

const fieldColumns = columnFieldNames.map((name) => `'${name}', p.${name}`).join(', ')

/** The values of the row's revision, in the format of the form. */
export const valuesJson: SQL = sql.raw(`p.details || jsonb_strip_nulls(jsonb_build_object(${fieldColumns}))`)

/** Public rows of postings by database id, for favourites and intentions. */
export async function readRows(
  db: DbOrTx,
  ids: readonly number[],
  view: View,
): Promise<Map<number, PostingRow>> {
  if (ids.length === 0) return new Map()
  const found = await rows<{ id: number; json: PostingRow }>(
    db,
    sql`select p.id, (select row_to_json(r) from (select ${rowColumns(view.lang, view.now.toISOString())}) r) as json
      from posting p join tenant t on t.id = p.tenant_id where p.id = any(${sql.param(ids)}::int[])`,
  )
  return new Map(found.map((row) => [row.id, row.json]))
}
