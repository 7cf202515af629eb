/** Public face of the conversations: the button at a dealing, that of a posting's page, and how the queue sends. */
import { lazy } from 'react'

export { ConversationButton } from './ConversationButton.tsx'
export { sendQueuedMessage } from './send_queued.ts'

export const PostingConversation = lazy(async () => ({
  default: (await import('./PostingConversation.tsx')).PostingConversation,
}))
