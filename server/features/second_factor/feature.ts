import { secondFactorApi } from '#contract/second_factor.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { secondFactorHandlers } from './handlers.ts'

export const secondFactor: Feature = {
  name: 'second_factor',
  calls: [calls(secondFactorApi, secondFactorHandlers)],
}
