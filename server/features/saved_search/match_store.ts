import { sql } from 'drizzle-orm'
import type { PostingKind } from '#contract/enums.ts'
import type { SearchAlert } from '#contract/saved_search.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { actsForCompany } from '#server/features/company/founding_store.ts'
import {
  allOf,
  filterConditions,
  list,
  onlineAt,
  type Filters,
} from '#server/features/postings/filter_store.ts'
import { readableByPerson } from '#server/features/postings/reader_store.ts'
import type { Watcher } from './rules.ts'

/** A posting with what alerts say about it. */
export type Matched = { id: number; kind: PostingKind; code: string; title: { zh: string; en: string } }

/** Returns the posting if it is online at `now`. */
export async function findOnline(db: DbOrTx, id: number, now: Date): Promise<Matched | undefined> {
  const [found] = await rows<Matched>(
    db,
    sql`select id, kind, code, json_build_object('zh', title_zh, 'en', title_en) as title from posting
      where id = ${id} and state = 'online' and expires_at > ${now.toISOString()}`,
  )
  return found
}

/** A saved search with its owner, as far as matching needs them. `time_zone` is null until one is chosen. */
export type Candidate = Watcher & {
  id: number
  account_id: number
  name: string
  alert: SearchAlert
  filters: Filters
  time_zone: string | null
}

/** Searches that may match the posting: of other companies, with all required lexemes present, and not matched before. */
export const listCandidates = (db: DbOrTx, postingId: number): Promise<Candidate[]> =>
  rows(
    db,
    sql`select s.id, s.account_id, s.name, s.alert, s.filters, a.tenant_id, a.pre_company_name, a.is_backend, a.admin_permissions, n.time_zone
      from posting p join saved_search s on s.kind = p.kind and s.removed_at is null
        join account a on a.id = s.account_id
        left join notification_preference n on n.account_id = s.account_id
      where p.id = ${postingId} and (s.words is null or p.search @@ s.words)
        and a.disabled_at is null and a.tenant_id is distinct from p.tenant_id and ${readableByPerson}
        and not exists (select 1 from saved_search_match m where m.search_id = s.id and m.posting_id = p.id)
      order by s.id`,
  )

/** How many combinations of filters one statement checks. */
const batch = 500

/**
 * Which of the filters the posting matches, for readers who may see it (`listCandidates`): the same conditions as the
 * list, applied to this posting, so that an alert never differs from the list.
 */
export async function whichMatch(
  db: DbOrTx,
  { id, kind }: Pick<Matched, 'id' | 'kind'>,
  asked: readonly Filters[],
  now: Date,
): Promise<boolean[]> {
  const at = now.toISOString()
  const matched = asked.map(() => false)
  for (let from = 0; from < asked.length; from += batch) {
    const answers = asked.slice(from, from + batch).map((filters, place) => {
      const conditions = filterConditions(filters, at)
      const position = sql.raw(String(from + place))
      return conditions.length > 0 ? sql`case when ${allOf(conditions)} then ${position} end` : position
    })
    const [found] = await rows<{ places: number[] }>(
      db,
      sql`select array_remove(array[${sql.join(answers, sql`, `)}]::int[], null) as places
        from posting p where p.id = ${id} and ${onlineAt(kind, { now: at, reader: 'all' })}`,
    )
    for (const place of found?.places ?? []) matched[place] = true
  }
  return matched
}

/**
 * Stores the matches and returns the new ones, with whether each waits for the daily message. When two jobs run at
 * the same time, each match goes to only one of them.
 */
export async function insertMatches(
  tx: DbOrTx,
  given: { postingId: number; searchIds: readonly number[]; now: Date },
): Promise<Map<number, { waits: boolean }>> {
  const { postingId, searchIds, now } = given
  if (searchIds.length === 0) return new Map()
  const added = await rows<{ search_id: number; waits: boolean }>(
    tx,
    sql`insert into saved_search_match (search_id, posting_id, matched_at, waits)
      select s.id, ${postingId}, ${now.toISOString()}::timestamptz, s.alert = 'daily' from saved_search s
      where s.id = any(${list(searchIds, 'int')}) and s.removed_at is null
      on conflict do nothing returning search_id, waits`,
  )
  return new Map(added.map(({ search_id, waits }) => [search_id, { waits }]))
}

/** Sets the time of the next daily message where none is set. */
export async function setDue(tx: DbOrTx, due: readonly { id: number; at: Date }[]): Promise<void> {
  if (due.length === 0) return
  // Locked in the order of ids, as wherever several are changed.
  await tx.execute(sql`update saved_search s set due_at = d.at from (
      select s.id, d.at from saved_search s
      join jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as d(id int, at timestamptz) on d.id = s.id
      where s.due_at is null and s.alert = 'daily' order by s.id for no key update of s) d
    where s.id = d.id`)
}

export type DailyMatches = {
  id: number
  account_id: number
  kind: PostingKind
  name: string
  /** The matches that are still online and visible to the owner, and the newest of them. */
  count: number
  newest: { code: string; title: { zh: string; en: string } }[]
}

/**
 * Takes up to 100 searches whose daily message is due, with the waiting matches, and marks these as notified. Titles
 * of requests for members are public, but whether such a request matches filters that an outsider may not use is not.
 */
export async function takeDue(tx: DbOrTx, now: Date, titles: number): Promise<DailyMatches[]> {
  const at = now.toISOString()
  return rows(
    tx,
    sql`with due as materialized (
        select s.id from saved_search s where s.due_at <= ${at} and s.removed_at is null
        order by s.due_at limit 100 for no key update skip locked
      ), freed as (update saved_search s set due_at = null from due where s.id = due.id
      ), taken as (
        update saved_search_match m set waits = false from due where m.search_id = due.id and m.waits
        returning m.search_id, m.posting_id, m.matched_at
      )
      select s.id, s.account_id, s.kind, s.name, coalesce(f.count, 0)::int as count, coalesce(f.newest, '[]') as newest
      from due join saved_search s on s.id = due.id join account a on a.id = s.account_id and a.disabled_at is null
      left join lateral (
        select count(*) as count, json_agg(json_build_object('code', r.code, 'title', r.title)
          order by r.place) filter (where r.place <= ${titles}) as newest
        from (select p.code, json_build_object('zh', p.title_zh, 'en', p.title_en) as title,
            row_number() over (order by t.matched_at desc, p.id desc) as place
          from taken t join posting p on p.id = t.posting_id
          where t.search_id = s.id and p.state = 'online' and p.expires_at > ${at}
            and ${readableByPerson} and (p.visibility is distinct from 'members' or ${actsForCompany} or a.is_backend)) r
      ) f on true`,
  )
}
