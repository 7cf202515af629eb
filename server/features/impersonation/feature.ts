import { impersonationApi } from '#contract/impersonation.ts'
import { calls, work, type Feature } from '#server/http/feature.ts'
import { endExpired, endWhenExpired } from './end.ts'
import { impersonationHandlers } from './handlers.ts'

export const impersonation: Feature = {
  name: 'impersonation',
  calls: [calls(impersonationApi, impersonationHandlers)],
  jobs: [work(endWhenExpired, endExpired)],
}
