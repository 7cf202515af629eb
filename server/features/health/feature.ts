import { healthApi } from '#contract/health.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { healthHandlers } from './handlers.ts'

export const health: Feature = {
  name: 'health',
  calls: [calls(healthApi, healthHandlers)],
  withoutCatalogue: true,
}
