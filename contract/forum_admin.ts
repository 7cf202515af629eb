/** The forum as operators moderate it. */
import * as z from 'zod/mini'
import { endpoint, numberedPages, page, queryNumber } from './endpoint.ts'
import { forumPost, postStates, postVersion } from './forum_views.ts'
import { langs } from './enums.ts'
import { bigId, id, isoTime, lines, sought, wholeNumber } from './text.ts'

/**
 * What the list shows: what waits for a decision (not replies of a thread that is not shown: they wait until it is), what
 * readers have reported and nobody has answered, by state, or everything.
 */
export const forumQueues = ['waiting', 'reported', 'hidden', 'refused', 'deleted', 'all'] as const
export type ForumQueue = (typeof forumQueues)[number]

/** What operators do with a post. The first post stands for its thread: with it the thread is hidden or shown. */
export const postActions = ['accept', 'refuse', 'hide', 'restore'] as const
export type PostAction = (typeof postActions)[number]
/** Those that need a reason, which the author reads. */
export const reasonedActions: readonly PostAction[] = ['refuse', 'hide']

const report = z.object({
  /** Id of the report in `/api/admin/user_accusation/`. */
  id,
  comment: z.string(),
  author: z.string(),
  created_time: isoTime,
})

const adminPost = z.extend(forumPost, {
  thread: z.object({
    id,
    section_id: id,
    title: z.string(),
    lang: z.enum(langs),
    /** Ids of tags of the module `forum`. */
    tags: z.array(id),
    /** A reply is accepted or shown again only while its thread is `shown`. */
    state: z.enum(postStates),
    is_pinned: z.boolean(),
    is_locked: z.boolean(),
    revision: z.int(),
  }),
  /** Reports that nobody has answered, oldest first, at most 20. */
  reports: z.array(report),
  /** The operator who decided last, and when. */
  decided_by: z.nullable(z.string()),
  decided_time: z.nullable(isoTime),
  actions: z.record(z.enum(postActions), z.boolean()),
})
export type AdminForumPost = z.output<typeof adminPost>

const byPost = z.strictObject({ id: queryNumber(bigId) })
const byThread = z.strictObject({ id: queryNumber(id) })
const revision = wholeNumber(1, 1_000_000)
/** The thread as the operator saw it; another revision is 409. */
const seen = { revision }

export const forumAdminApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/forum/',
    access: 'admin_forum',
    summary: 'Posts: those that wait oldest first, others newest first, with the number in each queue',
    query: z.strictObject({
      queue: z._default(z.enum(forumQueues), 'waiting'),
      section: z.optional(queryNumber(id)),
      /** Words of the post, of the thread’s title, or part of the author’s or company’s name. */
      keyword: z.optional(sought(80)),
      ...numberedPages,
    }),
    reply: z.extend(page(adminPost), {
      counts: z.object({ waiting: z.int(), reported: z.int(), hidden: z.int() }),
      oldest_waiting: z.nullable(isoTime),
    }),
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/admin/forum/post/:id/',
    access: 'admin_forum',
    summary: 'One post with its reports and earlier versions',
    params: byPost,
    reply: z.extend(adminPost, { versions: z.array(postVersion) }),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/admin/forum/post/:id/:action/',
    access: 'admin_forum',
    summary:
      'Accept or refuse a post that waits, hide a shown one, restore a hidden one; its author is notified. 409 with the stored one if it has another revision or state',
    params: z.strictObject({ id: queryNumber(bigId), action: z.enum(postActions) }),
    body: z.strictObject({
      revision,
      /** Required for `refuse` and `hide`. */
      comment: z._default(lines(500), ''),
    }),
    reply: adminPost,
  }),
  pin: endpoint({
    method: 'POST',
    path: '/api/admin/forum/:id/pin/',
    access: 'admin_forum',
    summary: 'Show a thread before the others, or no longer',
    params: byThread,
    body: z.strictObject({ ...seen, is_pinned: z.boolean() }),
    reply: adminPost,
  }),
  lock: endpoint({
    method: 'POST',
    path: '/api/admin/forum/:id/lock/',
    access: 'admin_forum',
    summary: 'End a discussion with a reason, or open it again',
    params: byThread,
    body: z.strictObject({ ...seen, is_locked: z.boolean(), comment: z._default(lines(500), '') }),
    reply: adminPost,
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/admin/forum/:id/move/',
    access: 'admin_forum',
    summary: 'Move a thread to another section',
    params: byThread,
    body: z.strictObject({ ...seen, section: id }),
    reply: adminPost,
  }),
}
