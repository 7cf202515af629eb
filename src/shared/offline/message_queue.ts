/** Messages of conversations in the queue, as page and worker know them; free of the contract's schemas. */
import type { OutboxAnswer, OutboxRow } from './account_rows.ts'

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
