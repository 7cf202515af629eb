import { field } from '../fields.ts'
import { resourceApi } from './api.ts'
import { defineResource } from './define.ts'

/** The audit log: one row for each write of an operator, which nobody can change. */
export const auditLogResource = defineResource({
  name: 'audit_log',
  permission: 'admin_user.get',
  fields: {
    at: field.time(),
    /** The operator; null for what the server does by itself. */
    actor: field.bilingual(60),
    actor_id: field.person(),
    /** The person for whom the operator acted. */
    on_behalf_of: field.bilingual(60),
    on_behalf_of_id: field.person(),
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
    filters: ['at', 'actor_id', 'on_behalf_of_id', 'action', 'object_kind', 'object_sign'],
    search: ['object_sign'],
    sorts: ['at'],
    usual: '-at',
  },
})
export const auditLogApi = resourceApi(auditLogResource)
