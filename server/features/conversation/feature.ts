import { conversationApi } from '#contract/conversation.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { conversationHandlers } from './handlers.ts'

export const conversation: Feature = {
  name: 'conversation',
  calls: [calls(conversationApi, conversationHandlers)],
}
