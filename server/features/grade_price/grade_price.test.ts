import { expect, test } from 'vitest'
import { dashboardApi } from '#contract/dashboard.ts'
import { chinaDayStart } from '#server/reference/china_time.ts'
import { recordPrices } from './feature.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Member } from '../../../tests/support/factory.ts'
import { market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, make, deps } = app
const reviewer = await make.operator(['admin_quotation.get'])
const { publish } = market(app, reviewer)
const material = '42CrMo'
const day = 86_400
/** Noon of tomorrow in China, so that no midnight falls between two prices of one day. */
app.pass(chinaDayStart(new Date()).getTime() / 1000 + 1.5 * day - Date.now() / 1000)

/** Prices of the grade on the visitors' start page, after the job has run. */
async function prices() {
  await deps.jobs.send(deps.database.orm, recordPrices, {})
  await app.drain()
  // The start page is cached for ten seconds.
  app.pass(11)
  const { grades } = (await call(dashboardApi.home, {})).data
  return grades.find(({ value }) => value === material)?.prices.map(({ per_t }) => per_t)
}

const sellers: Member[] = []
for (let number = 0; number < 6; number++) sellers.push(await make.gold())

test('the price of a day is the median of at least five companies', async () => {
  const offer = { material, price_basis: 'per_t', deadline: 30 } as const
  for (const [at, price_amount] of [5000, 5100, 5300, 9000].entries())
    await publish(sellers[at]!, { ...offer, price_amount })
  // Four companies, regardless of the number of lots.
  await publish(sellers[3]!, { ...offer, price_amount: 9100 })
  expect(await prices()).toEqual([])

  // Prices that are not compared: without tax, in another currency, for members only, of a remnant.
  await publish(sellers[4]!, { ...offer, price_amount: 100, tax_included: 0 })
  await publish(sellers[4]!, { ...offer, price_amount: 100, currency: 'USD' })
  await publish(sellers[4]!, { ...offer, price_amount: 100, visibility: 'members' })
  const photos = [1, 2, 3].map((photo) => `https://pictures.example/${photo}.jpg`)
  await publish(sellers[4]!, { ...offer, price_amount: 100, character: 2, photos, defect_notes: 'Rust' })
  expect(await prices()).toEqual([])

  await publish(sellers[4]!, { ...offer, price_amount: 5200 })
  expect(await prices()).toEqual([5250])
  await publish(sellers[5]!, { ...offer, price_amount: 5000 })
  expect(await prices(), 'the same day once, as it is now').toEqual([5200])

  app.pass(day)
  await publish(sellers[5]!, { ...offer, price_amount: 4900 })
  expect(await prices()).toEqual([5200, 5150])

  app.pass(29 * day)
  await publish(sellers[5]!, { ...offer, price_amount: 4900 })
  expect(await prices(), 'offers have ended; the first day is 30 days ago').toEqual([5150])
})
