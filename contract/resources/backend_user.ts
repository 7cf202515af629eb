import { field } from '../fields.ts'
import { adminPermissions } from '../permissions.ts'
import { resourceApi } from './api.ts'
import { defineResource } from './define.ts'

/** People of the back office (SPEC 2.45); adding one and changing roles are calls of their own (`../backend_user.ts`). */
export const backendUserResource = defineResource({
  name: 'backend_user',
  permission: 'admin_user.get',
  fields: {
    display_name: field.bilingual(60),
    mobile: field.text(40),
    email: field.text(120),
    /** Names of the person's roles, separated by commas. */
    roles: field.bilingual(400),
    /** The union of the roles. */
    permissions: field.multi('admin_permission', adminPermissions),
    last_login_time: field.time(),
    /** `passkey`: no app; a passkey is asked for only where a second factor is required. */
    second_factor: field.choice('second_factor', ['none', 'passkey', 'app']),
    sessions: field.number({ max: 1_000_000, zero: true }),
  },
  required: [],
  rules: [],
  writes: [],
  states: ['active', 'frozen'],
  actions: {
    freeze: { from: ['active'], to: 'frozen', reason: true },
    unfreeze: { from: ['frozen'], to: 'active', reason: true },
    /** Ends all sessions of the person. */
    end_sessions: { from: ['active'], to: 'active' },
    /** Removes app, recovery codes and passkeys of somebody who cannot use them any more, and ends all sessions. */
    remove_second_factor: { from: ['active'], to: 'active', reason: true },
  },
  list: {
    filters: ['second_factor'],
    search: ['mobile', 'email'],
    sorts: ['created_time', 'last_login_time'],
    usual: '-created_time',
  },
})
export const backendUserListApi = resourceApi(backendUserResource)
