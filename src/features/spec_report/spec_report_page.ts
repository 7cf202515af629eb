import { msg } from '@lingui/core/macro'
import { specReportAdminApi, specReportResource } from '#contract/resources/spec_report.ts'
import { shapeNames } from '#contract/steel/spec_line.ts'
import { defineResourcePage } from '#shared/resource_page/define_page.ts'
import { ReportedReading } from './ReportedReading.tsx'

export const specReportPage = defineResourcePage(specReportResource, specReportAdminApi, {
  title: msg`Lines read wrongly`,
  labels: {
    line: msg`Line`,
    shape: msg`Chosen shape`,
    reading: msg`Read at the time`,
    notes: msg`What people wrote`,
    count: msg({ message: 'Reported', context: 'how often' }),
    last_time: msg`Last reported`,
    operator_note: msg`Note for operators`,
  },
  hints: {
    operator_note: msg`What is wrong, what was changed, or why it is no mistake. Nobody else reads it.`,
  },
  options: { shape: shapeNames },
  states: {
    open: { label: msg({ message: 'Open', context: 'report' }), tone: 'amber' },
    solved: { label: msg({ message: 'Solved', context: 'report' }), tone: 'green' },
    no_mistake: { label: msg`Not a mistake`, tone: 'grey' },
  },
  actions: {
    solve: {
      label: msg({ message: 'Solved', context: 'verb' }),
      question: msg`The line is read correctly today. If somebody reports it again, it is open again.`,
    },
    dismiss: {
      label: msg`Not a mistake`,
      question: msg`It is read as it should be. Further reports are counted, but it stays closed.`,
      key: 'r',
    },
    reopen: { label: msg`Open again` },
  },
  columns: [
    { name: 'line' },
    { name: 'reading', width: '34%', spare: true },
    { name: 'count', width: 100 },
    { name: 'state', width: 120 },
    { name: 'last_time', width: 120 },
  ],
  empty: {
    title: msg`Nobody has reported a line yet`,
    hint: msg`Below every line that was read, people can say that it was read wrongly.`,
  },
  heading: 'line',
  slots: { preview: ReportedReading },
})
