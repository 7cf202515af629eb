/** Names of what was begun or waits on this device, as page and worker know them; free of the contract's schemas. */
import type { OutboxAnswer, OutboxRow } from './account_rows.ts'

const quotes = 'quote:'
const intentions = 'intention:'
const conversations = 'conversation:'
const messages = 'message:'

export const quoteDraftId = (code: string): string => `${quotes}${code}`
export const intentionDraftId = (code: string): string => `${intentions}${code}`
/** Code of the posting that an answer was begun to, a quote or an intention; null for any other draft. */
export const answeredCode = (draftId: string): string | null => {
  const prefix = [quotes, intentions].find((one) => draftId.startsWith(one))
  return prefix === undefined ? null : draftId.slice(prefix.length)
}
export const isQuoteDraft = (draftId: string): boolean => draftId.startsWith(quotes)
/** An answer that was begun; `title` is that of the posting, for lists. */
export type KeptAnswer<V = unknown> = { title: string; values: V }
/** What is being written in a conversation. */
export const conversationDraftId = (id: string | number): string => `${conversations}${id}`
/** A written message that waits to be sent, with its files. */
export const messageDraftId = (key: string): string => `${messages}${key}`

/** The form of a posting that begins from what somebody has asked the operators for. */
export const requestDraftId = (request: number): string => `request:${request}`
/** Number of that request; null for any other draft. */
export const requestOf = (draftId: string | null): number | null => {
  const found = /^request:(\d{1,10})$/.exec(draftId ?? '')?.[1]
  return found ? Number(found) : null
}

/** Whether the page of drafts shows it: what is written to somebody is found in its conversation. */
export const isListedDraft = (id: string): boolean =>
  ![conversations, messages].some((prefix) => id.startsWith(prefix))
/** Whether it is the form of a posting. */
export const isPostingDraft = (id: string): boolean => isListedDraft(id) && answeredCode(id) === null

/** Path of the contract that those of all conversations begin with. */
export const conversationsPath = '/api/backend/conversation/'
export const messagePath = (conversation: string): string => `${conversationsPath}${conversation}/message/`

/** `kind` of a queued message; its `code` is the number of the conversation. */
export const messageKind = 'conversation'
export const isMessage = ({ kind }: Pick<OutboxRow, 'kind'>): boolean => kind === messageKind

/** What a queued message holds; a type and not an interface, so that it is a form's values. */
export type MessageValues = { text: string; files: { address: string; name: string; type: string }[] }

/** What a message has become on the server. */
export const messageAnswer = ({ id }: { id: number }): OutboxAnswer => ({ code: String(id), state: 'sent' })
