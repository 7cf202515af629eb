import { tenantAdminApi } from '#contract/tenant.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { tenantHandlers, tenants } from './handlers.ts'

export const tenant: Feature = {
  name: 'tenant',
  calls: [calls(tenantAdminApi, tenantHandlers)],
  resources: [tenants],
}
