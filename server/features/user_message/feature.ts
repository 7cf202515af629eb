import { userMessageApi } from '#contract/user_message.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { userMessageHandlers } from './handlers.ts'

export const userMessage: Feature = {
  name: 'user_message',
  calls: [calls(userMessageApi, userMessageHandlers)],
  // Every open page asks it twice a minute, and no notification looks a grade up.
  withoutCatalogue: true,
}
