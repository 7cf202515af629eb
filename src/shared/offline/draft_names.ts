/** Names of what was begun on this device, by which each is found again. */
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
