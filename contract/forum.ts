/** 论坛: the forum as everybody reads it and members write in it. Operators' calls are in `forum_admin.ts`. */
import * as z from 'zod/mini'
import { companyName } from './company.ts'
import { empty, endpoint, numberedPages, page, queryNumber } from './endpoint.ts'
import { langs } from './enums.ts'
import { mostReplies, replyEdit, replyForm, threadEdit, threadForm } from './forum_forms.ts'
import { code } from './postings/code.ts'
import { bigId, bilingual, id, isoTime, sought, wholeNumber } from './text.ts'
import { unreadCount } from './user_message.ts'
import {
  forumCard,
  forumPost,
  forumRefused,
  forumThread,
  foundReply,
  mentioned,
  postStates,
  postVersion,
} from './forum_views.ts'

/** Orders of the list: newest thread first, last reply first, and those without a reply. */
export const forumOrders = ['active', 'new', 'unanswered'] as const
export const forumTabs = ['posts', 'with_me'] as const
/** Why a thread is in the tab "with me"; the newest reason counts. */
export const withMeReasons = ['replied', 'mentioned', 'quoted'] as const

const byId = z.strictObject({ id: queryNumber(id) })
const byPost = z.strictObject({ id: queryNumber(bigId) })
const liked = z.object({ is_liked: z.boolean(), like_count: z.int() })
const followed = z.object({ is_followed: z.boolean() })

export const forumApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/forum/',
    access: 'public',
    summary:
      'Threads, pinned ones first: by section, tag, language, words, or the posting that they are about; newest activity first unless `ordering` says otherwise',
    query: z.strictObject({
      section: z.optional(queryNumber(id)),
      tag: z.optional(queryNumber(id)),
      lang: z.optional(z.enum(langs)),
      /** Words all of which the title with the first post has, or a reply. */
      keyword: z.optional(sought(100)),
      /** Code of a posting. */
      posting: z.optional(code),
      ordering: z._default(z.enum(forumOrders), 'active'),
      ...numberedPages,
    }),
    reply: z.extend(page(z.extend(forumCard, { found: z.nullable(foundReply) })), {
      /** Why the reader cannot start a thread; null if it is possible. */
      refused: forumRefused,
    }),
  }),
  sections: endpoint({
    method: 'GET',
    path: '/api/forum/section/',
    access: 'public',
    summary: 'Sections in the operators’ order; a closed one takes no new threads',
    reply: z.array(
      z.object({
        id,
        name: bilingual,
        description: bilingual,
        is_closed: z.boolean(),
        /** Threads that everybody sees. */
        count: z.int(),
        last_time: z.nullable(isoTime),
      }),
    ),
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/forum/own/',
    access: 'user',
    summary:
      'Own threads in every state, or threads in which one has replied, was mentioned or quoted; newest first',
    query: z.strictObject({ tab: z.enum(forumTabs), ...numberedPages }),
    reply: page(
      z.extend(forumCard, {
        /** For the tab "with me": what happened last, when, and the position of that post. */
        with_me: z.nullable(
          z.object({ reason: z.enum(withMeReasons), time: isoTime, position: z.nullable(z.int()) }),
        ),
      }),
    ),
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/forum/:id/',
    access: 'public',
    summary: 'A thread with its first post and its accepted answer',
    params: byId,
    reply: forumThread,
  }),
  replies: endpoint({
    method: 'GET',
    path: '/api/forum/:id/post/',
    access: 'public',
    summary: 'The replies of a thread from a position on, in their order',
    params: byId,
    query: z.strictObject({
      from: z._default(queryNumber(wholeNumber(1, 1_000_000)), 1),
      size: z._default(queryNumber(wholeNumber(1, mostReplies)), 50),
    }),
    reply: z.object({ results: z.array(forumPost), last_position: z.int() }),
  }),
  people: endpoint({
    method: 'GET',
    path: '/api/forum/:id/people/',
    access: 'user',
    summary: 'Who has written in a thread, the last one first, at most 200: for mentions',
    params: byId,
    reply: z.array(z.extend(mentioned, { post: bigId })),
  }),
  companies: endpoint({
    method: 'GET',
    path: '/api/forum/company/',
    access: 'user',
    summary: 'Companies whose names contain a keyword of two characters or more: for mentions',
    query: z.strictObject({ keyword: sought(80) }),
    reply: z.array(companyName),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/forum/',
    access: 'user',
    acting: 'only_in_person',
    summary: 'Start a thread; its author follows it. One of somebody’s first posts waits for operators',
    body: threadForm,
    reply: z.object({ id, state: z.enum(postStates) }),
    idempotent: true,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/forum/:id/',
    access: 'user',
    acting: 'only_in_person',
    summary: 'Change an own thread; 409 with the stored one if `revision` is not that of its first post',
    params: byId,
    body: threadEdit,
    reply: forumThread,
  }),
  reply: endpoint({
    method: 'POST',
    path: '/api/forum/:id/post/',
    access: 'user',
    acting: 'only_in_person',
    summary: 'Reply; who follows the thread, is quoted or mentioned is notified, each once',
    params: byId,
    body: replyForm,
    reply: forumPost,
    idempotent: true,
  }),
  editReply: endpoint({
    method: 'PUT',
    path: '/api/forum/post/:id/',
    access: 'user',
    acting: 'only_in_person',
    summary: 'Change an own reply; 409 with the stored one if `revision` is outdated',
    params: byPost,
    body: replyEdit,
    reply: forumPost,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/forum/post/:id/',
    access: 'user',
    summary:
      'Delete an own reply or, by its first post, an own thread: with replies the thread stays without that post’s text',
    params: byPost,
    reply: empty,
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/forum/post/:id/version/',
    access: 'user',
    summary: 'Earlier versions of an own post, newest first',
    params: byPost,
    reply: z.array(postVersion),
  }),
  like: endpoint({
    method: 'POST',
    path: '/api/forum/post/:id/like/',
    access: 'user',
    acting: 'only_in_person',
    summary: 'Like a post of somebody else; repeating it has no effect',
    params: byPost,
    reply: liked,
  }),
  unlike: endpoint({
    method: 'DELETE',
    path: '/api/forum/post/:id/like/',
    access: 'user',
    summary: 'Take a like back',
    params: byPost,
    reply: liked,
  }),
  follow: endpoint({
    method: 'POST',
    path: '/api/forum/:id/follow/',
    access: 'user',
    acting: 'only_in_person',
    summary: 'Be notified of replies to a thread',
    params: byId,
    reply: followed,
  }),
  unfollow: endpoint({
    method: 'DELETE',
    path: '/api/forum/:id/follow/',
    access: 'user',
    summary: 'Be no longer notified of replies to a thread',
    params: byId,
    reply: followed,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/forum/:id/answer/',
    access: 'user',
    acting: 'only_in_person',
    summary: 'As the thread’s author, name the reply that answers it, or none',
    params: byId,
    body: z.strictObject({ post: z.nullable(bigId) }),
    reply: forumThread,
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/api/forum/:id/read/',
    access: 'user',
    acting: 'only_in_person',
    summary: 'Mark the notifications about a thread read; returns the number of unread ones',
    params: byId,
    reply: unreadCount,
  }),
}
