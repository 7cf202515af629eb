import { sql, type SQL } from 'drizzle-orm'
import type { Lang, PostingKind } from '#contract/enums.ts'
import { ownTabs, type AdminOrdering, type AdminSort } from '#contract/postings/tables.ts'
import type { AdminPosting, AdminPostingRow } from '#contract/postings/views.ts'
import type { Heat } from '#contract/steel/heat.ts'
import { rows, toIso, type DbOrTx } from '#server/db/client.ts'
import { companyNameIn, personNameIn } from '#server/db/names.ts'
import { countLimit } from '#server/http/numbered.ts'
import { list, onlineOfAny } from '#server/features/postings/filter_store.ts'
import { refusedValues, resubmitted } from '#server/features/postings/resubmission_store.ts'
import { iso, rowColumns, valuesJson, type View } from '#server/features/postings/row_store.ts'
import { inTab, listTable, pageOf, type TableQuery } from '#server/features/postings/table_store.ts'
import type { AnyValues } from '#server/features/postings/values.ts'
import type { MedianPrice, Submitted } from './flags.ts'
import { languageOf } from './reason_store.ts'

/** Everything that was ever submitted; drafts are visible to their owners only. */
export const submittedScope = (kind: PostingKind): SQL => sql`p.kind = ${kind} and p.submitted_at is not null`

/** An operator's row before its flags and rights are added, with the data they are computed from. */
export type StoredAdminRow = Omit<AdminPostingRow, 'flags' | 'figures' | 'can'> & {
  facts: {
    id: number
    tenant_id: number
    grade_key: string | null
    heats: Heat[] | null
    heat_numbers: string[]
    /** What is unusual is computed from these: those of an edit that waits, else those of the row. */
    values: AnyValues
    pending_values: AnyValues | null
  }
}

/** The values that unusual figures are computed from (`unusual_rules.ts`). */
const figureValues = sql.raw(
  'material shape dims quantity weighing_method actual_weight_kg price_amount price_basis currency tax_included negotiable'
    .split(' ')
    .map((name) => `'${name}', p.${name}`)
    .concat(['tiers', 'machining_allowance'].map((name) => `'${name}', p.details->'${name}'`))
    .join(', '),
)

export const adminColumns = (view: View): SQL => sql`${rowColumns(view.lang, view.now.toISOString())},
  coalesce(p.pending_revision, p.revision) as revision, p.pending_revision,
  (p.sampled_at is not null and p.state in ('online', 'offline')) as is_sample,
  ${iso('p.submitted_at')} as submitted_time, ${personNameIn(view.lang)} as author,
  json_build_object('id', p.id, 'tenant_id', p.tenant_id, 'grade_key', p.grade_key, 'heats', p.details->'heats',
    'heat_numbers', heat_numbers(coalesce(v.values, p.details)), 'pending_values', v.values, 'values', json_build_object(${figureValues})) as facts`
export const adminJoins = sql`join account a on a.id = p.author_id
  left join posting_revision v on v.posting_id = p.id and v.revision = p.pending_revision`

const sortColumns: Record<Exclude<AdminSort, 'company'>, { column: SQL; isAlways: boolean }> = {
  submitted_time: { column: sql`p.submitted_at`, isAlways: true },
  published_time: { column: sql`p.published_at`, isAlways: false },
  weight: { column: sql`p.weight_kg`, isAlways: false },
  price: { column: sql`p.price_per_t`, isAlways: false },
  view_count: { column: sql`p.view_count`, isAlways: true },
}

type AdminTableQuery = TableQuery & { ordering?: AdminOrdering }

/**
 * The requested order; by default the review queue is sorted oldest first, everything else by the last change. Must
 * match the indexes `posting_admin_…` exactly.
 */
function orderOf({ ordering, state }: AdminTableQuery, lang: Lang): SQL {
  if (ordering === undefined)
    return state === 'in_review' ? sql`p.submitted_at, p.id` : sql`p.updated_at desc, p.id desc`
  const isDown = ordering.startsWith('-')
  const by = (isDown ? ordering.slice(1) : ordering) as AdminSort
  const direction = sql.raw(isDown ? 'desc' : 'asc')
  if (by === 'company') return sql`${companyNameIn(lang)} ${direction}, t.id ${direction}, p.id ${direction}`
  const { column, isAlways } = sortColumns[by]
  const absent = isAlways ? sql`` : sql`nulls last`
  return sql`${column} ${direction} ${absent}, p.id ${direction}`
}

/** `matching`: condition for what the keyword finds; absent without one. */
type Searched = { kind: PostingKind; query: AdminTableQuery; matching?: SQL | undefined }
/** Condition for the submitted postings that the keyword finds, whatever their state. */
export const scopeOf = ({ kind, matching }: Pick<Searched, 'kind' | 'matching'>): SQL =>
  matching ? sql`${submittedScope(kind)} and ${matching}` : submittedScope(kind)
const withoutKeyword = ({ keyword: _, ...query }: AdminTableQuery): AdminTableQuery => query

type AdminTable = Searched & View
function tableOf({ query, lang, now, ...of }: AdminTable) {
  const isByCompany = query.ordering?.endsWith('company') ?? false
  const scope = scopeOf(of)
  return {
    // An index names the companies that have postings here, so that the others need not be looked at one by one.
    scope: isByCompany ? sql`${scope} and t.has_submitted` : scope,
    query: withoutKeyword(query),
    order: orderOf(query, lang),
    isByCompany,
    now,
  }
}

/** The query for the ids of a page; exported for a test of its plan. */
export const adminPage = (given: AdminTable): SQL => pageOf(tableOf(given))

export const listAdmin = (db: DbOrTx, given: AdminTable): Promise<StoredAdminRow[]> =>
  listTable<StoredAdminRow>(db, { ...tableOf(given), columns: adminColumns(given), joins: adminJoins })

const tabs = [...ownTabs, 'all'] as const

/**
 * Number of submitted postings in each tab, counted up to one more than `countLimit`, so that counting takes no
 * longer on a large market than on a small one.
 */
export async function countSubmitted(
  db: DbOrTx,
  kind: PostingKind,
  now: Date,
): Promise<Record<string, number>> {
  const scope = submittedScope(kind)
  const counted = tabs.map((tab) => {
    const inside = tab === 'all' ? sql`` : sql`and ${inTab(tab, now)}`
    const some = sql`select 1 from posting p where ${scope} ${inside} limit ${countLimit + 1}`
    return sql`(select count(*)::int from (${some}) x) as ${sql.identifier(tab)}`
  })
  const [counts = {}] = await rows<Record<string, number>>(db, sql`select ${sql.join(counted, sql`, `)}`)
  return counts
}

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

/** Median ¥/t of the newest 100 online postings of a kind and grade, separately for genuine stock and remnants. */
export function medianPrices(
  db: DbOrTx,
  asked: readonly { kind: PostingKind; gradeKey: string }[],
  now: string,
): Promise<MedianPrice[]> {
  const kinds = list(
    asked.map(({ kind }) => kind),
    'text',
  )
  const gradeKeys = list(
    asked.map(({ gradeKey }) => gradeKey),
    'text',
  )
  return rows(
    db,
    sql`select g.kind, g.key as "gradeKey", x.character, percentile_cont(0.5) within group (order by x.price::float8) as median,
        count(*)::int as count
      from unnest(${kinds}, ${gradeKeys}) g(kind, key)
      cross join lateral (select p.price_per_t as price, p.character from posting p
        where p.kind = g.kind and ${onlineOfAny({ now, reader: 'all' })} and p.grade_key = g.key and p.price_per_t is not null
        order by p.published_at desc limit 100) x
      group by g.kind, g.key, x.character`,
  )
}

/** A piece that may be offered twice. */
export type Piece = Pick<Submitted, 'id' | 'tenantId' | 'heatNumbers' | 'dims'>

/**
 * Ids of the pieces that have a heat in common with a live posting: of another company, or of the same one with the same
 * dimensions. One heat yields many pieces, so other pieces of one company are not suspicious.
 */
export async function offeredTwice(db: DbOrTx, pieces: readonly Piece[]): Promise<ReadonlySet<number>> {
  const heats = pieces.filter(({ heatNumbers }) => heatNumbers.length > 0)
  if (heats.length === 0) return new Set()
  const given = JSON.stringify(
    heats.map(({ id, tenantId, heatNumbers, dims }) => ({
      id,
      tenant: tenantId,
      heats: heatNumbers,
      dims: dims ?? {},
    })),
  )
  // The first match is enough. Not materialized, the planner may read the whole table, as it expects the match to be near.
  const found = await rows<{ id: number }>(
    db,
    sql`select x.id from json_to_recordset(${given}) x(id int, tenant int, heats text[], dims jsonb)
      where exists (with p as materialized (select p.id, p.tenant_id, p.dims from posting p
          where heat_numbers(p.details) && x.heats
            and p.submitted_at is not null and p.state in ('in_review', 'online', 'offline'))
        select from p where p.id <> x.id and (p.tenant_id <> x.tenant or coalesce(p.dims, '{}') = x.dims))`,
  )
  return new Set(found.map(({ id }) => id))
}

type StoredAdminDetail = Pick<
  AdminPosting,
  | 'online_values'
  | 'submitted_values'
  | 'refused_values'
  | 'author_lang'
  | 'review'
  | 'resubmitted'
  | 'history'
>

/** Old and new values side by side, the last comment of the review and the history. */
export async function readAdminDetail(
  db: DbOrTx,
  given: { kind: PostingKind; code: string; lang: Lang },
): Promise<StoredAdminDetail | undefined> {
  const [found] = await rows<{ json: StoredAdminDetail }>(
    db,
    sql`select row_to_json(r) as json from (
      select case when p.published_at is not null then ${valuesJson} end as online_values,
        coalesce(v.values, ${valuesJson}) as submitted_values, ${refusedValues}, ${resubmitted},
        ${languageOf(sql`p.author_id`)} as author_lang,
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
