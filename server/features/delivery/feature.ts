import { deliveryApi } from '#contract/delivery.ts'
import { testMailApi } from '#contract/test_mail.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { deliveryHandlers } from './handlers.ts'
import { removeCompleted } from './store.ts'
import { testMailHandlers } from './test_mail.ts'

export const delivery: Feature = {
  name: 'delivery',
  calls: [calls(deliveryApi, deliveryHandlers), calls(testMailApi, testMailHandlers)],
  withoutCatalogue: true,
  purge: removeCompleted,
}
