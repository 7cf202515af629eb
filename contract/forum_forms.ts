/** What people write in the forum, with its limits. */
import * as z from 'zod/mini'
import { langs } from './enums.ts'
import { issue } from './issue.ts'
import { code } from './postings/code.ts'
import { richText } from './rich_text.ts'
import { bigId, id, requiredText, wholeNumber } from './text.ts'

export const forumLimits = {
  title: 120,
  /** Of one post. */
  text: { bytes: 64_000, nodes: 2_000, pictures: 9 },
  tags: 3,
  postings: 5,
  /** People and companies that one post may mention, so that nobody notifies half the market. */
  mentions: 5,
} as const

/** Replies that one request can ask for. */
export const mostReplies = 100

const isUnlike = (list: readonly unknown[]): boolean =>
  new Set(list.map((one) => JSON.stringify(one))).size === list.length

const body = richText(forumLimits.text)
/** The author of a post in the same thread, by that post, or a company by its code. */
const mention = z.union([z.strictObject({ post: bigId }), z.strictObject({ company: requiredText(40) })])
export type ForumMention = z.output<typeof mention>
const mentions = z._default(
  z
    .array(mention)
    .check(
      z.maxLength(forumLimits.mentions, issue('too_many_mentions')),
      z.refine(isUnlike, issue('mentioned_twice')),
    ),
  [],
)

const written = {
  title: requiredText(forumLimits.title),
  /** The language in which the thread is written. */
  lang: z.enum(langs, issue('choose')),
  body,
  tags: z._default(
    z
      .array(id)
      .check(
        z.maxLength(forumLimits.tags, issue('too_many_forum_tags')),
        z.refine(isUnlike, issue('tag_unknown')),
      ),
    [],
  ),
  /** Codes of online postings that the thread is about. */
  postings: z._default(
    z
      .array(code)
      .check(
        z.maxLength(forumLimits.postings, issue('too_many_postings')),
        z.refine(isUnlike, issue('posting_twice')),
      ),
    [],
  ),
  mentions,
}
const revision = wholeNumber(1, 1_000_000)

export const threadForm = z.strictObject({ section: id, ...written })
export const threadEdit = z.strictObject({ revision, ...written })
export const replyForm = z.strictObject({
  body,
  /** A post of the thread that the reply answers. The server adds the beginning of its text. */
  quote: z._default(z.nullable(bigId), null),
  mentions,
})
export const replyEdit = z.strictObject({ revision, body, mentions })
export type ThreadForm = z.output<typeof threadForm>
export type ReplyForm = z.output<typeof replyForm>
