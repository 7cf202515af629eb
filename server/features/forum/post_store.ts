import { sql, type SQL } from 'drizzle-orm'
import type { forumApi } from '#contract/forum.ts'
import type { ForumAuthor, ForumPost, PostState, PostVersion } from '#contract/forum_views.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { RichText } from '#contract/rich_text.ts'
import { companyNameIn, personNameIn } from '#server/db/names.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { iso } from '#server/features/postings/row_store.ts'
import { authorOf, companyOf, type At } from './author_store.ts'
import type { PostFacts, Reader } from './rules.ts'

/** A post as stored, whoever may see it. */
export type StoredPost = PostFacts &
  Pick<
    ForumPost,
    'revision' | 'lang' | 'created_time' | 'edited_time' | 'mentions' | 'like_count' | 'is_liked' | 'comment'
  > & {
    thread_id: number
    author: ForumAuthor
    body: RichText
    quote: { id: number; position: number | null; state: PostState; name: string; excerpt: string } | null
  }

const quoted = (
  at: At,
): SQL => sql`(select json_build_object('id', q.id, 'position', q.position, 'state', q.state,
    'name', ${personNameIn(at.lang, 'b')}, 'excerpt', q.excerpt)
  from forum_post q join account b on b.id = q.account_id where q.id = p.quote_id)`

const mentioned = (at: At): SQL => sql`(select coalesce(json_agg(json_build_object(
    'name', case when b.id is null then ${companyNameIn(at.lang)} else ${personNameIn(at.lang, 'b')} end,
    'company', ${companyOf(at)}, 'post', (select min(o.id) from forum_post o
      where o.thread_id = p.thread_id and o.account_id = m.account_id)) order by m.id), '[]'::json)
  from forum_mention m left join account b on b.id = m.account_id left join tenant t on t.id = m.tenant_id
  where m.post_id = p.id)`

/** Columns of the post `p` by the account `a` for the company `t`. */
export const postColumns = ({
  accountId,
  ...at
}: At & Pick<Reader, 'accountId'>): SQL => sql`p.id, p.thread_id,
  p.position, p.state, p.revision, p.lang, p.account_id, p.body, p.like_count, p.comment, ${authorOf(at)} as author,
  ${iso('p.created_at')} as created_time, ${iso('p.edited_at')} as edited_time, ${quoted(at)} as quote,
  ${mentioned(at)} as mentions,
  exists (select 1 from forum_like k where k.post_id = p.id and k.account_id = ${accountId}) as is_liked`

export const postJoins = sql`join account a on a.id = p.account_id left join tenant t on t.id = p.tenant_id`

type Reading = At & Pick<Reader, 'accountId'>

async function read(db: DbOrTx, where: SQL, reading: Reading): Promise<StoredPost[]> {
  const found = await rows<{ json: StoredPost }>(
    db,
    sql`select row_to_json(f) as json from (
      select ${postColumns(reading)} from forum_post p ${postJoins} where ${where}) f`,
  )
  return found.map((row) => row.json)
}

/** The replies at these positions of a thread, in their order. */
export const readReplies = (
  db: DbOrTx,
  threadId: number,
  { from, size }: { from: number; size: number },
  reading: Reading,
): Promise<StoredPost[]> =>
  read(
    db,
    sql`p.thread_id = ${threadId} and p.position between ${from} and ${from + size - 1} order by p.position`,
    reading,
  )

/** The first post of a thread, its answer, and the reader's own replies that have no position yet, oldest first. */
export const readAround = (
  db: DbOrTx,
  thread: { id: number; answer_id: number | null },
  reading: Reading,
): Promise<StoredPost[]> =>
  read(
    db,
    sql`p.id in (select id from forum_post where thread_id = ${thread.id} and position = 0
        union all select ${thread.answer_id}::bigint
        union all select id from forum_post where thread_id = ${thread.id} and account_id = ${reading.accountId}::int
          and position is null and state in ('waiting', 'refused'))
      order by p.id`,
    reading,
  )

export async function readPost(db: DbOrTx, id: number, reading: Reading): Promise<StoredPost | undefined> {
  const [found] = await read(db, sql`p.id = ${id}`, reading)
  return found
}

type Mentionable = Reply<typeof forumApi.people>

/** Who has written in a thread, each by their newest post that everybody sees; not the reader. */
export const listPeople = (
  db: DbOrTx,
  given: { threadId: number; accountId: number } & At,
): Promise<Mentionable> =>
  rows(
    db,
    sql`select p.id::int as post, ${personNameIn(given.lang)} as name, ${companyOf(given)} as company
      from (select distinct on (account_id) id, account_id, tenant_id from forum_post
        where thread_id = ${given.threadId} and state = 'shown' and account_id <> ${given.accountId}
        order by account_id, id desc) p ${postJoins}
      where a.deleted_at is null order by p.id desc limit 200`,
  )

/** Earlier versions of a post, newest first. */
export const versionsOf = (db: DbOrTx, postId: number): Promise<PostVersion[]> =>
  rows(
    db,
    sql`select revision, title, body, ${iso('created_at')} as created_time from forum_version
      where post_id = ${postId} order by revision desc`,
  )

/** Earlier versions of a post for its author; undefined for everybody else and once it is deleted. */
export async function ownVersions(
  db: DbOrTx,
  { postId, accountId }: { postId: number; accountId: number },
): Promise<PostVersion[] | undefined> {
  const own = await rows(
    db,
    sql`select 1 from forum_post where id = ${postId} and account_id = ${accountId} and state <> 'deleted'`,
  )
  return own.length > 0 ? versionsOf(db, postId) : undefined
}
