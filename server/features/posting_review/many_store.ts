import { sql, type SQL } from 'drizzle-orm'
import type { Lang, PostingKind } from '#contract/enums.ts'
import type { MatchingPosting } from '#contract/postings/posting_review_api.ts'
import { publishedStates, transitions, type OperatorAction } from '#contract/postings/states.ts'
import type { OwnTab } from '#contract/postings/tables.ts'
import { exportSize } from '#contract/resources/export_size.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { list } from '#server/features/postings/filter_store.ts'
import { stateAt, type View } from '#server/features/postings/row_store.ts'
import { inTab, listTable } from '#server/features/postings/table_store.ts'
import { adminColumns, adminJoins, scopeOf, type StoredAdminRow } from './store.ts'

/** The postings of a filter; `matching` is the condition for what a keyword finds. */
export type Filtered = View & {
  kind: PostingKind
  state?: OwnTab | undefined
  matching?: SQL | undefined
}

/** Condition for the postings with which the action is possible now, as `operatorRights` says it for one. */
function allowsNow(action: OperatorAction, now: Date): SQL {
  const state = stateAt(now.toISOString())
  const isOf = (states: readonly string[]) => sql`${state} = any(${list(states, 'text')})`
  const ways = [isOf(transitions[action].from)]
  if (action === 'approve' || action === 'reject')
    ways.push(sql`p.pending_revision is not null and ${isOf(publishedStates)}`)
  if (action === 'approve') ways.push(sql`p.sampled_at is not null and p.state in ('online', 'offline')`)
  return sql`(${sql.join(ways, sql` or `)})`
}

const inState = ({ state, now }: Filtered): SQL => (state ? sql`and ${inTab(state, now)}` : sql``)
const titleIn = (lang: Lang): SQL => sql.raw(lang === 'en' ? 'p.title_en' : 'p.title_zh')

/** Up to `limit` postings of a filter with which the action is possible now, those that wait longest first. */
export const listMatching = (
  db: DbOrTx,
  { action, limit, ...of }: Filtered & { action: OperatorAction; limit: number },
): Promise<MatchingPosting[]> =>
  rows(
    db,
    sql`select p.code, coalesce(p.pending_revision, p.revision) as revision, ${titleIn(of.lang)} as title
      from posting p where ${scopeOf(of)} ${inState(of)} and ${allowsNow(action, of.now)}
      order by p.submitted_at, p.id limit ${limit}`,
  )

/** The postings of a filter with ids below `before`, newest first, at most `exportSize`. */
export const listExported = (
  db: DbOrTx,
  { before, state, ...of }: Filtered & { before: number | undefined },
): Promise<StoredAdminRow[]> =>
  listTable<StoredAdminRow>(db, {
    scope: before === undefined ? scopeOf(of) : sql`${scopeOf(of)} and p.id < ${before}`,
    query: { page: 1, size: exportSize, ...(state && { state }) },
    order: sql`p.id desc`,
    columns: adminColumns(of),
    joins: adminJoins,
    now: of.now,
  })
