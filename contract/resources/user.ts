import { field } from '../fields.ts'
import { resourceApi } from './api.ts'
import { defineResource } from './define.ts'

/** People who use the market, as operators see them (SPEC 2.44). */
export const userResource = defineResource({
  name: 'user',
  permission: 'admin_user.get',
  fields: {
    display_name: field.bilingual(60),
    mobile: field.text(40),
    email: field.text(120),
    company: field.bilingual(120),
    role: field.choice('user_role', ['none', 'main_account', 'staff', 'operator']),
    /** Operators are no customers: the figure of new accounts leaves them out. */
    is_operator: field.flag(),
    registered_time: field.time(),
    last_login_time: field.time(),
    /** When the account is going to be deleted, if its owner has asked for that. */
    deletion_time: field.time(),
    sessions: field.number({ max: 1_000_000, zero: true }),
  },
  required: [],
  rules: [],
  writes: [],
  states: ['active', 'frozen', 'deleted'],
  actions: {
    freeze: { from: ['active'], to: 'frozen', reason: true },
    unfreeze: { from: ['frozen'], to: 'active', reason: true },
    /** Ends all sessions of the person. */
    end_sessions: { from: ['active'], to: 'active' },
  },
  list: {
    filters: ['role', 'is_operator', 'registered_time'],
    search: ['mobile', 'email'],
    sorts: ['created_time'],
    usual: '-created_time',
  },
})
export const userAdminApi = resourceApi(userResource)
