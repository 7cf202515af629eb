import { work, type Feature } from '#server/http/feature.ts'
import { checkPriceAlerts } from '#server/jobs/kinds.ts'
import { job } from '#server/jobs/queue.ts'
import { recordGradePrices } from './store.ts'

export const recordPrices = job('record_prices', { cron: '35 * * * *' })

export const gradePrice: Feature = {
  name: 'grade_price',
  jobs: [
    work(recordPrices, (_, { database, clock, jobs }) =>
      database.orm.transaction(async (tx) => {
        await recordGradePrices(tx, clock())
        await jobs.send(tx, checkPriceAlerts, {})
      }),
    ),
  ],
}
