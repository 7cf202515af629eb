/** Public face of the conversations: the button at a dealing, that of a posting's page, and how the queue sends. */
export { ConversationButton } from './ConversationButton.tsx'
export { PostingConversation } from './PostingConversation.tsx'
export { sendQueuedMessage } from './send_queued.ts'
