import { userMessageApi } from '#contract/user_message.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { userMessageHandlers } from './handlers.ts'

export const userMessage: Feature = {
  name: 'user_message',
  calls: [calls(userMessageApi, userMessageHandlers)],
  // Every browser polls these endpoints twice a minute, and notifications never look up a grade.
  withoutCatalogue: true,
}
