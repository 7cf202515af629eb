import { applicationStates } from '../certification.ts'
import { certifications, creditRatings, memberships } from '../enums.ts'
import { field } from '../fields.ts'
import { resourceApi } from './api.ts'
import { defineResource } from './define.ts'

/** Companies as operators list them (SPEC 2.43); what is decided about one has its own calls (`contract/tenant.ts`). */
export const tenantResource = defineResource({
  name: 'tenant',
  permission: 'admin_tenant.get',
  fields: {
    name: field.bilingual(120),
    code: field.text(20),
    credit_code: field.text(18),
    /** State of the newest application; `submitted` is what waits for an operator. */
    application: field.choice('application', ['none', ...applicationStates]),
    certification: field.choice('certification', [...certifications]),
    /** When the newest certification was approved. */
    certified_on: field.time(),
    certification_expires_on: field.end(),
    membership: field.choice('membership', [...memberships]),
    credit_rating: field.choice('credit_rating', [...creditRatings]),
  },
  required: [],
  rules: [],
  writes: [],
  states: [],
  actions: {},
  list: {
    filters: ['application', 'certification', 'certified_on', 'membership', 'credit_rating'],
    search: ['code', 'credit_code'],
    sorts: ['created_time', 'certification_expires_on'],
    usual: '-created_time',
  },
})
export const tenantListApi = resourceApi(tenantResource)
