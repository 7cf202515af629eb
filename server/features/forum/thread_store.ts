import { sql, type SQL } from 'drizzle-orm'
import type { forumApi } from '#contract/forum.ts'
import type { ForumAuthor, ForumCard, ForumThread } from '#contract/forum_views.ts'
import type { Query, Reply } from '#contract/endpoint.ts'
import { personNameIn } from '#server/db/names.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { toTsquery, wantedOf } from '#server/db/search_words.ts'
import { everybody, readableBy } from '#server/features/postings/reader_store.ts'
import { iso } from '#server/features/postings/row_store.ts'
import { countLimit } from '#server/http/numbered.ts'
import { authorOf, type At } from './author_store.ts'
import type { Reader, ThreadFacts } from './rules.ts'

/** A thread as stored, with what the rules need and what its card shows. */
export type StoredCard = Omit<ForumCard, 'author' | 'excerpt'> &
  ThreadFacts & {
    author: ForumAuthor
    excerpt: string
    first_state: ForumCard['state']
    last_position: number
  }

/** The thread `h` with its first post `p`, its author `a` for the company `t`, and the author `l` of the last post. */
const joins = sql`join forum_post p on p.thread_id = h.id and p.position = 0
  join account a on a.id = h.account_id left join tenant t on t.id = h.tenant_id
  join account l on l.id = h.last_account_id`

const columns = (
  at: At,
): SQL => sql`h.id, h.section_id, h.title, h.lang, h.tags, h.state, h.account_id, h.answer_id,
  h.last_position, p.excerpt, p.state as first_state, ${authorOf(at)} as author, ${iso('h.created_at')} as created_time,
  ${iso('h.last_at')} as last_time, ${personNameIn(at.lang, 'l')} as last_author, h.reply_count, p.like_count,
  h.answer_id is not null as has_answer, h.is_pinned, h.is_locked`

type ListQuery = Query<typeof forumApi.list>
type Filters = Pick<ListQuery, 'section' | 'tag' | 'lang' | 'keyword' | 'posting' | 'ordering'>

/** Condition for the threads of a list; readers see these whoever they are. */
function matches({ section, tag, lang, keyword, posting, ordering }: Filters): SQL {
  const conditions = [sql`h.state = 'shown'`]
  if (ordering === 'unanswered') conditions.push(sql`h.reply_count = 0`)
  if (section !== undefined) conditions.push(sql`h.section_id = ${section}`)
  if (tag !== undefined) conditions.push(sql`h.tags @> array[${tag}::int]`)
  if (lang !== undefined) conditions.push(sql`h.lang = ${lang}`)
  if (keyword) {
    const words = toTsquery(wantedOf(keyword))
    // Two indexes, each read once; a condition on either table would read every thread.
    conditions.push(
      words === ''
        ? sql`false`
        : sql`h.id in (select id from forum_thread where search @@ ${words}::tsquery
            union select thread_id from forum_post where state = 'shown' and search @@ ${words}::tsquery)`,
    )
  }
  if (posting !== undefined)
    conditions.push(sql`h.id in (select f.thread_id from forum_posting f join posting g on g.id = f.posting_id
      where g.code = ${posting})`)
  return sql.join(conditions, sql` and `)
}

const orders: Record<ListQuery['ordering'], SQL> = {
  active: sql`h.is_pinned desc, h.last_at desc, h.id desc`,
  new: sql`h.is_pinned desc, h.shown_at desc, h.id desc`,
  unanswered: sql`h.shown_at desc, h.id desc`,
}

export type ListedCard = StoredCard & Pick<Reply<typeof forumApi.list>['results'][number], 'found'>

/** The first reply of the thread `h` that has the words, where its title and first post have not; null without. */
function foundReply(keyword: string | undefined, at: At): SQL {
  const words = keyword ? toTsquery(wantedOf(keyword)) : ''
  if (words === '') return sql`null`
  return sql`case when h.search @@ ${words}::tsquery then null else (
    select json_build_object('position', r.position, 'lang', r.lang, 'name', ${personNameIn(at.lang, 'b')}, 'excerpt', r.excerpt)
    from forum_post r join account b on b.id = r.account_id
    where r.thread_id = h.id and r.position > 0 and r.state = 'shown' and r.search @@ ${words}::tsquery
    order by r.position limit 1) end`
}

/** One page of the public list. */
export async function listThreads(
  db: DbOrTx,
  { page, size, ...filters }: ListQuery,
  at: At,
): Promise<ListedCard[]> {
  const order = orders[filters.ordering]
  const found = await rows<{ json: ListedCard }>(
    db,
    sql`select row_to_json(f) as json from (select ${columns(at)}, ${foundReply(filters.keyword, at)} as found from (
        select * from forum_thread h where ${matches(filters)} order by ${order} limit ${size} offset ${(page - 1) * size}
      ) h ${joins} order by ${order}) f`,
  )
  return found.map((row) => row.json)
}

/** How many threads match, counted up to one more than lists tell. */
export async function countThreads(db: DbOrTx, filters: Filters): Promise<number> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from (
      select 1 from forum_thread h where ${matches(filters)} limit ${countLimit + 1}) f`,
  )
  return found?.count ?? 0
}

export const listSections = (db: DbOrTx): Promise<Reply<typeof forumApi.sections>> =>
  rows(
    db,
    sql`select s.id, json_build_object('zh', s.name_zh, 'en', s.name_en) as name,
        json_build_object('zh', s.description_zh, 'en', s.description_en) as description,
        s.state = 'closed' as is_closed, count(h.id)::int as count, ${iso('max(h.last_at)')} as last_time
      from forum_section s left join forum_thread h on h.section_id = s.id and h.state = 'shown'
      group by s.id order by s.sort, s.id`,
  )

export type StoredThread = StoredCard & { is_followed: boolean; revision: number }

/** A thread by its id, whoever may see it. */
export async function readThread(
  db: DbOrTx,
  id: number,
  { accountId, ...at }: At & Pick<Reader, 'accountId'>,
): Promise<StoredThread | undefined> {
  const [found] = await rows<{ json: StoredThread }>(
    db,
    sql`select row_to_json(f) as json from (select ${columns(at)}, h.revision,
        exists (select 1 from forum_member m where m.thread_id = h.id and m.account_id = ${accountId} and m.is_following) as is_followed
      from forum_thread h ${joins} where h.id = ${id}) f`,
  )
  return found?.json
}

const isOnline = (now: Date): SQL =>
  sql`p.state = 'online' and p.expires_at > ${now.toISOString()} and ${readableBy(everybody)}`

/** The postings that a thread is about, as far as everybody sees them. */
export const postingsOf = (
  db: DbOrTx,
  threadId: number,
  { lang, now }: At,
): Promise<ForumThread['postings']> =>
  rows(
    db,
    sql`select p.kind, p.code, ${sql.raw(`p.title_${lang}`)} as title
      from forum_posting f join posting p on p.id = f.posting_id
      where f.thread_id = ${threadId} and ${isOnline(now)} order by p.id`,
  )

/** Ids of the postings with these codes that a thread may name: public ones, and those that it names already. */
export async function namedPostings(
  db: DbOrTx,
  codes: readonly string[],
  { threadId, now }: { threadId: number | null; now: Date },
): Promise<number[]> {
  if (codes.length === 0) return []
  const found = await rows<{ id: number }>(
    db,
    sql`select p.id from posting p where p.code = any(${sql.param(codes)}::text[]) and (${isOnline(now)}
      or p.id in (select f.posting_id from forum_posting f where f.thread_id = ${threadId}::int))`,
  )
  return found.map(({ id }) => id)
}

export type OwnCard = StoredCard & { with_me: Reply<typeof forumApi.own>['results'][number]['with_me'] }

/** Threads of a person, newest first, or those that concern the person, the newest reason first. */
const ownRows = {
  posts: {
    from: sql`forum_thread h`,
    where: (accountId: number) => sql`h.account_id = ${accountId} and h.state <> 'deleted'`,
    order: sql`h.id desc`,
    withMe: sql`null`,
  },
  with_me: {
    from: sql`forum_member m join forum_thread h on h.id = m.thread_id
      left join forum_post w on w.id = m.with_me_post_id`,
    where: (accountId: number) =>
      sql`m.account_id = ${accountId} and m.with_me_at is not null and h.state = 'shown'`,
    order: sql`m.with_me_at desc, h.id desc`,
    withMe: sql`json_build_object('reason', m.with_me_reason, 'time', ${iso('m.with_me_at')}, 'position', w.position)`,
  },
} as const

export async function listOwn(
  db: DbOrTx,
  accountId: number,
  { tab, page, size }: Query<typeof forumApi.own>,
  at: At,
): Promise<OwnCard[]> {
  const { from, where, order, withMe } = ownRows[tab]
  const found = await rows<{ json: OwnCard }>(
    db,
    sql`select row_to_json(f) as json from (select ${columns(at)}, ${withMe} as with_me from ${from} ${joins}
      where ${where(accountId)} order by ${order} limit ${size} offset ${(page - 1) * size}) f`,
  )
  return found.map((row) => row.json)
}

export async function countOwn(
  db: DbOrTx,
  accountId: number,
  { tab }: Pick<Query<typeof forumApi.own>, 'tab'>,
): Promise<number> {
  const { from, where } = ownRows[tab]
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from (select 1 from ${from} where ${where(accountId)} limit ${countLimit + 1}) f`,
  )
  return found?.count ?? 0
}
