import { msg } from '@lingui/core/macro'
import { auditLogApi, auditLogResource } from '#contract/resources/audit_log.ts'
import { postingKindLabels } from '#shared/i18n/labels.ts'
import { defineResourcePage } from '#shared/resource_page/define_page.ts'
import { AuditDetail } from './AuditDetail.tsx'
import { actionLabels } from './action_labels.ts'

export const auditLogPage = defineResourcePage(auditLogResource, auditLogApi, {
  title: msg`Audit log`,
  labels: {
    at: msg`Time`,
    actor: msg`Operator`,
    on_behalf_of: msg`Acted for`,
    action: msg`Action`,
    object_kind: msg`Object`,
    object_sign: msg`No.`,
    before: msg`Before`,
    after: msg`After`,
  },
  options: {
    action: actionLabels,
    object_kind: {
      ...postingKindLabels,
      audit_log: msg`Audit log`,
      banner: msg`Ads`,
      category: msg`Categories`,
      grade: msg`Grades`,
      freight_refund: msg`Freight refunds`,
      impersonation: msg`Acting for somebody`,
      membership_application: msg`Memberships`,
      tag: msg`Tags`,
      tenant: msg`Companies`,
      user: msg`Platform users`,
      user_accusation: msg`Reports`,
      website_config: msg`Site settings`,
    },
  },
  states: {},
  actions: {},
  columns: [
    { name: 'at', width: 130 },
    { name: 'actor', width: '18%' },
    { name: 'action', width: '16%' },
    { name: 'object_kind', width: '18%' },
    { name: 'object_sign', width: 130 },
    { name: 'after', spare: true },
  ],
  empty: { title: msg`Nothing has been done yet`, hint: msg`Every write of an operator leaves a line here.` },
  heading: 'action',
  slots: { detail: AuditDetail },
})
