import { msg } from '@lingui/core/macro'
import { tenantListApi, tenantResource } from '#contract/resources/tenant.ts'
import { applicationLabels } from '#features/certification/index.ts'
import { certificationLabels, creditRatingLabels, membershipLabels } from '#shared/i18n/labels.ts'
import { defineResourcePage } from '#shared/resource_page/define_page.ts'
import { TenantDetail } from './TenantDetail.tsx'

export const tenantPage = defineResourcePage(tenantResource, tenantListApi, {
  title: msg`Companies`,
  labels: {
    name: msg`Company`,
    code: msg`Company code`,
    credit_code: msg`Credit code`,
    application: msg`Application`,
    certification: msg`Certification`,
    certified_on: msg`Certified on`,
    certification_expires_on: msg`Certified until`,
    membership: msg`Membership`,
    credit_rating: msg`Credit rating`,
  },
  options: {
    application: {
      none: msg`No application`,
      submitted: applicationLabels.submitted.label,
      revision_requested: applicationLabels.revision_requested.label,
      rejected: applicationLabels.rejected.label,
      certified: applicationLabels.certified.label,
      withdrawn: applicationLabels.withdrawn.label,
      revoked: applicationLabels.revoked.label,
    },
    certification: {
      ...certificationLabels,
      submitted: applicationLabels.submitted.label,
      revision_requested: applicationLabels.revision_requested.label,
      rejected: applicationLabels.rejected.label,
    },
    membership: membershipLabels,
    credit_rating: creditRatingLabels,
  },
  states: {},
  actions: {},
  columns: [
    { name: 'name', width: '24%' },
    { name: 'code', width: 110 },
    { name: 'application', width: 110 },
    { name: 'certification', width: '16%' },
    { name: 'certification_expires_on', width: 150, spare: true },
    { name: 'membership', width: 90, spare: true },
    { name: 'credit_rating', width: 90 },
    { name: 'created_time', width: 100, spare: true },
  ],
  empty: {
    title: msg`No company yet`,
    hint: msg`A company is founded with the first action that needs one.`,
  },
  heading: 'name',
  slots: { detail: TenantDetail },
})
