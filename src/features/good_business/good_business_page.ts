import { msg } from '@lingui/core/macro'
import { goodBusinessListApi, goodBusinessResource } from '#contract/resources/good_business.ts'
import { certificationLabels } from '#shared/i18n/labels.ts'
import { defineResourcePage } from '#shared/resource_page/define_page.ts'
import { supplierStateLabels } from './labels.ts'
import { SupplierReview } from './SupplierReview.tsx'

export const goodBusinessPage = defineResourcePage(goodBusinessResource, goodBusinessListApi, {
  title: msg`Preferred suppliers`,
  labels: {
    company: msg`Company`,
    code: msg`Company code`,
    application: msg`State`,
    certification: msg`Certification`,
    submitted_at: msg`Submitted`,
    sponsored_until: msg`Sponsored until`,
  },
  options: {
    application: Object.fromEntries(
      Object.entries(supplierStateLabels).map(([state, { label }]) => [state, label]),
    ),
    certification: certificationLabels,
  },
  states: {},
  actions: {},
  columns: [
    { name: 'company' },
    { name: 'code', width: 110, spare: true },
    { name: 'application', width: '20%' },
    { name: 'certification', width: '18%', spare: true },
    { name: 'submitted_at', width: 150 },
    { name: 'sponsored_until', width: 120, spare: true },
  ],
  empty: {
    title: msg`Nobody has applied yet`,
    hint: msg`Companies send their supplier profile; you are notified of each.`,
  },
  heading: 'company',
  slots: { detail: SupplierReview },
})
