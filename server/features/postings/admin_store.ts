import { sql, type SQL } from 'drizzle-orm'
import type { Lang, PostingKind } from '#contract/enums.ts'
import type { AdminOrdering, AdminSort } from '#contract/postings/tables.ts'
import type { AdminPosting, AdminPostingRow } from '#contract/postings/views.ts'
import { rows, toIso, type DbOrTx } from '#server/db/client.ts'
import { companyNameIn, personNameIn } from '#server/db/names.ts'
import { list, onlineAt } from './filter_store.ts'
import type { MedianPrice, SameHeat } from './flags.ts'
import { listTable, type TableQuery, type View } from './own_store.ts'
import { refusedValues, resubmitted } from './resubmission_store.ts'
import { iso, rowColumns, valuesJson } from './row_store.ts'
import type { AnyValues } from './values.ts'

/** Everything that was ever submitted; a draft is its owner's alone. */
export const submittedScope = (kind: PostingKind): SQL => sql`p.kind = ${kind} and p.submitted_at is not null`

/** An operator's row before its flags and rights, with what they are computed from. */
export type StoredAdminRow = Omit<AdminPostingRow, 'flags' | 'can'> & {
  facts: { id: number; tenant_id: number; grade_key: string | null; pending_values: AnyValues | null }
}

const adminColumns = (view: View): SQL => sql`${rowColumns(view.lang, view.now.toISOString())},
  coalesce(p.pending_revision, p.revision) as revision, p.pending_revision,
  ${iso('p.submitted_at')} as submitted_time, ${personNameIn(view.lang)} as author,
  json_build_object('id', p.id, 'tenant_id', p.tenant_id, 'grade_key', p.grade_key, 'pending_values', v.values) as facts`
const adminJoins = sql`join account a on a.id = p.author_id
  left join posting_revision v on v.posting_id = p.id and v.revision = p.pending_revision`

const sortColumns: Record<Exclude<AdminSort, 'company'>, SQL> = {
  submitted_time: sql`p.submitted_at`,
  published_time: sql`p.published_at`,
  weight: sql`p.weight_kg`,
  price: sql`p.price_per_t`,
  view_count: sql`p.view_count`,
}

type AdminTableQuery = TableQuery & { ordering?: AdminOrdering }

/** The order asked for; without one the review queue oldest first, everything else by the last change. */
function orderOf({ ordering, state }: AdminTableQuery, lang: Lang): SQL {
  if (ordering === undefined)
    return state === 'in_review' ? sql`p.submitted_at, p.id` : sql`p.updated_at desc, p.id desc`
  const isDown = ordering.startsWith('-')
  const by = (isDown ? ordering.slice(1) : ordering) as AdminSort
  const column = by === 'company' ? companyNameIn(lang) : sortColumns[by]
  return sql`${column} ${sql.raw(isDown ? 'desc' : 'asc')} nulls last, p.id`
}

export const listAdmin = (
  db: DbOrTx,
  given: { kind: PostingKind; query: AdminTableQuery } & View,
): Promise<StoredAdminRow[]> =>
  listTable<StoredAdminRow>(db, {
    scope: submittedScope(given.kind),
    query: given.query,
    columns: adminColumns(given),
    joins: adminJoins,
    order: orderOf(given.query, given.lang),
    now: given.now,
  })

export async function readAdminRow(
  db: DbOrTx,
  given: { kind: PostingKind; code: string } & View,
): Promise<StoredAdminRow | undefined> {
  const [found] = await rows<{ json: StoredAdminRow }>(
    db,
    sql`select row_to_json(r) as json from (
      select ${adminColumns(given)} from posting p join tenant t on t.id = p.tenant_id ${adminJoins}
      where ${submittedScope(given.kind)} and p.code = ${given.code}) r`,
  )
  return found?.json
}

export async function oldestWaiting(db: DbOrTx, kind: PostingKind): Promise<string | null> {
  const [found] = await rows<{ oldest: string | null }>(
    db,
    sql`select min(submitted_at) as oldest from posting
      where kind = ${kind} and (state = 'in_review' or pending_revision is not null)`,
  )
  return found?.oldest ? toIso(found.oldest) : null
}

/** Median ¥/t of the newest 500 online postings of each grade, genuine and remnant apart. */
export function medianPrices(
  db: DbOrTx,
  kind: PostingKind,
  gradeKeys: readonly string[],
  now: string,
): Promise<MedianPrice[]> {
  return rows(
    db,
    sql`select g.key as "gradeKey", x.character, percentile_cont(0.5) within group (order by x.price::float8) as median,
        count(*)::int as count
      from unnest(${list(gradeKeys, 'text')}) g(key)
      cross join lateral (select p.price_per_t as price, p.character from posting p
        where ${onlineAt(kind, { now, reader: 'all' })} and p.grade_key = g.key and p.price_per_t is not null
        order by p.published_at desc limit 500) x
      group by g.key, x.character`,
  )
}

/** Postings that are live or on their way there and have one of these heat numbers. */
export function postingsOfHeats(db: DbOrTx, heatNos: readonly string[]): Promise<SameHeat[]> {
  return rows(
    db,
    sql`select id, tenant_id as "tenantId", heat_no as "heatNo", dims from posting
      where heat_no = any(${list(heatNos, 'text')}) and state in ('in_review', 'online', 'offline') limit 1000`,
  )
}

type StoredAdminDetail = Pick<
  AdminPosting,
  'online_values' | 'submitted_values' | 'refused_values' | 'review' | 'resubmitted' | 'history'
>

/** Values side by side, the last word of the review and everything that happened. */
export async function readAdminDetail(
  db: DbOrTx,
  given: { kind: PostingKind; code: string; lang: Lang },
): Promise<StoredAdminDetail | undefined> {
  const [found] = await rows<{ json: StoredAdminDetail }>(
    db,
    sql`select row_to_json(r) as json from (
      select case when p.published_at is not null then ${valuesJson} end as online_values,
        coalesce(v.values, ${valuesJson}) as submitted_values, ${refusedValues}, ${resubmitted},
        case when p.review_comment is not null then json_build_object(
          'comment', p.review_comment, 'img_arr', p.review_img_arr, 'at', ${iso('p.reviewed_at')}) end as review,
        (select coalesce(json_agg(h), '[]') from (
          select ${iso('e.at')} as at, e.action, ${personNameIn(given.lang)} as actor, e.comment
          from posting_event e join account a on a.id = e.account_id
          where e.posting_id = p.id order by e.id desc limit 200) h) as history
      from posting p left join posting_revision v on v.posting_id = p.id and v.revision = p.pending_revision
      where ${submittedScope(given.kind)} and p.code = ${given.code}) r`,
  )
  return found?.json
}
