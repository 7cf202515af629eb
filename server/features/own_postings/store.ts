import { sql, type SQL } from 'drizzle-orm'
import type { PostingKind } from '#contract/enums.ts'
import type { OwnPostingRow } from '#contract/postings/views.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { resubmitted } from '#server/features/postings/resubmission_store.ts'
import { ownColumns, rowColumns, type View } from '#server/features/postings/row_store.ts'
import { joinedOf, ownerRights } from '#server/features/postings/rules.ts'
import { isBetween, timeOf } from '#server/db/seconds.ts'
import { listTable, type TableQuery } from '#server/features/postings/table_store.ts'

type Told = { decided_since?: number; ends_between?: string }

const reminded = (ends: string): SQL =>
  sql` and p.reminded_days is not null and ${isBetween(sql`p.expires_at`, ends)}`

/**
 * Postings of a company, or only those that a notification about several has told of: what an operator has decided on
 * since, or those that end between two times and whose owner was reminded (in seconds since 1970).
 */
export const ownScope = (kind: PostingKind, tenantId: number, told: Told = {}): SQL => {
  const own = sql`p.tenant_id = ${tenantId} and p.kind = ${kind}`
  const { decided_since: since, ends_between: ends } = told
  const decided = since === undefined ? sql`` : sql` and p.reviewed_at >= ${timeOf(since)}`
  return sql`${own}${decided}${ends === undefined ? sql`` : reminded(ends)}`
}

type OwnQuery = TableQuery & Told

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
  given: { kind: PostingKind; tenantId: number; query: OwnQuery } & View,
): Promise<OwnPostingRow[]> {
  const found = await listTable<StoredOwnRow>(db, {
    scope: ownScope(given.kind, given.tenantId, given.query),
    query: given.query,
    columns: sql`${rowColumns(given.lang, given.now.toISOString())}, ${ownColumns}, ${resubmitted}`,
    order: sql`p.updated_at desc, p.id desc`,
    now: given.now,
  })
  return found.map((row) => withRights(row, given.now))
}

/** Returns one own posting in the form of the owner's lists; undefined when the company has no such posting. */
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
