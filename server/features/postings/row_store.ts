import { sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Lang } from '#contract/enums.ts'
import { columnFieldNames } from '#contract/postings/shared_fields.ts'
import { companyNameIn } from '#server/db/names.ts'

/** ISO text of a timestamp column, as replies carry it. */
export const iso = (column: string): SQL => sql.raw(`to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** A moment: a parameter, or a column that holds it. */
type Moment = string | SQL

/** Membership, certification and state in force at `now`: nothing depends on a job that marks what has run out. */
const membershipAt = (now: Moment): SQL =>
  sql`case when t.membership_until <= ${now} then 'none' else t.membership end`
export const certificationAt = (now: Moment): SQL =>
  sql`case when t.certification = 'certified' and t.certification_expires_on <= ${now} then 'expired' else t.certification end`
export const stateAt = (now: string): SQL =>
  sql`case when p.state = 'online' and p.expires_at <= ${now} then
    case when p.target_reached then 'dealt' else 'expired' end else p.state end`

/** Public card of the company `t` for readers of a language: contact columns are never part of it (spec §1). */
export const companyCard = (lang: Lang, now: string): SQL => sql`json_build_object(
  'code', t.code, 'name', ${companyNameIn(lang)}, 'membership', ${membershipAt(now)},
  'certification', ${certificationAt(now)}, 'credit_rating', t.credit_rating)`

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
  ',"membership":"' || ${membershipAt(clock)} || '","certification":"' || ${certificationAt(clock)} ||
  '","credit_rating":' || t.credit_rating || '},' || p.card || '}'`

const dialect = new PgDialect()
/** SQL without parameters as one text: parts that are the same for every request are put together once. */
const constant = (part: SQL): SQL => sql.raw(dialect.sqlToQuery(part).sql)

const onlineRowsBegin = {
  zh: constant(sql`select string_agg(json, chr(10)) as json from (select ${onlineRow('zh')} as json from (`),
  en: constant(sql`select string_agg(json, chr(10)) as json from (select ${onlineRow('en')} as json from (`),
}
const onlineRowsJoin = constant(
  sql`) page join posting p on p.id = page.id join tenant t on t.id = p.tenant_id cross join (select `,
)

/**
 * `PostingRow`s of online postings as one JSON text, a line each, null without any: one value is read faster than
 * many. `ids` selects them as `id`; `order` is an `order by` that may name its other columns as `page`. The text is put together from the
 * postings' `card`, a fraction of the work of building it from the columns (docs/decisions/011).
 */
export const onlineRows = (lang: Lang, now: string, ids: SQL, order: SQL): SQL =>
  sql`${onlineRowsBegin[lang]}${ids}${onlineRowsJoin}${now}::timestamptz as now) clock ${order}) r`

export type OnlineRows = { json: string | null }
export const linesOf = ([found]: OnlineRows[]): string[] => found?.json?.split('\n') ?? []

/** Further columns of an owner's row. */
export const ownColumns = sql`
  p.latest_revision as revision, p.pending_revision, p.reviewed_at is not null as was_reviewed, p.intention_count, p.joined_count, p.target_reached, ${iso('p.updated_at')} as updated_time,
  case when p.review_comment is not null then json_build_object(
    'comment', p.review_comment, 'img_arr', p.review_img_arr, 'at', ${iso('p.reviewed_at')}) end as review`

const fieldColumns = columnFieldNames.map((name) => `'${name}', p.${name}`).join(', ')

/** The values of the revision that the row holds, as its form has them. */
export const valuesJson: SQL = sql.raw(`p.details || jsonb_strip_nulls(jsonb_build_object(${fieldColumns}))`)
