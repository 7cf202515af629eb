/** Names of what was begun or waits on this device, as page and worker know them; free of the contract's schemas. */
import type { OutboxAnswer, OutboxRow } from './account_rows.ts'

const quotes = 'quote:'
const conversations = 'conversation:'
const messages = 'message:'

export const quoteDraftId = (code: string): string => `${quotes}${code}`
/** What is being written in a conversation. */
export const conversationDraftId = (id: string | number): string => `${conversations}${id}`
/** A written message that waits to be sent, with its files. */
export const messageDraftId = (key: string): string => `${messages}${key}`

/** Whether it is the form of a posting: quotes and messages are found where they were begun. */
export const isPostingDraft = (id: string): boolean =>
  ![quotes, conversations, messages].some((prefix) => id.startsWith(prefix))

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
