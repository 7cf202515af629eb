import * as z from 'zod/mini'
import { endpoint, page, pageSize, queryFlag, queryList, queryNumber } from './endpoint.ts'
import { messageModules } from './enums.ts'
import { bigId as id, isoTime, sought } from './text.ts'

/**
 * Notification (SPEC 3.13); `title` and `info` are written in the reader's language. One that others of its kind follow
 * while it is unread is replaced by a new one that tells of all of them; these have their `first_id` in common, by which
 * a device recognises what it may forget (decision 141).
 */
export const userMessage = z.object({
  id,
  /** Id of the first notification that this one continues; its own if it continues none. */
  first_id: id,
  module: z.enum(messageModules),
  record_sign: z.string(),
  is_read: z.boolean(),
  /** Another company waits for the reader's answer: an enquiry, a quote, a message, a question for drawings. */
  needs_answer: z.boolean(),
  created_time: isoTime,
  title: z.string(),
  info: z.string(),
})
export type UserMessage = z.output<typeof userMessage>

/** `newest` is the id of the newest unread notification, 0 if there is none: the numbers alone would not show that one was replaced. */
export const unreadCount = z.object({ all: z.int(), forum_discuss: z.int(), newest: z.int() })
export type UnreadCount = z.output<typeof unreadCount>

export const userMessageApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/user_message/',
    access: 'user',
    summary:
      'Own notifications, newest first; `app_cursor` is the id of the last item, the keyword is searched in title and info',
    query: z.strictObject({
      ordering: z._default(z.enum(['-created_time']), '-created_time'),
      size: pageSize(10),
      app_cursor: z.optional(queryNumber(id)),
      keyword: z.optional(sought(50)),
      module: z.optional(queryList(z.enum(messageModules))),
      is_read: z.optional(queryFlag),
      needs_answer: z.optional(queryFlag),
    }),
    reply: page(userMessage),
  }),
  unreadCount: endpoint({
    method: 'GET',
    path: '/api/user_message/unread_count/',
    access: 'user',
    summary: 'Unread notifications',
    reply: unreadCount,
  }),
  markRead: endpoint({
    method: 'PUT',
    path: '/api/user_message/:id/',
    access: 'user',
    acting: 'only_in_person',
    summary: 'Mark one notification read',
    params: z.strictObject({ id: queryNumber(id) }),
    body: z.strictObject({ is_read: z.literal(true) }),
    reply: unreadCount,
  }),
  readAll: endpoint({
    method: 'POST',
    path: '/api/user_message/read_all/',
    access: 'user',
    acting: 'only_in_person',
    summary: 'Mark notifications read: all, or only those of some modules or up to an id',
    body: z.strictObject({
      /** Newest notification that the reader has seen: later ones stay unread. */
      up_to: z.optional(id),
      module: z.optional(
        z.array(z.enum(messageModules)).check(z.minLength(1), z.maxLength(messageModules.length)),
      ),
    }),
    reply: unreadCount,
  }),
}
