/** Names of drafts and queued items on this device, for page and worker, without the contract's schemas. */
import type { OutboxAnswer, OutboxRow } from './account_rows.ts'

const quotes = 'quote:'
const intentions = 'intention:'
const conversations = 'conversation:'
const messages = 'message:'

export const quoteDraftId = (code: string): string => `${quotes}${code}`
export const intentionDraftId = (code: string): string => `${intentions}${code}`
/** Code of the posting that a draft quote or intention answers; null for any other draft. */
export const answeredCode = (draftId: string): string | null => {
  const prefix = [quotes, intentions].find((one) => draftId.startsWith(one))
  return prefix === undefined ? null : draftId.slice(prefix.length)
}
export const isQuoteDraft = (draftId: string): boolean => draftId.startsWith(quotes)
/** A draft answer; `title` is that of the posting, for lists. */
export type KeptAnswer<V = unknown> = { title: string; values: V }
/** An unsent message of a conversation. */
export const conversationDraftId = (id: string | number): string => `${conversations}${id}`
/** A queued message, with its files. */
export const messageDraftId = (key: string): string => `${messages}${key}`

/** A posting form that starts from a request to the operators. */
export const requestDraftId = (request: number): string => `request:${request}`
/** Number of that request; null for any other draft. */
export const requestOf = (draftId: string | null): number | null => {
  const found = /^request:(\d{1,10})$/.exec(draftId ?? '')?.[1]
  return found ? Number(found) : null
}

const forum = 'forum:'
/** A thread that is being written, and a reply to one. */
export const threadDraftId = `${forum}thread`
export const replyDraftId = (thread: string | number): string => `${forum}reply:${thread}`
/** A queued thread or reply, with its pictures. */
export const forumQueueId = (key: string): string => `${forum}queued:${key}`

/** The table of market prices that an operator uploads. */
export const priceTableKind = 'price_table'

/** Whether the page of drafts shows it: unsent messages are shown in their conversations and threads. */
export const isListedDraft = (id: string): boolean =>
  ![conversations, messages, forum, priceTableKind].some((prefix) => id.startsWith(prefix))
/** Whether it is the form of a posting. */
export const isPostingDraft = (id: string): boolean => isListedDraft(id) && answeredCode(id) === null

/** Common prefix of the paths of all conversations. */
export const conversationsPath = '/api/backend/conversation/'
export const messagePath = (conversation: string): string => `${conversationsPath}${conversation}/message/`

/** `kind` of a queued message; its `code` is the number of the conversation. */
export const messageKind = 'conversation'
export const isMessage = ({ kind }: Pick<OutboxRow, 'kind'>): boolean => kind === messageKind

/** The values of a queued message; a type and not an interface, so that it is assignable to a form's values. */
export type MessageValues = { text: string; files: { address: string; name: string; type: string }[] }

/** The result of a sent message. */
export const messageAnswer = ({ id }: { id: number }): OutboxAnswer => ({ code: String(id), state: 'sent' })

/** Common prefix of the paths of the forum. */
export const forumPath = '/api/forum/'
/** `kind` of a queued thread; and of a queued reply, whose `code` is the number of the thread. */
export const threadKind = 'forum_thread'
export const replyKind = 'forum_reply'
export const isForumPost = ({ kind }: Pick<OutboxRow, 'kind'>): boolean =>
  kind === threadKind || kind === replyKind
/** Where a queued thread or reply is sent. */
export const forumPostPath = ({ kind, code }: Pick<OutboxRow, 'kind' | 'code'>): string =>
  kind === threadKind ? forumPath : `${forumPath}${code}/post/`

/** What is shown of a post that is being written, beside what is sent. */
export type ShownWithPost = {
  /** The post that it answers. */
  quote: { id: number; position: number | null; name: string | null; excerpt: string } | null
  /** Who was chosen to be mentioned: the author of a post in the thread, or a company. */
  mentions: { name: string; ref: { post: number } | { company: string } }[]
}
/** The values of a queued post without what is only shown. */
export const sentPost = (values: OutboxRow['values']): OutboxRow['values'] =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'shown'))
