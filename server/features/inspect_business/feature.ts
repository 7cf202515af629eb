import { inspectionApi } from '#contract/inspect_business.ts'
import { inspectionAdminApi } from '#contract/inspect_business_admin.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { inspectionHandlers } from './handlers.ts'
import { inspectionAdminHandlers } from './operator_handlers.ts'

export const inspectBusiness: Feature = {
  name: 'inspect_business',
  calls: [calls(inspectionApi, inspectionHandlers), calls(inspectionAdminApi, inspectionAdminHandlers)],
}
