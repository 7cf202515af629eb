/** What is checked of a text before it is stored: how many somebody writes, and what it names. */
import type { Lang } from '#contract/enums.ts'
import type { ForumMention, ThreadForm } from '#contract/forum_forms.ts'
import type { PostState } from '#contract/forum_views.ts'
import type { RichText } from '#contract/rich_text.ts'
import { picturesOf } from '#contract/rich_text_read.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { countHit } from '#server/db/rate_limit.ts'
import { requireOwnFiles } from '#server/features/upload/own_files_rules.ts'
import { readForumPolicy } from '#server/features/website_config/forum_policy_store.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import { useLimits } from '#server/http/limits.ts'
import { Problem } from '#server/http/problem.ts'
import type { Actor } from '#server/http/session.ts'
import { companyOfAuthor, mostWaiting } from './rules.ts'
import { countPosts, knownTags, resolveMentions, type Mentioned } from './store.ts'
import { namedPostings } from './thread_store.ts'

export type Writing = { actor: Actor; lang: Lang; now: Date }

/** Counts a new post, or an edit: each may mention other people, so that edits without a limit would notify the whole market. */
export const countWrite = (
  tx: DbOrTx,
  what: 'forum' | 'forum_edit',
  { actor, now }: Writing,
): Promise<void> =>
  useLimits(
    tx,
    [
      { key: `${what}:${actor.accountId}`, limit: 10, seconds: 60 },
      { key: `${what}_hour:${actor.accountId}`, limit: 60, seconds: 3600 },
    ],
    now,
  )

/** Whether operators still read what an account writes, and how many of its posts wait for them. */
export async function reviewOf(tx: DbOrTx, actor: Actor): Promise<{ isReviewed: boolean; waiting: number }> {
  if (actor.isBackend) return { isReviewed: false, waiting: 0 }
  const { reviewed_posts: reviewed } = await readForumPolicy(tx)
  const by = { accountId: actor.accountId, tenantId: companyOfAuthor(actor) }
  const { shown, waiting } = await countPosts(tx, by, reviewed)
  return { isReviewed: shown < reviewed, waiting }
}

/** Counts the write, and returns the state of a new post: the first ones of an account or company wait. */
export async function stateOfNew(tx: DbOrTx, writing: Writing): Promise<PostState> {
  await countWrite(tx, 'forum', writing)
  const { isReviewed, waiting } = await reviewOf(tx, writing.actor)
  if (!isReviewed) return 'shown'
  if (waiting >= mostWaiting) throw new Problem('forum_waiting', { values: { count: waiting } })
  return 'waiting'
}

/** Pictures must be own uploads, or in the text already. */
export const requirePictures = (
  tx: DbOrTx,
  body: RichText,
  { actor, lang, now }: Writing,
  before?: RichText,
) =>
  requireOwnFiles(
    tx,
    picturesOf(body).map((address) => ({ field: 'body', address })),
    { actor, lang, now, issue: 'own_upload', known: before ? picturesOf(before) : [] },
  )

/** Returns who is mentioned; each must have written in the thread, or be a company. */
export async function requireMentions(
  tx: DbOrTx,
  given: readonly ForumMention[],
  threadId: number | null,
  lang: Lang,
): Promise<Mentioned[]> {
  const found = await resolveMentions(tx, given, threadId)
  if (!found) throw fieldProblem('mentions', 'mention_unknown', lang)
  return found
}

/** People and companies that somebody may mention anew, in all posts together. */
const mentionLimits = {
  forum_mention_hour: { limit: 20, seconds: 3600 },
  forum_mention_day: { limit: 60, seconds: 86_400 },
}

/** Counts whom a post mentions newly, because each of them is notified. */
export async function countMentions(
  tx: DbOrTx,
  { before, after }: { before: readonly Mentioned[]; after: readonly Mentioned[] },
  { actor, lang, now }: Writing,
): Promise<void> {
  const keyOf = (one: Mentioned) => `${one.account_id ?? ''}-${one.account_id === null ? one.tenant_id : ''}`
  const known = new Set(before.map(keyOf))
  const added = after.filter((one) => !known.has(keyOf(one)))
  const counted = added.flatMap(() => Object.entries(mentionLimits))
  for (const [name, limit] of counted) {
    const { wait } = await countHit(tx, { key: `${name}:${actor.accountId}`, ...limit }, now)
    if (wait > 0) throw fieldProblem('mentions', 'mentioned_often', lang)
  }
}

/** Checks the tags and postings of a thread; returns the ids of the latter. */
export async function requireSubjects(
  tx: DbOrTx,
  { tags, postings }: Pick<ThreadForm, 'tags' | 'postings'>,
  { threadId, lang, now }: { threadId: number | null; lang: Lang; now: Date },
): Promise<number[]> {
  if ((await knownTags(tx, tags)) < tags.length) throw fieldProblem('tags', 'tag_unknown', lang)
  const ids = await namedPostings(tx, postings, { threadId, now })
  if (ids.length < postings.length) throw fieldProblem('postings', 'posting_unknown', lang)
  return ids
}
