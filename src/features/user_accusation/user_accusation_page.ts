import { msg } from '@lingui/core/macro'
import { dashboardApi } from '#contract/dashboard.ts'
import { userAccusationAdminApi, userAccusationResource } from '#contract/resources/user_accusation.ts'
import { subjectKinds } from './subject_kinds.ts'
import { defineResourcePage } from '#shared/resource_page/define_page.ts'
import { About } from './About.tsx'
import { AccusationDetail } from './AccusationDetail.tsx'
import { GroupBuyLink } from './GroupBuyLink.tsx'

const answer = {
  label: msg`Answer to the author`,
  hint: msg`The author is notified of it; it is also recorded in the audit log.`,
}

export const userAccusationPage = defineResourcePage(userAccusationResource, userAccusationAdminApi, {
  title: msg`Reports and group-buy requests`,
  labels: {
    subject: msg`Type`,
    comment: msg({ message: 'Text', context: 'report' }),
    record_sign: msg`About`,
    kind: msg`Kind`,
    author: msg`Sent by`,
    company: msg`Company`,
    waiting: msg`Waiting for an answer`,
    operator: msg`Handled by`,
    operator_id: msg`Handled by`,
    handled_at: msg`Decided`,
    answer: msg`Answer`,
  },
  options: {
    subject: { report: msg`Report`, request: msg`Group-buy request` },
    kind: subjectKinds,
    waiting: { 1: msg`Waiting for an answer`, 0: msg({ message: 'Decided', context: 'report' }) },
  },
  states: {
    open: { label: msg({ message: 'Open', context: 'report' }), tone: 'amber' },
    in_hand: { label: msg`Being handled`, tone: 'blue' },
    answered: { label: msg`Answered`, tone: 'green' },
    dismissed: { label: msg({ message: 'Dismissed', context: 'report' }), tone: 'grey' },
  },
  actions: {
    answer: {
      label: msg({ message: 'Answer', context: 'verb' }),
      comment: answer,
      reasons: 'accusation_answer',
      key: 'w',
    },
    dismiss: {
      label: msg({ message: 'Dismiss', context: 'report' }),
      color: 'red',
      comment: answer,
      reasons: 'accusation_dismiss',
      key: 'r',
    },
    take: {
      label: msg`Handle it myself`,
      question: msg`Other operators see that you handle it; they can take it over from you.`,
    },
  },
  columns: [
    { name: 'subject', width: 110 },
    { name: 'comment' },
    { name: 'record_sign', width: 130, spare: true },
    { name: 'author', width: '12%', spare: true },
    { name: 'company', width: '16%', spare: true },
    { name: 'state', width: 110 },
    { name: 'operator', width: 110, spare: true },
    { name: 'created_time', width: 100 },
  ],
  changes: [dashboardApi.admin],
  empty: {
    title: msg`Nobody has sent anything yet`,
    hint: msg`Group-buy requests and reports about postings arrive here; you are notified of each.`,
  },
  heading: 'subject',
  slots: { cells: { record_sign: About }, detail: AccusationDetail, more: GroupBuyLink },
})
