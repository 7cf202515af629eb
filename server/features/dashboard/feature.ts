import { dashboardApi } from '#contract/dashboard.ts'
import { operatorFiguresApi } from '#contract/operator_figures.ts'
import { trendApi } from '#contract/trend.ts'
import { calls, work, type Feature } from '#server/http/feature.ts'
import { job } from '#server/jobs/queue.ts'
import { figureHandlers } from './figure_handlers.ts'
import { recordDays } from './figure_store.ts'
import { dashboardHandlers, trendHandlers } from './handlers.ts'

/** Soon after midnight in China, and each hour in case that failed. */
export const recordMarketDays = job('record_market_days', { cron: '20 * * * *' })

export const dashboard: Feature = {
  name: 'dashboard',
  calls: [
    calls(dashboardApi, dashboardHandlers),
    calls(trendApi, trendHandlers),
    calls(operatorFiguresApi, figureHandlers),
  ],
  jobs: [work(recordMarketDays, (_, { database, clock }) => recordDays(database.orm, clock()))],
}
