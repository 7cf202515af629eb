export { ConversationButton } from './ConversationButton.tsx'
export { PostingConversation } from './PostingConversation.tsx'
export { sendQueuedMessage } from './send_queued.ts'
