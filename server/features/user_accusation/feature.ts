import { userAccusationApi } from '#contract/user_accusation.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { accusations, userAccusationHandlers } from './handlers.ts'

export const userAccusation: Feature = {
  name: 'user_accusation',
  calls: [calls(userAccusationApi, userAccusationHandlers)],
  resources: [accusations],
}
