import { ownDataApi } from '#contract/own_data.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { ownDataHandlers } from './handlers.ts'

export const ownData: Feature = {
  name: 'own_data',
  calls: [calls(ownDataApi, ownDataHandlers)],
  withoutCatalogue: true,
}
