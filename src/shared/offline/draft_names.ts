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

/** Whether the page of drafts shows it: unsent messages are shown in their conversations. */
export const isListedDraft = (id: string): boolean =>
  ![conversations, messages].some((prefix) => id.startsWith(prefix))
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
