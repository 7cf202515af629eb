import * as z from 'zod/mini'
import { field } from './fields.ts'
import { issue } from './issue.ts'
import { resourceApi } from './resources/api.ts'
import { defineResource } from './resources/define.ts'
import { text } from './text.ts'

/** Why somebody is frozen or let in again; it stands in the audit log. */
const reasonForm = z.strictObject({ comment: text(500).check(z.minLength(1, issue('comment_required'))) })

/** People who use the market, as operators see them (spec §2). */
export const userResource = defineResource({
  name: 'user',
  permission: 'admin_user.get',
  fields: {
    display_name: field.bilingual(60),
    mobile: field.text(40),
    email: field.text(120),
    company: field.bilingual(120),
    role: field.choice('user_role', ['none', 'main_account', 'staff', 'operator']),
    last_login_time: field.time(),
    sessions: field.number({ max: 1_000_000, zero: true }),
  },
  required: [],
  rules: [],
  writes: [],
  states: ['active', 'frozen'],
  actions: {
    freeze: { from: ['active'], to: 'frozen', form: reasonForm },
    unfreeze: { from: ['frozen'], to: 'active', form: reasonForm },
    /** Signs the person out everywhere. */
    end_sessions: { from: ['active'], to: 'active' },
  },
  list: {
    filters: ['role'],
    search: ['mobile', 'email'],
    sorts: ['created_time'],
    usual: '-created_time',
  },
})
export const userAdminApi = resourceApi(userResource)
