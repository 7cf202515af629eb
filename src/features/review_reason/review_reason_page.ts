import { msg } from '@lingui/core/macro'
import { reviewApi } from '#contract/review.ts'
import { reviewReasonAdminApi, reviewReasonResource } from '#contract/resources/review_reason.ts'
import { operatorActionLabels, postingKindLabels } from '#shared/i18n/labels.ts'
import { defineResourcePage } from '#shared/resource_page/define_page.ts'

export const reviewReasonPage = defineResourcePage(reviewReasonResource, reviewReasonAdminApi, {
  title: msg`Review reasons`,
  addTitle: msg`Add a reason`,
  labels: { text: msg`Reason`, action: msg`Decision`, kinds: msg`Kinds of postings`, position: msg`Order` },
  hints: {
    text: msg`One press puts it into the comment; whoever receives it reads it in their own language`,
    kinds: msg`Only for decisions on postings; empty: for all kinds`,
    position: msg`Lower numbers come first`,
  },
  options: {
    action: {
      reject: operatorActionLabels.reject,
      take_down: operatorActionLabels.take_down,
      restore: operatorActionLabels.restore,
      certification_request_revision: msg`Certification: ask for changes`,
      certification_reject: msg`Certification: reject`,
      supplier_request_revision: msg`Supplier: ask for changes`,
      supplier_reject: msg`Supplier: reject`,
      supplier_remove: msg`Supplier: remove from the list`,
      membership_decline: msg`Membership: decline`,
      refund_refuse: msg`Freight refund: refuse`,
      inspection_refuse: msg`Inspection: refuse`,
      forum_refuse: msg`Forum: refuse a post`,
      forum_hide: msg`Forum: hide a post`,
      forum_lock: msg`Forum: close a thread`,
      accusation_answer: msg`Report or request: answer`,
      accusation_dismiss: msg`Report or request: dismiss`,
      company_rate: msg`Company: change the credit rating`,
      company_freeze: msg`Company: freeze`,
      account_freeze: msg`Person: freeze`,
      account_unfreeze: msg`Person: unfreeze`,
      certificate_dismiss: msg`Same certificate: dismiss`,
    },
    kinds: postingKindLabels,
  },
  changes: [reviewApi.reasons],
  states: {
    active: { label: msg({ message: 'In use', context: 'reason' }), tone: 'green' },
    retired: { label: msg({ message: 'Retired', context: 'reason' }), tone: 'grey' },
  },
  actions: {
    retire: { label: msg`Retire`, question: msg`It is no longer offered; comments that were sent keep it.` },
    reuse: { label: msg`Use again` },
  },
  columns: [
    { name: 'text' },
    { name: 'action', width: '14%' },
    { name: 'kinds', width: '22%', spare: true },
    { name: 'state', width: 90 },
    { name: 'position', width: 80 },
    { name: 'updated_time', width: 110, spare: true },
  ],
  defaults: { position: 0, action: 'reject' },
  empty: { title: msg`There are no reasons yet`, hint: msg`Operators then write every comment themselves.` },
  heading: 'text',
})
