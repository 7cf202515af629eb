import { sql, type SQL } from 'drizzle-orm'
import type { PostingKind } from '#contract/enums.ts'
import type { WaitingAge } from '#contract/figure_ranges.ts'
import type { ReviewLease } from '#contract/review.ts'
import { rows, toIso, type DbOrTx } from '#server/db/client.ts'
import { list } from '#server/features/postings/filter_store.ts'
import { listTable, pageOf } from '#server/features/postings/table_store.ts'
import { waitedFor } from './age_store.ts'
import { foundBy } from './search_store.ts'
import { isQueued, leaseJoin, leaseJson, type Asker } from './lease_store.ts'
import { adminColumns, adminJoins, type StoredAdminRow } from './store.ts'

type Narrowing = { keyword?: string | undefined; waited?: WaitingAge | undefined }
type Queue = { kinds: readonly PostingKind[]; page: number; size: number } & Narrowing

/** What waits in these kinds. The part without the others must match the index `posting_queue` exactly. */
const waitsIn = (kinds: readonly PostingKind[], { keyword, waited }: Narrowing, now: Date): SQL =>
  sql`${isQueued} and p.kind = any(${list(kinds, 'text')}) ${keyword ? sql`and ${foundBy(keyword)}` : sql``}
    ${waited ? sql`and ${waitedFor(waited, now)}` : sql``}`

const tableOf = ({ kinds, page, size, ...narrowing }: Queue, now: Date) => ({
  scope: waitsIn(kinds, narrowing, now),
  query: { page, size },
  order: sql`p.submitted_at, p.id`,
  now,
})

/** The query for the ids of a page; exported for a test of its plan. */
export const queuePage = (queue: Queue, now: Date): SQL => pageOf(tableOf(queue, now))

/** One page of what waits, oldest first, with the operator who reads it. */
export const listQueue = (
  db: DbOrTx,
  queue: Queue,
  asker: Asker,
): Promise<(StoredAdminRow & { reader: ReviewLease | null })[]> =>
  listTable(db, {
    ...tableOf(queue, asker.now),
    columns: sql`${adminColumns(asker)}, ${leaseJson(asker)} as reader`,
    joins: sql`${adminJoins} ${leaseJoin(asker.now)}`,
  })

export type Waiting = { kind: PostingKind; count: number; oldest: string }

/** How much waits in each of these kinds, and since when; kinds in which nothing waits are absent. */
export async function countWaiting(
  db: DbOrTx,
  kinds: readonly PostingKind[],
  narrowing: Narrowing,
  now: Date,
): Promise<Waiting[]> {
  const found = await rows<Waiting>(
    db,
    sql`select p.kind, count(*)::int as count, min(p.submitted_at) as oldest from posting p
      where ${waitsIn(kinds, narrowing, now)} group by p.kind`,
  )
  return found.map((one) => ({ ...one, oldest: toIso(one.oldest) }))
}
