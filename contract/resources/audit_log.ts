import { field } from '../fields.ts'
import { resourceApi } from './api.ts'
import { defineResource } from './define.ts'

/** The audit log: one row for each write of an operator, which nobody can change. */
export const auditLogResource = defineResource({
  name: 'audit_log',
  permission: 'admin_user.get',
  fields: {
    at: field.time(),
    actor: field.bilingual(60),
    /** The person for whom the operator acted. */
    on_behalf_of: field.bilingual(60),
    action: field.text(40),
    object_kind: field.text(40),
    object_sign: field.text(60),
    before: field.record(),
    after: field.record(),
  },
  required: [],
  rules: [],
  writes: [],
  states: [],
  actions: {},
  list: {
    filters: ['at', 'object_kind', 'object_sign'],
    search: ['object_sign'],
    sorts: ['at'],
    usual: '-at',
  },
})
export const auditLogApi = resourceApi(auditLogResource)
