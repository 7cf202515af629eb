import { goodBusinessApi, ownSupplierApi } from '#contract/good_business.ts'
import { goodBusinessAdminApi } from '#contract/good_business_admin.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { decisionHandlers } from './decisions.ts'
import { goodBusinessHandlers, ownSupplierHandlers, suppliers } from './handlers.ts'

export const goodBusiness: Feature = {
  name: 'good_business',
  calls: [
    calls(goodBusinessApi, goodBusinessHandlers),
    calls(ownSupplierApi, ownSupplierHandlers),
    calls(goodBusinessAdminApi, decisionHandlers),
  ],
  resources: [suppliers],
}
