import type { ForumPost, ForumRefusal, PostState } from '#contract/forum_views.ts'
import type { Lang } from '#contract/enums.ts'
import { postActions, type PostAction } from '#contract/forum_admin.ts'
import type { RichText } from '#contract/rich_text.ts'
import { excerptLength } from '#contract/article.ts'
import { excerptOf, plainOf } from '#contract/rich_text_read.ts'
import { lexemesOf, toTsvector } from '#server/db/search_words.ts'
import { isFrozen } from '#server/features/company/standing_rules.ts'
import { noCompanyYet } from '#server/features/company/founding_rules.ts'
import type { Actor } from '#server/http/session.ts'

/** Posts of one account that may wait at the same time. */
export const mostWaiting = 5

/** Who reads; a visitor has no account. */
export type Reader = { accountId: number | null; isModerator: boolean; refusal: ForumRefusal | null }

/** What the rules need of a thread. */
export type ThreadFacts = {
  state: PostState
  account_id: number
  is_locked: boolean
  answer_id: number | null
}
/** What they need of a post. */
export type PostFacts = { id: number; position: number | null; state: PostState; account_id: number }

/** The company for which somebody writes: none for operators of the market, and for somebody without one. */
export const companyOfAuthor = ({ tenantId }: Pick<Actor, 'tenantId'>): number | null =>
  tenantId === noCompanyYet ? null : tenantId

/** Returns why somebody may not write in the forum, or null. */
export function discussRefusal(
  actor: Pick<Actor, 'hasForumRight' | 'creditRating'> | null,
): ForumRefusal | null {
  if (!actor) return 'login_invalid'
  if (!actor.hasForumRight) return 'forum_right_required'
  return isFrozen(actor) ? 'company_frozen' : null
}

export const readerOf = (actor: Actor | null): Reader => ({
  accountId: actor?.accountId ?? null,
  isModerator: actor?.permissions.has('admin_forum') ?? false,
  refusal: discussRefusal(actor),
})

const isOwn = ({ account_id: author }: { account_id: number }, reader: Reader): boolean =>
  author === reader.accountId

/** Whether the page of a thread exists for the reader. */
export const seesThread = (thread: ThreadFacts, reader: Reader): boolean =>
  thread.state === 'shown' || (thread.state !== 'deleted' && (reader.isModerator || isOwn(thread, reader)))

/** Whether the reader sees who wrote a post, and its text. */
export const seesPost = (post: PostFacts, reader: Reader): boolean =>
  post.state === 'shown' || (post.state !== 'deleted' && (reader.isModerator || isOwn(post, reader)))

/** Returns why the reader cannot reply, or null. */
export function replyRefusal(
  { state, is_locked: isLocked }: Pick<ThreadFacts, 'state' | 'is_locked'>,
  { refusal }: Pick<Reader, 'refusal'>,
): ForumRefusal | null {
  if (refusal) return refusal
  if (state !== 'shown') return 'thread_not_shown'
  return isLocked ? 'thread_locked' : null
}

const editable: readonly PostState[] = ['shown', 'waiting', 'refused']

/** What the reader may do with a post now. */
export function postRights(post: PostFacts, thread: ThreadFacts, reader: Reader): ForumPost['can'] {
  const own = isOwn(post, reader)
  const isShown = post.state === 'shown'
  const isPublic = isShown && thread.state === 'shown'
  const isSomebody = reader.accountId !== null
  return {
    edit:
      own &&
      editable.includes(post.state) &&
      !thread.is_locked &&
      reader.refusal === null &&
      // An edit of a reply may mention people, who would be led to a page that they do not see.
      (post.position === 0 || thread.state === 'shown'),
    remove: own && editable.includes(post.state),
    like: isPublic && isSomebody && !own,
    quote: isShown && replyRefusal(thread, reader) === null,
    answer: isPublic && post.position !== 0 && isOwn(thread, reader),
    report: isPublic && isSomebody && !own,
  }
}

/**
 * The state that a post gets when its author has changed it: what was refused is looked at again, and so is a public
 * post of somebody whose posts are reviewed.
 */
export const stateAfterEdit = (state: PostState, isReviewed: boolean): PostState =>
  state === 'refused' || (state === 'shown' && isReviewed) ? 'waiting' : state

/** The state of a thread whose first post gets one: with replies it stays as it is, because they belong to others. */
export const threadStateWith = (
  thread: { state: PostState; last_position: number },
  first: PostState,
): PostState => (thread.last_position > 0 && thread.state === 'shown' ? 'shown' : first)

/** The words under which a text is found, as they are stored. */
export const searchOf = (text: string): string => toTsvector(lexemesOf(text))

/** Chinese characters that say as much as one word of English. */
const charactersOfWord = 1.7
/** Words of a sentence: names of grades have figures in them, abbreviations are the same in both languages. */
const englishWord = /(?<![\p{L}\d])[A-Z]?[a-z]{2,}(?![\p{L}\d])/gu

/** The language that most of a text is in; that of its thread where it has no words, as "42CrMo4, 3.2 t". */
export function langOfPost(body: RichText, ofThread: string): Lang {
  const text = plainOf(body)
  const chinese = (text.match(/\p{Script=Han}/gu)?.length ?? 0) / charactersOfWord
  const english = text.match(englishWord)?.length ?? 0
  if (chinese === english) return ofThread === 'zh' ? 'zh' : 'en'
  return chinese > english ? 'zh' : 'en'
}

/** What is stored beside the text of a post, so that lists and searches do not read it. */
export function derivedOf(body: RichText, title = ''): { excerpt: string; search: string } {
  return {
    excerpt: excerptOf(body, excerptLength),
    search: searchOf(`${title}\n${plainOf(body)}`),
  }
}

/** Why somebody is notified of a post; the first that applies. */
export const audiences = ['mentioned', 'quoted', 'starter', 'follower'] as const
export type Audience = (typeof audiences)[number]

/** Divides the people whom a post concerns: each once, by the strongest reason, and never its author. */
export function divided(
  concerned: Readonly<Record<Audience, readonly number[]>>,
  author: number,
): Record<Audience, number[]> {
  const taken = new Set([author])
  const ofEach = audiences.map((audience) => {
    const people = [...new Set(concerned[audience])].filter((id) => !taken.has(id))
    for (const id of people) taken.add(id)
    return [audience, people] as const
  })
  return Object.fromEntries(ofEach) as Record<Audience, number[]>
}

/** The record_sign of notifications about a thread. */
export const signOf = (threadId: number): string => `thread-${threadId}`
/** The record_sign of notifications about a post at this place of the thread. */
export const placeSign = (threadId: number, position: number | null): string =>
  position ? `${signOf(threadId)}-${position}` : signOf(threadId)
/** What a report about a post names, and the record_sign of an operator's notification about a post that waits. */
export const postSign = (postId: number): string => `forum-${postId}`

/** The state that each of the operators' actions leads to, and the one from which it does. */
export const stateAfter = { accept: 'shown', refuse: 'refused', hide: 'hidden', restore: 'shown' } as const
const stateBefore: Record<PostAction, PostState> = {
  accept: 'waiting',
  refuse: 'waiting',
  hide: 'shown',
  restore: 'hidden',
}

/** What operators may do with a post now. A reply becomes public only in a thread that is, because people are told of it. */
export const allowedActions = (
  post: Pick<PostFacts, 'state' | 'position'>,
  thread: Pick<ThreadFacts, 'state'>,
): Record<PostAction, boolean> => {
  const isPossible = (action: PostAction) =>
    stateAfter[action] !== 'shown' || post.position === 0 || thread.state === 'shown'
  return Object.fromEntries(
    postActions.map((name) => [name, stateBefore[name] === post.state && isPossible(name)]),
  ) as Record<PostAction, boolean>
}
