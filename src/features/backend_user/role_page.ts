import { msg } from '@lingui/core/macro'
import { backendUserApi } from '#contract/backend_user.ts'
import { adminPermissions } from '#contract/permissions.ts'
import { backendUserListApi } from '#contract/resources/backend_user.ts'
import { roleAdminApi, roleResource } from '#contract/resources/role.ts'
import { defineResourcePage } from '#shared/resource_page/define_page.ts'
import { permissionTexts } from './permission_texts.ts'
import { PeopleWithRole, RoleDetail, RolePreview } from './RolePreview.tsx'

export const permissionLabels = Object.fromEntries(
  adminPermissions.map((one) => [one, permissionTexts[one].label]),
)

export const rolePage = defineResourcePage(roleResource, roleAdminApi, {
  title: msg`Roles`,
  addTitle: msg`Add a role`,
  labels: {
    name: msg({ message: 'Name', context: 'thing' }),
    permissions: msg`Permissions`,
  },
  hints: { permissions: msg`A change applies from the next request of everybody who has the role.` },
  options: { permissions: permissionLabels },
  states: {},
  actions: {},
  changes: [backendUserListApi.list, backendUserApi.roles],
  columns: [
    { name: 'name', width: '26%' },
    { name: 'permissions' },
    { name: 'updated_time', width: 130, spare: true },
  ],
  empty: {
    title: msg`There are no roles yet`,
    hint: msg`A role is a set of permissions with a name, which people of the back office are given.`,
  },
  heading: 'name',
  slots: { preview: RolePreview, detail: RoleDetail, more: PeopleWithRole },
})
