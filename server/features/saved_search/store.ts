import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PostingKind } from '#contract/enums.ts'
import type { SavedFilters, SavedSearch, SearchAlert } from '#contract/saved_search.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { savedSearch, savedSearchMatch } from '#server/db/search_tables.ts'
import { wordsQuery } from '#server/features/postings/filter_store.ts'
import { readableByPerson } from '#server/features/postings/reader_store.ts'
import { iso } from '#server/features/postings/row_store.ts'
import { fingerprintOf, plainFilters } from './rules.ts'

/** New matches are counted up to this number. */
const mostNew = 100
/** How long a deleted search can be restored, and how long a match is remembered after its posting has ended. */
const keptDays = { removed: 1, matches: 90 }

const own = (id: number, accountId: number) =>
  and(eq(savedSearch.id, id), eq(savedSearch.account_id, accountId))

/** Columns of a `SavedSearch` of `saved_search s`. */
const columns = (now: Date): SQL => sql`
  s.id, s.kind, s.name, s.alert, s.filters, ${iso('s.created_at')} as created_time,
  (select count(*)::int from (select 1 from saved_search_match m join posting p on p.id = m.posting_id join account a on a.id = s.account_id
    where m.search_id = s.id and m.matched_at > s.looked_at and p.state = 'online' and p.expires_at > ${now.toISOString()}
      and ${readableByPerson}
    limit ${mostNew}) n) as new_count`

/** One page of a person's searches, newest first. */
export function listSearches(
  db: DbOrTx,
  given: { accountId: number; page: number; size: number; now: Date },
): Promise<SavedSearch[]> {
  return rows(
    db,
    sql`select ${columns(given.now)} from saved_search s where s.account_id = ${given.accountId} and s.removed_at is null
      order by s.id desc limit ${given.size} offset ${(given.page - 1) * given.size}`,
  )
}

export async function countSearches(db: DbOrTx, accountId: number): Promise<number> {
  return db.$count(
    savedSearch,
    and(eq(savedSearch.account_id, accountId), sql`${savedSearch.removed_at} is null`),
  )
}

export async function readSearch(
  db: DbOrTx,
  given: { id: number; accountId: number; now: Date },
): Promise<SavedSearch | undefined> {
  const [found] = await rows<SavedSearch>(
    db,
    sql`select ${columns(given.now)} from saved_search s
      where s.id = ${given.id} and s.account_id = ${given.accountId} and s.removed_at is null`,
  )
  return found
}

/** Returns the id of the new search; undefined when the person has already saved these filters. */
export async function insertSearch(
  tx: DbOrTx,
  given: {
    accountId: number
    kind: PostingKind
    name: string
    alert: SearchAlert
    filters: SavedFilters
    now: Date
  },
): Promise<number | undefined> {
  const { accountId, kind, name, alert, now } = given
  const filters = plainFilters(given.filters)
  const [made] = await tx
    .insert(savedSearch)
    .values({
      account_id: accountId,
      kind,
      name,
      alert,
      filters,
      fingerprint: fingerprintOf(filters),
      words: wordsQuery(filters),
      looked_at: now,
      created_at: now,
    })
    .onConflictDoNothing()
    .returning({ id: savedSearch.id })
  return made?.id
}

/** Returns false when the person has no such search. Matches that wait for the daily message are dropped with it. */
export async function updateSearch(
  tx: DbOrTx,
  given: { id: number; accountId: number; name: string; alert: SearchAlert },
): Promise<boolean> {
  const { id, accountId, name, alert } = given
  const isDaily = alert === 'daily'
  const changed = await tx
    .update(savedSearch)
    .set({ name, alert, ...(!isDaily && { due_at: null }) })
    .where(and(own(id, accountId), sql`${savedSearch.removed_at} is null`))
    .returning({ id: savedSearch.id })
  if (changed.length > 0 && !isDaily)
    await tx
      .update(savedSearchMatch)
      .set({ waits: false })
      .where(and(eq(savedSearchMatch.search_id, id), eq(savedSearchMatch.waits, true)))
  return changed.length > 0
}

/** Returns false when the person has no such search; deleting it twice has no effect. */
export async function removeSearch(
  db: DbOrTx,
  given: { id: number; accountId: number; now: Date },
): Promise<boolean> {
  const removed = await db
    .update(savedSearch)
    .set({ removed_at: sql`coalesce(${savedSearch.removed_at}, ${given.now.toISOString()}::timestamptz)` })
    .where(own(given.id, given.accountId))
    .returning({ id: savedSearch.id })
  return removed.length > 0
}

/** Whether the person has this search, deleted or not. */
export async function findRemoved(
  db: DbOrTx,
  given: { id: number; accountId: number },
): Promise<{ isRemoved: boolean; hasTwin: boolean } | undefined> {
  const [found] = await rows<{ is_removed: boolean; has_twin: boolean }>(
    db,
    sql`select s.removed_at is not null as is_removed, exists (select 1 from saved_search o
        where o.account_id = s.account_id and o.kind = s.kind and o.fingerprint = s.fingerprint
          and o.removed_at is null and o.id <> s.id) as has_twin
      from saved_search s where s.id = ${given.id} and s.account_id = ${given.accountId}`,
  )
  return found && { isRemoved: found.is_removed, hasTwin: found.has_twin }
}

export async function restoreSearch(db: DbOrTx, id: number): Promise<void> {
  await db.update(savedSearch).set({ removed_at: null }).where(eq(savedSearch.id, id))
}

/** Returns false when the person has no such search. */
export async function markMatchesSeen(
  db: DbOrTx,
  given: { id: number; accountId: number; now: Date },
): Promise<boolean> {
  const marked = await db
    .update(savedSearch)
    .set({ looked_at: given.now })
    .where(and(own(given.id, given.accountId), sql`${savedSearch.removed_at} is null`))
    .returning({ id: savedSearch.id })
  return marked.length > 0
}

/** Deletes searches that were not restored, and old matches of postings that have ended. */
export async function purgeSearches(db: DbOrTx, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
  await db.execute(sql`delete from saved_search where removed_at < ${before(keptDays.removed)}`)
  await db.execute(sql`delete from saved_search_match m using posting p where p.id = m.posting_id
    and m.matched_at < ${before(keptDays.matches)} and (p.state <> 'online' or p.expires_at <= ${now.toISOString()})`)
}
