import * as z from 'zod/mini'
import { endpoint, page, pageSize, queryFlag, queryNumber } from './endpoint.ts'
import { code } from './postings/code.ts'
import { fileRef } from './fields.ts'
import { companyCard, postingRow } from './postings/views.ts'
import { uploadLimits } from './upload.ts'
import { bigId, id, isoTime, requiredText, text } from './text.ts'
import { unreadCount } from './user_message.ts'

/** Characters of one message. */
export const messageLength = 2000

/** Why nothing can be written, as a code of the problems; what was written stays readable. */
export const writingRefusals = ['company_frozen', 'partner_frozen', 'conversation_over'] as const

/** The company that posted, and the one that has shown an intention or quoted. */
export const conversationSides = ['poster', 'responder'] as const
export type ConversationSide = (typeof conversationSides)[number]

const lastMessage = z.object({
  /** The beginning of the text; empty where there are files alone. */
  text: z.string(),
  files: z.int(),
  /** Written by the own company. */
  is_own: z.boolean(),
  created_time: isoTime,
})

/** 洽谈 of two companies about one posting; `company` is the other side's public card. */
export const conversation = z.object({
  id,
  /** The own company's side. */
  side: z.enum(conversationSides),
  company: companyCard,
  posting: postingRow,
  last: z.nullable(lastMessage),
  /** Messages of the other side that this account has not read, and the newest message that it has. */
  unread: z.int(),
  read_up_to: z.int(),
  /** Null where the own company may write. */
  refused: z.nullable(z.enum(writingRefusals)),
})
export type Conversation = z.output<typeof conversation>

/** A file as it was sent; an address elsewhere has no size in bytes. */
export const sentFile = z.extend(fileRef, { size: z.nullable(z.int()) })

export const conversationMessage = z.object({
  id: bigId,
  text: z.string(),
  files: z.array(sentFile),
  /** Written by the own company, and by this account. */
  is_own: z.boolean(),
  is_mine: z.boolean(),
  /** Name that the person has given to the account. */
  author: z.string(),
  created_time: isoTime,
})
export type ConversationMessage = z.output<typeof conversationMessage>

export const messageForm = z.strictObject({
  text: z._default(text(messageLength), ''),
  files: z._default(z.array(fileRef).check(z.maxLength(uploadLimits.files)), []),
})
export type MessageForm = z.output<typeof messageForm>

/** Words that an enquiry, a quote or its answer carried: a conversation begins with them. */
export const openingWords = z.object({ text: z.string(), is_own: z.boolean(), created_time: isoTime })
export type OpeningWords = z.output<typeof openingWords>

const byId = z.strictObject({ id: queryNumber(id) })
/** Newest message of the last row that the reader has. */
const app_cursor = z.optional(queryNumber(bigId))

export const conversationApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/backend/conversation/',
    access: 'company',
    summary:
      'Conversations of the own company in which something was written, newest message first, endless by app_cursor (id of the last message of the last row); keyword in posting or company, `code` of one posting',
    query: z.strictObject({
      size: pageSize(20),
      app_cursor,
      unread: z.optional(queryFlag),
      keyword: z.optional(text(50)),
      code: z.optional(code),
    }),
    reply: z.extend(page(conversation), { next_cursor: z.nullable(bigId) }),
  }),
  unreadCount: endpoint({
    method: 'GET',
    path: '/api/backend/conversation/unread_count/',
    access: 'company',
    summary: 'Messages of other companies that this account has not read, and in how many conversations',
    reply: z.object({ messages: z.int(), conversations: z.int() }),
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/backend/conversation/',
    access: 'company',
    summary:
      'Find or open the conversation about a posting; its own company names the other one by `company`. Needs an intention or a quote',
    body: z.strictObject({ code, company: z.optional(requiredText(40)) }),
    reply: conversation,
  }),
  messages: endpoint({
    method: 'GET',
    path: '/api/backend/conversation/:id/message/',
    access: 'company',
    summary:
      'The conversation and its messages, newest first, endless by app_cursor (id of the last message)',
    params: byId,
    query: z.strictObject({ size: pageSize(30), app_cursor }),
    reply: z.extend(page(conversationMessage), {
      conversation,
      /** Oldest first. */
      opening: z.array(openingWords),
    }),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/backend/conversation/:id/message/',
    access: 'company',
    summary: 'Write to the other company, text or files or both; it is told once until it has read',
    params: byId,
    body: messageForm,
    reply: conversationMessage,
    idempotent: true,
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/api/backend/conversation/:id/read/',
    access: 'company',
    summary:
      'Mark the conversation read up to a message, with its notification; gives the unread notifications',
    params: byId,
    body: z.strictObject({ up_to: bigId }),
    reply: unreadCount,
  }),
}
