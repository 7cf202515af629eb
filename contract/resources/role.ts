import { field } from '../fields.ts'
import { adminPermissions } from '../permissions.ts'
import { resourceApi } from './api.ts'
import { defineResource } from './define.ts'

/** Roles of the back office: named sets of permissions (SPEC 2.45, 6.16, decision 084). */
export const roleResource = defineResource({
  name: 'role',
  permission: 'admin_user.get',
  fields: {
    name: field.bilingual(40),
    permissions: field.multi('admin_permission', adminPermissions),
  },
  required: ['name', 'permissions'],
  rules: [],
  writes: ['create', 'update', 'remove'],
  states: [],
  actions: {},
  list: { filters: [], search: ['name'], sorts: ['updated_time'], usual: '-updated_time' },
})
export const roleAdminApi = resourceApi(roleResource)
