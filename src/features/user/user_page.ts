import { msg } from '@lingui/core/macro'
import { userAdminApi, userResource } from '#contract/resources/user.ts'
import { userPageApi } from '#contract/user.ts'
import { ActForButton } from '#features/impersonation/index.ts'
import { defineResourcePage } from '#shared/resource_page/define_page.ts'
import { accountTexts } from './account_texts.ts'
import { UserDetail } from './UserDetail.tsx'

export const userPage = defineResourcePage(userResource, userAdminApi, {
  title: msg`Platform users`,
  labels: {
    display_name: msg`Name`,
    mobile: msg`Mobile number`,
    email: msg`E-mail`,
    company: msg`Company`,
    role: msg`Role`,
    is_operator: msg`Account type`,
    registered_time: msg`Registered`,
    last_login_time: msg`Last login`,
    deletion_time: msg`To be deleted on`,
    sessions: msg`Open sessions`,
  },
  options: {
    role: {
      none: msg`No company`,
      main_account: msg`Main account`,
      staff: msg`Staff`,
      operator: msg`Operator`,
    },
    is_operator: { 0: msg`User of the market`, 1: msg`Operator` },
  },
  states: {
    active: accountTexts.active,
    frozen: accountTexts.frozen,
    deleted: accountTexts.deleted,
  },
  actions: {
    freeze: { ...accountTexts.freeze, reasons: 'account_freeze' },
    unfreeze: { ...accountTexts.unfreeze, reasons: 'account_unfreeze' },
    end_sessions: accountTexts.end_sessions,
  },
  columns: [
    { name: 'display_name', width: '16%' },
    { name: 'mobile', width: 150 },
    { name: 'email', width: '22%' },
    { name: 'company', width: '20%', spare: true },
    { name: 'role', width: 100, spare: true },
    { name: 'state', width: 90 },
    { name: 'created_time', width: 100, spare: true },
  ],
  empty: { title: msg`Nobody has registered yet` },
  heading: 'display_name',
  changes: [userPageApi.overview, userPageApi.activity],
  slots: { detail: UserDetail, more: ActForButton },
})
