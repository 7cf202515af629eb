import * as z from 'zod/mini'
import { endpoint, page, pageSize, queryFlag, queryList, queryNumber } from './endpoint.ts'
import { messageModules } from './enums.ts'
import { bigId as id, isoTime, sought } from './text.ts'

/** Notification (SPEC 3.13); `title` and `info` are written in the reader's language. */
export const userMessage = z.object({
  id,
  module: z.enum(messageModules),
  record_sign: z.string(),
  is_read: z.boolean(),
  created_time: isoTime,
  title: z.string(),
  info: z.string(),
})
export type UserMessage = z.output<typeof userMessage>

export const unreadCount = z.object({ all: z.int(), forum_discuss: z.int() })
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
