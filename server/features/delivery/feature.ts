import { deliveryApi } from '#contract/delivery.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { deliveryHandlers } from './handlers.ts'
import { removeCompleted } from './store.ts'

export const delivery: Feature = {
  name: 'delivery',
  calls: [calls(deliveryApi, deliveryHandlers)],
  withoutCatalogue: true,
  purge: removeCompleted,
}
