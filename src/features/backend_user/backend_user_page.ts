import { msg } from '@lingui/core/macro'
import { backendUserApi } from '#contract/backend_user.ts'
import { backendUserListApi, backendUserResource } from '#contract/resources/backend_user.ts'
import { accountTexts } from '#features/user/index.ts'
import { defineResourcePage } from '#shared/resource_page/define_page.ts'
import { PersonDetail } from './PersonDetail.tsx'
import { secondFactorLabels } from './second_factor_labels.ts'
import { permissionLabels } from './role_page.ts'

export const backendUserPage = defineResourcePage(backendUserResource, backendUserListApi, {
  title: msg`Back-office users`,
  labels: {
    display_name: msg`Name`,
    mobile: msg`Mobile number`,
    email: msg`E-mail`,
    roles: msg`Roles`,
    permissions: msg`Permissions`,
    last_login_time: msg`Last login`,
    second_factor: msg`Two-step verification`,
    sessions: msg`Open sessions`,
  },
  options: {
    permissions: permissionLabels,
    second_factor: secondFactorLabels,
  },
  states: {
    active: accountTexts.active,
    frozen: accountTexts.frozen,
  },
  actions: {
    freeze: accountTexts.freeze,
    unfreeze: accountTexts.unfreeze,
    end_sessions: accountTexts.end_sessions,
    remove_second_factor: {
      label: msg`Remove two-step verification`,
      question: msg`App, recovery codes and passkeys are removed, and the person is logged out everywhere. Make sure first that it is really the person who asks.`,
      color: 'red',
    },
  },
  changes: [backendUserApi.rolesOf],
  columns: [
    { name: 'display_name', width: '16%' },
    { name: 'email', width: '20%' },
    { name: 'mobile', width: 150, spare: true },
    { name: 'roles' },
    { name: 'second_factor', width: 150, spare: true },
    { name: 'state', width: 90 },
    { name: 'last_login_time', width: 120 },
  ],
  empty: { title: msg`Nobody works in the back office yet` },
  heading: 'display_name',
  slots: { detail: PersonDetail },
})
