import { pushApi } from '#contract/push.ts'
import { calls, work, type Feature } from '#server/http/feature.ts'
import { purgeBreakers } from './breaker_store.ts'
import { pushOnce } from './deliver.ts'
import { pushHandlers } from './handlers.ts'
import { deliverPush } from './queue_store.ts'

export const push: Feature = {
  name: 'push',
  calls: [calls(pushApi, pushHandlers)],
  jobs: [work(deliverPush, (one, deps) => pushOnce(deps, one))],
  purge: purgeBreakers,
}
