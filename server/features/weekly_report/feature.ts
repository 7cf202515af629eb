import { weeklyReportApi } from '#contract/weekly_report.ts'
import { calls, work, type Feature } from '#server/http/feature.ts'
import { job } from '#server/jobs/queue.ts'
import { weeklyReportHandlers } from './handlers.ts'
import { sendDueReports } from './send_reports.ts'

/** Each quarter of an hour, because a server that was off on Monday morning sends the reports when it is back. */
export const sendReports = job('send_reports', { cron: '*/15 * * * *' })

export const weeklyReport: Feature = {
  name: 'weekly_report',
  calls: [calls(weeklyReportApi, weeklyReportHandlers)],
  jobs: [work(sendReports, (_, deps) => sendDueReports(deps))],
}
