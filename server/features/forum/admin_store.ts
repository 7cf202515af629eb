import { sql, type SQL } from 'drizzle-orm'
import type { Query, Reply } from '#contract/endpoint.ts'
import type { AdminForumPost, ForumQueue, forumAdminApi } from '#contract/forum_admin.ts'
import { personNameIn } from '#server/db/names.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { toTsquery, wantedOf } from '#server/db/search_words.ts'
import { idsNamed, idsWithText } from '#server/db/text_search.ts'
import { iso } from '#server/features/postings/row_store.ts'
import { countLimit } from '#server/http/numbered.ts'
import type { At } from './author_store.ts'
import { postColumns, postJoins, type StoredPost } from './post_store.ts'
import type { ThreadFacts } from './rules.ts'
import { awaitsDecision } from './store.ts'

/** A post as operators see it, with what the rules need of its thread. */
export type StoredAdminPost = StoredPost &
  Pick<AdminForumPost, 'thread' | 'reports' | 'decided_by' | 'decided_time'> & { facts: ThreadFacts }

/** Reports about the post `p` that nobody has answered. */
const isReport = sql`u.permission = 'admin_forum' and u.handled_at is null`
const reports = (at: At): SQL => sql`(select coalesce(json_agg(r), '[]'::json) from (
  select u.id, u.comment, ${personNameIn(at.lang, 'b')} as author, ${iso('u.created_at')} as created_time
  from user_accusation u join account b on b.id = u.account_id
  where u.record_sign = 'forum-' || p.id and ${isReport} order by u.id limit 20) r)`

const columns = (at: At & { accountId: number }): SQL => sql`${postColumns(at)},
  json_build_object('id', h.id, 'section_id', h.section_id, 'title', h.title, 'lang', h.lang, 'tags', h.tags, 'state', h.state,
    'is_pinned', h.is_pinned, 'is_locked', h.is_locked, 'revision', h.revision) as thread,
  json_build_object('state', h.state, 'account_id', h.account_id, 'is_locked', h.is_locked,
    'answer_id', h.answer_id) as facts,
  ${reports(at)} as reports, ${personNameIn(at.lang, 'o')} as decided_by, ${iso('p.decided_at')} as decided_time`

const joins = sql`join forum_thread h on h.id = p.thread_id ${postJoins} left join account o on o.id = p.decided_by`

const inQueue: Record<ForumQueue, SQL> = {
  all: sql`true`,
  waiting: awaitsDecision,
  hidden: sql`p.state = 'hidden'`,
  refused: sql`p.state = 'refused'`,
  deleted: sql`p.state = 'deleted'`,
  reported: sql`p.id in (select substring(u.record_sign from 7)::bigint from user_accusation u
    where ${isReport} and u.record_sign ~ '^forum-[0-9]{1,15}$')`,
}

/** Posts with these words, or by such a person or company: each part has an index. */
function hasWords(keyword: string): SQL {
  const words = toTsquery(wantedOf(keyword))
  return sql`(${words === '' ? sql`false` : sql`p.search @@ ${words}::tsquery`}
    or p.account_id = any(${idsNamed('account', keyword)}) or p.tenant_id = any(${idsWithText('tenant', keyword)}))`
}

type ListQuery = Query<typeof forumAdminApi.list>
type Filters = Pick<ListQuery, 'queue' | 'section' | 'keyword'>

const matches = ({ queue, section, keyword }: Filters): SQL =>
  sql.join(
    [
      inQueue[queue],
      ...(section === undefined ? [] : [sql`h.section_id = ${section}`]),
      ...(keyword ? [hasWords(keyword)] : []),
    ],
    sql` and `,
  )

const joinedThread = ({ section }: Filters): SQL =>
  section === undefined ? sql`` : sql`join forum_thread h on h.id = p.thread_id`

const read = async (db: DbOrTx, where: SQL, at: At & { accountId: number }): Promise<StoredAdminPost[]> => {
  const found = await rows<{ json: StoredAdminPost }>(
    db,
    sql`select row_to_json(f) as json from (select ${columns(at)} from forum_post p ${joins} where ${where}) f`,
  )
  return found.map((row) => row.json)
}

/** One page of the posts that match, whose number is `count`. Of the pages before it only ids are read. */
export function listPosts(
  db: DbOrTx,
  { page, size, count, ...filters }: ListQuery & { count: number },
  at: At & { accountId: number },
): Promise<StoredAdminPost[]> {
  // PostgreSQL does not know how many posts have a name or a rare word, and would look for a few of them among all
  // posts in their order. Ordered by an expression it takes them from their indexes, and sorts them.
  const by = filters.keyword && count <= countLimit ? sql`p.id + 0` : sql`p.id`
  const direction = filters.queue === 'waiting' ? sql`asc` : sql`desc`
  const ids = sql`select p.id from forum_post p ${joinedThread(filters)} where ${matches(filters)}
    order by ${by} ${direction} limit ${size} offset ${(page - 1) * size}`
  return read(db, sql`p.id = any(array(${ids})) order by p.id ${direction}`, at)
}

export async function readAdminPost(
  db: DbOrTx,
  where: { id: number } | { threadId: number },
  at: At & { accountId: number },
): Promise<StoredAdminPost | undefined> {
  const [found] = await read(
    db,
    'id' in where ? sql`p.id = ${where.id}` : sql`p.thread_id = ${where.threadId} and p.position = 0`,
    at,
  )
  return found
}

export async function countPostsOf(db: DbOrTx, filters: Filters): Promise<number> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from (
      select 1 from forum_post p ${joinedThread(filters)} where ${matches(filters)} limit ${countLimit + 1}) f`,
  )
  return found?.count ?? 0
}

/** How many posts wait for operators, and since when the oldest does. */
export async function countWaitingPosts(db: DbOrTx): Promise<{ count: number; oldest: string | null }> {
  const [found] = await rows<{ count: number; oldest: string | null }>(
    db,
    sql`select count(*)::int as count, ${iso('min(coalesce(p.edited_at, p.created_at))')} as oldest from forum_post p
      where ${inQueue.waiting}`,
  )
  return found ?? { count: 0, oldest: null }
}

type Queues = Pick<Reply<typeof forumAdminApi.list>, 'counts' | 'oldest_waiting'>

/** How many posts there are in the queues of operators, and since when the oldest waits. */
export async function countQueues(db: DbOrTx): Promise<Queues> {
  const { count: waiting, oldest } = await countWaitingPosts(db)
  const count = (queue: ForumQueue) => sql`(select count(*)::int from forum_post p where ${inQueue[queue]})`
  const [found] = await rows<{ reported: number; hidden: number }>(
    db,
    sql`select ${count('reported')} as reported, ${count('hidden')} as hidden`,
  )
  return { counts: { waiting, reported: 0, hidden: 0, ...found }, oldest_waiting: oldest }
}

/** The names of a section in both languages; undefined if there is none. */
export async function sectionName(db: DbOrTx, id: number): Promise<{ zh: string; en: string } | undefined> {
  const [found] = await rows<{ zh: string; en: string }>(
    db,
    sql`select name_zh as zh, name_en as en from forum_section where id = ${id} for key share`,
  )
  return found
}
