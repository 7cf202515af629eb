/** Alerts on the market's own median of a grade: set, and told by message and push after the hourly computation. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { gradeSeries, marketPriceApi } from '#contract/market_price.ts'
import { postings } from '#contract/postings/index.ts'
import { pushApi } from '#contract/push.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { account } from '#server/db/tables.ts'
import { recordPrices } from '#server/features/grade_price/feature.ts'
import { currentKey } from '#server/features/push/keys.ts'
import { chinaDayStart } from '#server/reference/china_time.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Person } from '../../../tests/support/factory.ts'
import { market } from '../../../tests/support/postings.ts'
import { openPushSink } from '../../../tests/support/push_sink.ts'

const app = await testApp()
const { call, raw, make, deps } = app
const db = deps.database.orm
const sink = await openPushSink()
afterAll(() => sink.close())
deps.pushService = sink.service
beforeEach(() => void sink.pushed.splice(0))
const { publish } = market(app, await make.operator(['admin_quotation.get']))
const series = gradeSeries('42CrMo')
const day = 86_400
/** Noon of tomorrow in China, so that no midnight falls between two prices of one day. */
app.pass(chinaDayStart(new Date()).getTime() / 1000 + 1.5 * day - Date.now() / 1000)

const seller = await make.gold()
const offer = { material: '42CrMo', price_basis: 'per_t', deadline: 30 } as const
for (const price_amount of [5000, 5100, 5400, 5400])
  await publish(await make.gold(), { ...offer, price_amount })
await publish(seller, { ...offer, price_amount: 5000 })
/** A sixth lot, which is offered on some days only: with it the median is ¥5,250, without it ¥5,100. */
const sixth = await publish(seller, { ...offer, price_amount: 5400 })

/** Computes the medians, as the job does every hour. */
async function compute() {
  await deps.jobs.send(db, recordPrices, {})
  await app.drain()
}
async function sixthGoes(action: 'online' | 'offline') {
  const params = { code: sixth, action }
  await call(postings.quotation.api.action, { params }, { token: seller.token })
  await compute()
}
const adding = ({ token }: Person, condition: 'above' | 'below' = 'above', of = series) =>
  raw(
    marketPriceApi.addAlert,
    { body: { series: of, condition, amount: 5_200 } },
    { token, headers: { 'idempotency-key': randomUUID() } },
  )
/** Somebody with an alert at ¥5,200 and a browser that receives pushes. */
async function watcher(condition: 'above' | 'below'): Promise<Person> {
  const person = await make.user()
  const { endpoint, keys } = sink.browser()
  const { id: key_id } = await currentKey(db, deps.config.secret, deps.clock())
  const body = { endpoint, keys, key_id, language: 'en-US' as const }
  await call(pushApi.subscribe, { body }, { token: person.token })
  expect((await adding(person, condition)).status).toBe(200)
  return person
}
const told = async ({ token }: Person) =>
  (await call(userMessageApi.list, {}, { token, language: 'en-US' })).data.results.map(
    ({ module, record_sign, title }) => [module, record_sign, title],
  )
const rise = ['my_business', `price-${series}`, '42CrMo index: ¥5,250/t']

test('an alert can be set for a grade as soon as it has an index, and once', async () => {
  const person = await make.user()
  expect((await adding(person)).status).toBe(404)
  await sixthGoes('offline')
  expect((await adding(person, 'above', gradeSeries('Nothing'))).status).toBe(404)
  const { status, body } = await adding(person)
  expect([status, body.data]).toMatchObject([
    200,
    { series, name: { zh: '42CrMo', en: '42CrMo' }, region: null, unit: 't', price: 5100, told_time: null },
  ])
  expect((await adding(person)).body.code).toBe('alert_exists')
  const { id } = body.data as { id: number }
  const changed = { params: { id }, body: { condition: 'below' as const, amount: 5_000 } }
  const { data } = await call(marketPriceApi.updateAlert, changed, { token: person.token })
  expect(data).toMatchObject({ series, condition: 'below', amount: 5_000 })
  const { id: other } = (await adding(person)).body.data as { id: number }
  expect(
    (await raw(marketPriceApi.updateAlert, { ...changed, params: { id: other } }, { token: person.token }))
      .body.code,
  ).toBe('alert_exists')
})

test('the hourly computation tells by message and push, once a day however often the index crosses', async () => {
  const person = await watcher('above')
  await compute()
  expect(await told(person)).toEqual([])
  await sixthGoes('online')
  expect(await told(person)).toEqual([rise])
  expect(sink.pushed.map(({ payload }) => [payload.record_sign, payload.title])).toEqual([rise.slice(1)])
  await sixthGoes('offline')
  await sixthGoes('online')
  expect([(await told(person)).length, sink.pushed.length]).toEqual([1, 1])

  app.pass(day)
  await sixthGoes('offline')
  await sixthGoes('online')
  expect([(await told(person)).length, sink.pushed.length]).toEqual([2, 2])
})

test('a frozen person is told neither by message nor by push', async () => {
  app.pass(day)
  const [frozen, other] = [await watcher('below'), await watcher('below')]
  await db.update(account).set({ disabled_at: deps.clock() }).where(eq(account.id, frozen.id))
  await sixthGoes('offline')
  expect(sink.pushed).toHaveLength(1)
  await db.update(account).set({ disabled_at: null }).where(eq(account.id, frozen.id))
  expect([(await told(frozen)).length, (await told(other)).length]).toEqual([0, 1])
})
