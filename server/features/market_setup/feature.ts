import { marketSetupApi } from '#contract/market_setup.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { marketSetupHandlers } from './handlers.ts'

export const marketSetup: Feature = {
  name: 'market_setup',
  calls: [calls(marketSetupApi, marketSetupHandlers)],
  withoutCatalogue: true,
}
