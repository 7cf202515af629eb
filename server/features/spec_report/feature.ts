import { specReportApi } from '#contract/spec_report.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { specReportHandlers, specReports } from './handlers.ts'
import { removeOldReports } from './store.ts'

export const specReport: Feature = {
  name: 'spec_report',
  calls: [calls(specReportApi, specReportHandlers)],
  resources: [specReports],
  purge: removeOldReports,
}
