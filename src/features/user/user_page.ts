import { msg } from '@lingui/core/macro'
import { userAdminApi, userResource } from '#contract/resources/user.ts'
import { ActForButton } from '#features/impersonation/index.ts'
import { defineResourcePage } from '#shared/resource_page/define_page.ts'

export const userPage = defineResourcePage(userResource, userAdminApi, {
  title: msg`Platform users`,
  labels: {
    display_name: msg`Name`,
    mobile: msg`Mobile number`,
    email: msg`E-mail`,
    company: msg`Company`,
    role: msg`Role`,
    last_login_time: msg`Last sign-in`,
    sessions: msg`Open sessions`,
  },
  options: {
    role: {
      none: msg`No company`,
      main_account: msg`Main account`,
      staff: msg`Staff`,
      operator: msg`Operator`,
    },
  },
  states: {
    active: { label: msg({ message: 'Active', context: 'account' }), tone: 'green' },
    frozen: { label: msg`Frozen`, tone: 'amber' },
  },
  actions: {
    freeze: {
      label: msg`Freeze`,
      question: msg`The person is signed out everywhere and cannot sign in until unfrozen.`,
      color: 'red',
    },
    unfreeze: { label: msg`Unfreeze`, question: msg`The person can sign in again.` },
    end_sessions: {
      label: msg`Sign out everywhere`,
      question: msg`The person has to sign in again on every device.`,
    },
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
  slots: { more: ActForButton },
})
