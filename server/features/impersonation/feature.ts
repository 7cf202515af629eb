import { actedApi } from '#contract/acted.ts'
import { impersonationApi } from '#contract/impersonation.ts'
import { calls, work, type Feature } from '#server/http/feature.ts'
import { endExpired, endWhenExpired } from './end.ts'
import { actedHandlers, impersonationHandlers } from './handlers.ts'

export const impersonation: Feature = {
  name: 'impersonation',
  calls: [calls(impersonationApi, impersonationHandlers), calls(actedApi, actedHandlers)],
  jobs: [work(endWhenExpired, endExpired)],
}
