import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { ForumMention } from '#contract/forum_forms.ts'
import type { PostState } from '#contract/forum_views.ts'
import type { RichText } from '#contract/rich_text.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import {
  forumMention,
  forumPost,
  forumPosting,
  forumSection,
  forumThread,
  forumVersion,
} from '#server/db/forum_tables.ts'
import type { RowSource } from '#server/db/resource_sql.ts'
import { mostWaiting } from './rules.ts'

export const sectionRows: RowSource = { table: forumSection }

export type ThreadRow = Omit<typeof forumThread.$inferSelect, 'state'> & { state: PostState }
export type PostRow = Omit<typeof forumPost.$inferSelect, 'state'> & { state: PostState }
type NewThread = Omit<typeof forumThread.$inferInsert, 'state'> & { state: PostState }
export type NewPost = Omit<typeof forumPost.$inferInsert, 'state' | 'body'> & {
  state: PostState
  body: RichText
}
export type Mentioned = { account_id: number | null; tenant_id: number | null }

/** Whether the section takes new threads; undefined if there is none. */
export async function isSectionOpen(tx: DbOrTx, id: number): Promise<boolean | undefined> {
  const [found] = await rows<{ state: string }>(
    tx,
    sql`select state from forum_section where id = ${id} for key share`,
  )
  return found && found.state === 'open'
}

/** Those of the ids that are tags of the forum. */
export async function knownTags(tx: DbOrTx, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  const found = await rows(
    tx,
    sql`select 1 from tag where module = 'forum' and id = any(${sql.param([...ids])}::int[])`,
  )
  return found.length
}

/**
 * Condition that the post `p` waits for operators: a reply of a thread that is not shown waits until that is. Few wait, so
 * the thread of each is looked up; for `exists` PostgreSQL would read all threads.
 */
export const awaitsDecision = sql`p.state = 'waiting' and (p.position = 0
  or (select w.state from forum_thread w where w.id = p.thread_id) = 'shown')`

/**
 * The posts of an account or its company that everybody sees, counted up to `enough`, and those of the account that
 * operators can decide about.
 */
export async function countPosts(
  tx: DbOrTx,
  { accountId, tenantId }: { accountId: number; tenantId: number | null },
  enough: number,
): Promise<{ shown: number; waiting: number }> {
  const some = (where: ReturnType<typeof sql>, limit: number) =>
    sql`(select count(*)::int from (select 1 from forum_post p where ${where} limit ${limit}) f)`
  const [found] = await rows<{ own: number; company: number; waiting: number }>(
    tx,
    sql`select ${some(sql`account_id = ${accountId} and state = 'shown'`, enough)} as own,
      ${some(sql`tenant_id = ${tenantId}::int and state = 'shown'`, enough)} as company,
      ${some(sql`account_id = ${accountId} and ${awaitsDecision}`, mostWaiting)} as waiting`,
  )
  return { shown: Math.max(found?.own ?? 0, found?.company ?? 0), waiting: found?.waiting ?? 0 }
}

export async function lockThread(tx: DbOrTx, id: number): Promise<ThreadRow | undefined> {
  const [found] = await tx.select().from(forumThread).where(eq(forumThread.id, id)).for('no key update')
  return found as ThreadRow | undefined
}

/** Locks a post after its thread: the only order in which both are locked. */
export async function lockPost(
  tx: DbOrTx,
  id: number,
): Promise<{ thread: ThreadRow; post: PostRow } | undefined> {
  const [known] = await tx.select({ thread: forumPost.thread_id }).from(forumPost).where(eq(forumPost.id, id))
  const thread = known && (await lockThread(tx, known.thread))
  if (!thread) return undefined
  const [post] = await tx.select().from(forumPost).where(eq(forumPost.id, id)).for('no key update')
  return post && { thread, post: post as PostRow }
}

/** The first post of a locked thread. */
export async function lockFirst(tx: DbOrTx, threadId: number): Promise<PostRow> {
  const [post] = await tx
    .select()
    .from(forumPost)
    .where(and(eq(forumPost.thread_id, threadId), eq(forumPost.position, 0)))
    .for('no key update')
  return post as PostRow
}

export async function insertThread(tx: DbOrTx, row: NewThread): Promise<number> {
  const [made] = await tx.insert(forumThread).values(row).returning({ id: forumThread.id })
  return made!.id
}

export async function insertPost(tx: DbOrTx, row: NewPost): Promise<number> {
  const [made] = await tx.insert(forumPost).values(row).returning({ id: forumPost.id })
  return made!.id
}

export async function changeThread(
  tx: DbOrTx,
  id: number,
  change: Partial<typeof forumThread.$inferInsert>,
): Promise<void> {
  await tx.update(forumThread).set(change).where(eq(forumThread.id, id))
}

/**
 * Counts a placed reply that others see again (1) or no longer (-1), after its change: the thread's last one is the
 * newest that they see, and what they do not see is not the answer.
 */
export async function countReply(
  tx: DbOrTx,
  { thread, post }: { thread: ThreadRow; post: PostRow },
  by: 1 | -1,
): Promise<void> {
  const { shown_at, account_id } = forumPost
  const [last] = await tx
    .select({ at: shown_at, by: account_id })
    .from(forumPost)
    .where(and(eq(forumPost.thread_id, thread.id), eq(forumPost.state, 'shown'), gt(forumPost.position, 0)))
    .orderBy(desc(forumPost.position))
    .limit(1)
  await changeThread(tx, thread.id, {
    reply_count: thread.reply_count + by,
    last_at: last?.at ?? thread.shown_at,
    last_account_id: last?.by ?? thread.account_id,
    ...(by === -1 && thread.answer_id === post.id && { answer_id: null }),
  })
}

export async function changePost(
  tx: DbOrTx,
  id: number,
  change: Partial<typeof forumPost.$inferInsert>,
): Promise<void> {
  await tx.update(forumPost).set(change).where(eq(forumPost.id, id))
}

/** Keeps a locked post as it is before an edit; `title` is that of the thread whose first post it is. */
export async function keepVersion(tx: DbOrTx, post: PostRow, title: string | null): Promise<void> {
  const { id, revision, body, created_at: created, edited_at: edited } = post
  await tx.insert(forumVersion).values({ post_id: id, revision, title, body, created_at: edited ?? created })
}

export type ShownPost = { id: number; position: number; account_id: number; tenant_id: number | null }

/** The posts that a reader may quote, or whose authors they may mention, in a thread. */
export async function shownPosts(tx: DbOrTx, threadId: number, ids: readonly number[]): Promise<ShownPost[]> {
  if (ids.length === 0) return []
  return rows(
    tx,
    sql`select id::int, position, account_id, tenant_id from forum_post
      where thread_id = ${threadId} and state = 'shown' and id = any(${sql.param([...ids])}::bigint[])`,
  )
}

/** Who wrote a quoted post, if everybody sees it. */
export async function postAuthor(tx: DbOrTx, id: number | null): Promise<number | null> {
  if (id === null) return null
  const { account_id: author, state } = forumPost
  const [found] = await tx.select({ author, state }).from(forumPost).where(eq(forumPost.id, id))
  return found?.state === 'shown' ? found.author : null
}

/**
 * The people and companies that a post mentions, in their order and each once; undefined if one of them is unknown.
 * `threadId` is null for a new thread, in which nobody has written yet.
 */
export async function resolveMentions(
  tx: DbOrTx,
  given: readonly ForumMention[],
  threadId: number | null,
): Promise<Mentioned[] | undefined> {
  const ids = given.flatMap((one) => ('post' in one ? [one.post] : []))
  const codes = given.flatMap((one) => ('company' in one ? [one.company] : []))
  const posts = threadId === null ? [] : await shownPosts(tx, threadId, ids)
  const companies =
    codes.length === 0
      ? []
      : await rows<{ id: number; code: string }>(
          tx,
          sql`select id, code from tenant
            where closed_at is null and code = any(${sql.param(codes)}::text[])`,
        )
  const found = given.map((one): Mentioned | undefined => {
    if ('post' in one) return posts.find(({ id }) => id === one.post)
    const company = companies.find(({ code }) => code === one.company)
    return company && { account_id: null, tenant_id: company.id }
  })
  if (found.includes(undefined)) return undefined
  const known = found as Mentioned[]
  return known.filter(
    (one, at) =>
      known.findIndex((other) =>
        one.account_id === null
          ? other.account_id === null && other.tenant_id === one.tenant_id
          : other.account_id === one.account_id,
      ) === at,
  )
}

export async function mentionsOf(tx: DbOrTx, postId: number): Promise<Mentioned[]> {
  const { account_id, tenant_id } = forumMention
  return tx.select({ account_id, tenant_id }).from(forumMention).where(eq(forumMention.post_id, postId))
}

/** Replaces whom a post mentions. */
export async function setMentions(tx: DbOrTx, postId: number, mentions: readonly Mentioned[]): Promise<void> {
  await tx.delete(forumMention).where(eq(forumMention.post_id, postId))
  if (mentions.length === 0) return
  await tx
    .insert(forumMention)
    .values(mentions.map(({ account_id, tenant_id }) => ({ post_id: postId, account_id, tenant_id })))
}

/** Replaces the postings that a thread is about. */
export async function setPostings(
  tx: DbOrTx,
  threadId: number,
  postingIds: readonly number[],
): Promise<void> {
  await tx.delete(forumPosting).where(eq(forumPosting.thread_id, threadId))
  if (postingIds.length === 0) return
  await tx.insert(forumPosting).values(postingIds.map((posting_id) => ({ thread_id: threadId, posting_id })))
}
