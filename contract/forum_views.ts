/** What readers of the forum see: threads, posts and their authors. */
import * as z from 'zod/mini'
import { companyCard } from './company.ts'
import { langs, postingKinds } from './enums.ts'
import { code } from './postings/code.ts'
import { bigId, id, isoTime } from './text.ts'
import type { RichText } from './rich_text.ts'

/**
 * `waiting` for operators, because it is one of its author's first; `refused` by them; `shown` to everybody; `hidden` by
 * operators; `deleted` by its author. Others see of a hidden or deleted post only that it was there.
 */
export const postStates = ['waiting', 'shown', 'refused', 'hidden', 'deleted'] as const
export type PostState = (typeof postStates)[number]

/** Problem codes of why the reader cannot write here; `login_invalid` for visitors. */
export const forumRefusals = [
  'login_invalid',
  'forum_right_required',
  'company_frozen',
  'thread_locked',
  'thread_not_shown',
] as const
export type ForumRefusal = (typeof forumRefusals)[number]
export const forumRefused = z.nullable(z.enum(forumRefusals))

const author = z.object({
  name: z.string(),
  /** The company for which it was written; null for somebody without one. */
  company: z.nullable(companyCard),
  is_operator: z.boolean(),
})
export type ForumAuthor = z.output<typeof author>

/** What lists show of a thread. */
export const forumCard = z.object({
  id,
  section_id: id,
  title: z.string(),
  lang: z.enum(langs),
  /** Ids of tags of the module `forum`. */
  tags: z.array(id),
  state: z.enum(postStates),
  /** The beginning of its first post; empty when readers do not see that. */
  excerpt: z.string(),
  author: z.nullable(author),
  created_time: isoTime,
  /** Time and author of the newest reply, or of the first post. */
  last_time: isoTime,
  last_author: z.nullable(z.string()),
  /** Replies that everybody sees. */
  reply_count: z.int(),
  like_count: z.int(),
  has_answer: z.boolean(),
  is_pinned: z.boolean(),
  is_locked: z.boolean(),
})
export type ForumCard = z.output<typeof forumCard>

/** The reply because of which a search lists a thread whose title and first post do not have the words. */
export const foundReply = z.object({
  position: z.int(),
  lang: z.enum(langs),
  name: z.string(),
  excerpt: z.string(),
})
export type FoundReply = z.output<typeof foundReply>

/** A stored document, which was checked when it was written. */
export const shownText = z.object({
  type: z.literal('doc'),
  content: z.array(z.record(z.string(), z.unknown())),
}) as unknown as z.ZodMiniType<RichText>

/** A mention: the person with its company, or a company. It never contains contact details. */
export const mentioned = z.object({ name: z.string(), company: z.nullable(companyCard) })
/** `post` is one of the person in the thread, to mention them again when the text is changed; null for a company. */
const mention = z.extend(mentioned, { post: z.nullable(bigId) })

export const forumPost = z.object({
  id: bigId,
  /**
   * Its place in the thread, which it keeps: 0 is the first post, replies count from 1 without gaps. Null while it
   * waits, and when it was refused.
   */
  position: z.nullable(z.int()),
  state: z.enum(postStates),
  revision: z.int(),
  /** In which most of it is written. */
  lang: z.enum(langs),
  /** Null, like the text, for readers who do not see a hidden or deleted post. */
  author: z.nullable(author),
  is_mine: z.boolean(),
  /** Whether the thread's author wrote it. */
  is_starter: z.boolean(),
  body: z.nullable(shownText),
  created_time: isoTime,
  edited_time: z.nullable(isoTime),
  /** The post that it answers, as it is now; `excerpt` is empty when that is not shown any more. */
  quote: z.nullable(
    z.object({ id: bigId, position: z.nullable(z.int()), name: z.nullable(z.string()), excerpt: z.string() }),
  ),
  mentions: z.array(mention),
  like_count: z.int(),
  is_liked: z.boolean(),
  /** Whether it is the accepted answer. */
  is_answer: z.boolean(),
  /** Why operators refused or hid it: for its author and operators. */
  comment: z.nullable(z.string()),
  can: z.object({
    edit: z.boolean(),
    remove: z.boolean(),
    like: z.boolean(),
    quote: z.boolean(),
    /** Make it the accepted answer, or no longer. */
    answer: z.boolean(),
    report: z.boolean(),
  }),
})
export type ForumPost = z.output<typeof forumPost>

export const forumThread = z.extend(forumCard, {
  first: forumPost,
  /** The accepted answer, which also is among the replies. */
  answer: z.nullable(forumPost),
  /** Own replies that wait or were refused, oldest first. */
  own_waiting: z.array(forumPost),
  /** Highest position of a reply; 0 without any. Replies have positions from 1 to this one. */
  last_position: z.int(),
  postings: z.array(z.object({ kind: z.enum(postingKinds), code, title: z.string() })),
  is_followed: z.boolean(),
  /** Why the reader cannot reply; null if it is possible. */
  refused: forumRefused,
})
export type ForumThread = z.output<typeof forumThread>

/** An earlier version of a post; replies have no title. */
export const postVersion = z.object({
  revision: z.int(),
  title: z.nullable(z.string()),
  body: shownText,
  created_time: isoTime,
})
export type PostVersion = z.output<typeof postVersion>
