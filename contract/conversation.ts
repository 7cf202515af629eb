import * as z from 'zod/mini'
import { companyCard } from './company.ts'
import { endpoint, page, pageSize, queryFlag, queryNumber } from './endpoint.ts'
import { code } from './postings/code.ts'
import { fileRef } from './fields.ts'
import { postingRow } from './postings/views.ts'
import { uploadLimits } from './upload.ts'
import { bigId, id, isoTime, lines, requiredText, sought } from './text.ts'
import { unreadCount } from './user_message.ts'

/** Longest message, in characters. */
export const messageLength = 2000

/** Problem codes of why nothing can be written; existing messages stay readable. */
export const writingRefusals = ['company_frozen', 'partner_frozen', 'conversation_over'] as const

/** The company that posted, and the one that sent an intention or quoted. */
export const conversationSides = ['poster', 'responder'] as const
export type ConversationSide = (typeof conversationSides)[number]

const lastMessage = z.object({
  /** The beginning of the text; empty for a message with files only. */
  text: z.string(),
  files: z.int(),
  /** Whether the own company wrote it. */
  is_own: z.boolean(),
  created_time: isoTime,
})

/** 洽谈: a conversation of two companies about one posting; `company` is the other side's public card. */
export const conversation = z.object({
  id,
  /** The own company's side. */
  side: z.enum(conversationSides),
  company: companyCard,
  posting: postingRow,
  last: z.nullable(lastMessage),
  /** Number of the other side's messages that this account has not read, and the newest message that it has. */
  unread: z.int(),
  read_up_to: z.int(),
  /** Problem code of why the own company may not write; null if it may. */
  refused: z.nullable(z.enum(writingRefusals)),
})
export type Conversation = z.output<typeof conversation>

/** A file as it was sent; the size of external files is unknown. */
export const sentFile = z.extend(fileRef, { size: z.nullable(z.int()) })

export const conversationMessage = z.object({
  id: bigId,
  text: z.string(),
  files: z.array(sentFile),
  /** Whether the own company wrote it, and whether this account did. */
  is_own: z.boolean(),
  is_mine: z.boolean(),
  /** The author's display name. */
  author: z.string(),
  created_time: isoTime,
})
export type ConversationMessage = z.output<typeof conversationMessage>

export const messageForm = z.strictObject({
  text: z._default(lines(messageLength), ''),
  files: z._default(z.array(fileRef).check(z.maxLength(uploadLimits.files)), []),
})
export type MessageForm = z.output<typeof messageForm>

/** Comments of the enquiry, the quote and its answer, with which the conversation begins. */
export const openingWords = z.object({ text: z.string(), is_own: z.boolean(), created_time: isoTime })
export type OpeningWords = z.output<typeof openingWords>

const byId = z.strictObject({ id: queryNumber(id) })
/** Id of the newest message that the reader already has. */
const app_cursor = z.optional(queryNumber(bigId))

export const conversationApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/backend/conversation/',
    access: 'company',
    summary:
      'Conversations of the own company with messages, newest message first; `app_cursor` is the last message of the last row, the keyword is searched in posting and company, `code` limits them to one posting',
    query: z.strictObject({
      size: pageSize(20),
      app_cursor,
      unread: z.optional(queryFlag),
      keyword: z.optional(sought(50)),
      code: z.optional(code),
    }),
    reply: z.extend(page(conversation), { next_cursor: z.nullable(bigId) }),
  }),
  unreadCount: endpoint({
    method: 'GET',
    path: '/api/backend/conversation/unread_count/',
    access: 'company',
    summary: 'Number of unread messages of other companies, and of conversations with such',
    reply: z.object({ messages: z.int(), conversations: z.int() }),
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/backend/conversation/',
    access: 'company',
    acting: 'only_in_person',
    summary:
      'Find or open the conversation about a posting; its owner names the other company by `company`. Needs an intention or a quote',
    body: z.strictObject({ code, company: z.optional(requiredText(40)) }),
    reply: conversation,
  }),
  messages: endpoint({
    method: 'GET',
    path: '/api/backend/conversation/:id/message/',
    access: 'company',
    summary: 'One conversation and its messages, newest first; `app_cursor` is the id of the last message',
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
    acting: 'only_in_person',
    summary:
      'Send text, files or both to the other company; it is notified once until it has read the conversation',
    params: byId,
    body: messageForm,
    reply: conversationMessage,
    idempotent: true,
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/api/backend/conversation/:id/read/',
    access: 'company',
    acting: 'only_in_person',
    summary:
      'Mark the conversation and its notification read up to a message; returns the number of unread notifications',
    params: byId,
    body: z.strictObject({ up_to: bigId }),
    reply: unreadCount,
  }),
}
