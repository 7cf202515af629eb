import { sql, type SQL } from 'drizzle-orm'
import type { Lang, PostingKind } from '#contract/enums.ts'
import type { OwnTab } from '#contract/postings/tables.ts'
import type { PostingState } from '#contract/postings/states.ts'
import type { OwnPostingRow, PostingRow } from '#contract/postings/views.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { resubmitted } from './resubmission_store.ts'
import { ownColumns, rowColumns, stateAt } from './row_store.ts'
import { expiringUntil, joinedOf, ownerRights } from './rules.ts'

export type View = { lang: Lang; now: Date }
export type TableQuery = {
  state?: OwnTab
  keyword?: string
  page: number
  size: number
}

/** Postings in a state as people see it; in review is also what is online while an edit of it waits. */
export function inTab(tab: OwnTab, now: Date): SQL {
  const online = sql`p.state = 'online' and p.expires_at`
  if (tab === 'in_review') return sql`(p.state = 'in_review' or p.pending_revision is not null)`
  if (tab === 'online') return sql`${online} > ${now.toISOString()}`
  const isOver = sql`${online} <= ${now.toISOString()}`
  if (tab === 'expired') return sql`${isOver} and p.target_reached is not true`
  if (tab === 'dealt') return sql`(p.state = 'dealt' or ${isOver} and p.target_reached)`
  if (tab === 'expiring')
    return sql`${online} > ${now.toISOString()} and ${online} <= ${expiringUntil(now).toISOString()}`
  return sql`p.state = ${tab}`
}

/** Any part of the code, a title, the grade, the heat number or the company's names. */
function hasText(keyword: string): SQL {
  const pattern = `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`
  const texts = sql.raw(
    `concat_ws(' ', p.code, p.title_zh, p.title_en, p.material, p.heat_no, t.name, t.name_en)`,
  )
  return sql`${texts} ilike ${pattern}`
}

const withKeyword = (scope: SQL, query: TableQuery): SQL =>
  query.keyword ? sql`${scope} and ${hasText(query.keyword)}` : scope

/**
 * Number of postings per state, of those expiring, and of all; one that is online with a waiting edit counts in both
 * its states.
 */
export async function countStates(
  db: DbOrTx,
  scope: SQL,
  query: TableQuery,
  now: Date,
): Promise<{ counts: Record<string, number>; total: number }> {
  const found = await rows<{ state: PostingState; count: number; pending: number; expiring: number }>(
    db,
    sql`select ${stateAt(now.toISOString())} as state, count(*)::int as count, count(p.pending_revision)::int as pending,
        count(*) filter (where ${inTab('expiring', now)})::int as expiring
      from posting p join tenant t on t.id = p.tenant_id where ${withKeyword(scope, query)} group by 1`,
  )
  const sum = (of: 'count' | 'pending' | 'expiring') => found.reduce((total, row) => total + row[of], 0)
  const states = Object.fromEntries(found.map(({ state, count }) => [state, count]))
  const counts: Record<string, number> = {
    ...states,
    in_review: (states['in_review'] ?? 0) + sum('pending'),
    expiring: sum('expiring'),
    all: sum('count'),
  }
  return { counts, total: counts[query.state ?? 'all'] ?? 0 }
}

type Table = { scope: SQL; query: TableQuery; order: SQL; isByCompany?: boolean; now: Date }

/** Ids of one page as `id`, so that an index alone says what the pages before it hold. */
export function pageOf({ scope, query, order, isByCompany, now }: Table): SQL {
  const company = query.keyword || isByCompany ? sql`join tenant t on t.id = p.tenant_id` : sql``
  const state = query.state ? sql` and ${inTab(query.state, now)}` : sql``
  return sql`select p.id from posting p ${company} where ${withKeyword(scope, query)}${state}
    order by ${order} limit ${query.size} offset ${(query.page - 1) * query.size}`
}

/** One page of `select`ed columns in `order`, as parsed rows. */
export async function listTable<T>(db: DbOrTx, given: Table & { columns: SQL; joins?: SQL }): Promise<T[]> {
  const found = await rows<{ json: T }>(
    db,
    sql`select row_to_json(r) as json from (
      select ${given.columns} from (${pageOf(given)}) page join posting p on p.id = page.id
        join tenant t on t.id = p.tenant_id ${given.joins ?? sql``} order by ${given.order}) r`,
  )
  return found.map((row) => row.json)
}

export const ownScope = (kind: PostingKind, tenantId: number): SQL =>
  sql`p.tenant_id = ${tenantId} and p.kind = ${kind}`

type StoredOwnRow = Omit<OwnPostingRow, 'can'> & {
  was_reviewed: boolean
  joined_count: number
  target_reached: boolean | null
}
const withRights = (
  { was_reviewed, joined_count, target_reached, ...row }: StoredOwnRow,
  now: Date,
): OwnPostingRow => {
  const joined = joinedOf({ joined_count, target_reached, expires_at: row.expires_at }, now)
  return { ...row, can: ownerRights({ ...row, was_reviewed, joined }) }
}

export async function listOwn(
  db: DbOrTx,
  given: { kind: PostingKind; tenantId: number; query: TableQuery } & View,
): Promise<OwnPostingRow[]> {
  const found = await listTable<StoredOwnRow>(db, {
    scope: ownScope(given.kind, given.tenantId),
    query: given.query,
    columns: sql`${rowColumns(given.lang, given.now.toISOString())}, ${ownColumns}, ${resubmitted}`,
    order: sql`p.updated_at desc, p.id desc`,
    now: given.now,
  })
  return found.map((row) => withRights(row, given.now))
}

/** One own posting as the owner's lists show it; undefined when the company has no such posting. */
export async function readOwnRow(
  db: DbOrTx,
  given: { kind: PostingKind; tenantId: number; code: string } & View,
): Promise<OwnPostingRow | undefined> {
  const now = given.now.toISOString()
  const [found] = await rows<{ json: StoredOwnRow }>(
    db,
    sql`select row_to_json(r) as json from (
      select ${rowColumns(given.lang, now)}, ${ownColumns}, ${resubmitted} from posting p join tenant t on t.id = p.tenant_id
      where ${ownScope(given.kind, given.tenantId)} and p.code = ${given.code}) r`,
  )
  return found && withRights(found.json, given.now)
}

/** Public rows of some postings by database id, for collections and intentions. */
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
