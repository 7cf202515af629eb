import { userPageApi } from '#contract/user.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { users } from './handlers.ts'
import { userPageHandlers } from './page_handlers.ts'

export const user: Feature = {
  name: 'user',
  calls: [calls(userPageApi, userPageHandlers)],
  resources: [users],
}
