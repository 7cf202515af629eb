/** Adding people to the back office and changing their roles (SPEC 2.45, decision 084). */
import * as z from 'zod/mini'
import { accountName, displayName } from './account_forms.ts'
import { endpoint, queryNumber } from './endpoint.ts'
import { issue } from './issue.ts'
import { adminPermissions } from './permissions.ts'
import { id, wholeNumber } from './text.ts'

const givenRoles = z.array(id).check(z.minLength(1, issue('required')), z.maxLength(50))
const byId = z.strictObject({ id: queryNumber(id) })
const revision = wholeNumber(1, 2_147_483_647)

const givableRole = z.object({
  id,
  name: z.object({ zh: z.string(), en: z.string() }),
  permissions: z.array(z.enum(adminPermissions)),
  /** The reader has all of its permissions and can give and take it. */
  is_givable: z.boolean(),
})

const personRoles = z.object({
  /** What a change of the roles is based on. */
  revision,
  role_ids: z.array(id),
  /** Whether the reader can change them: somebody with more permissions is not theirs to change. */
  can_change: z.boolean(),
})
export type PersonRoles = z.output<typeof personRoles>

export const backendUserApi = {
  roles: endpoint({
    method: 'GET',
    path: '/api/admin/backend_user/roles/',
    access: 'admin_user.get',
    summary: 'All roles, and which of them the reader can give',
    reply: z.array(givableRole),
  }),
  rolesOf: endpoint({
    method: 'GET',
    path: '/api/admin/backend_user/:id/roles/',
    access: 'admin_user.get',
    summary: 'The roles of one back-office user',
    params: byId,
    reply: personRoles,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/backend_user/',
    access: 'admin_user.get',
    summary:
      'Add somebody to the back office by mobile number or e-mail address; an account is made if there is none',
    body: z.strictObject({ account: accountName, display_name: displayName, role_ids: givenRoles }),
    reply: z.object({ id }),
  }),
  setRoles: endpoint({
    method: 'PUT',
    path: '/api/admin/backend_user/:id/roles/',
    access: 'admin_user.get',
    summary: 'Change the roles of a back-office user; 409 with the stored ones if `revision` is outdated',
    params: byId,
    query: z.strictObject({ revision: queryNumber(revision) }),
    body: z.strictObject({ role_ids: givenRoles }),
    reply: personRoles,
  }),
}
