import { certifications } from '../enums.ts'
import { field } from '../fields.ts'
import { supplierStates } from '../good_business.ts'
import { resourceApi } from './api.ts'
import { defineResource } from './define.ts'

/** Supplier profiles as operators list them (SPEC 2.59); what is decided has its own calls (`contract/good_business_admin.ts`). */
export const goodBusinessResource = defineResource({
  name: 'good_business',
  permission: 'website_config',
  fields: {
    company: field.bilingual(120),
    code: field.text(20),
    application: field.choice('application', [...supplierStates]),
    certification: field.choice('certification', [...certifications]),
    submitted_at: field.time(),
    sponsored_until: field.date(),
  },
  required: [],
  rules: [],
  writes: [],
  states: [],
  actions: {},
  list: {
    filters: ['application', 'certification'],
    search: ['code'],
    sorts: ['submitted_at'],
    usual: '-submitted_at',
  },
})
export const goodBusinessListApi = resourceApi(goodBusinessResource)
