import { verifyCodeApi } from '#contract/verify_code.ts'
import { calls, work, type Feature } from '#server/http/feature.ts'
import { deliver, deliverCode } from './deliver_code.ts'
import { verifyCodeHandlers } from './handlers.ts'
import { purgeCodes } from './store.ts'

export const verifyCode: Feature = {
  name: 'verify_code',
  calls: [calls(verifyCodeApi, verifyCodeHandlers)],
  jobs: [work(deliverCode, deliver)],
  purge: purgeCodes,
}
