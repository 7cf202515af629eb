/** A price far from the last ones is stored, and tells its alerts, only once an operator has confirmed it. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { marketPriceApi, seriesOf } from '#contract/market_price.ts'
import type { RowAnswer } from '#contract/market_price_upload.ts'
import { marketPriceAdminApi } from '#contract/resources/market_price.ts'
import { siteSettings } from '#contract/site_settings.ts'
import { defaultUnusualPolicy } from '#contract/unusual_policy.ts'
import { testApp } from '../../../tests/support/app.ts'
import { hebei, jiangsu, marketPrices } from '../../../tests/support/market_prices.ts'
import { tellOfPrices } from './alerts.ts'

const testing = await testApp()
const { call, raw, make, deps } = testing
const { as, dayAgo, material, rowOf, uploading, upload } = await marketPrices(testing)

const answersOf = (body: { data?: unknown }) => (body.data as { rows: RowAnswer[] }).rows
const newest = async (id: number) =>
  (await call(marketPriceApi.list)).data.prices.find((one) => one.material === id)?.prices.at(-1)
const tenTimes = {
  name: 'price',
  given: 47_100,
  than: 'day',
  beside: 4_730,
  day: dayAgo(1),
  region: null,
  percent: 895.8,
  usual_percent: 5,
}
/** A material whose price was 4,730 for a week. */
async function calm(): Promise<number> {
  const id = await material()
  await upload(...[7, 6, 5, 4, 3, 2, 1].map((ago) => rowOf({ material: id, day: dayAgo(ago), price: 4_730 })))
  return id
}

test('an upload with a price ten times yesterday’s is refused until this row is confirmed, and alerts wait for it', async () => {
  const [id, other] = [await calm(), await calm()]
  const reader = await make.user()
  const body = { series: seriesOf(id, jiangsu), condition: 'above' as const, amount: 5_000 }
  await call(marketPriceApi.addAlert, { body }, { token: reader.token })
  const told = async () => {
    await tellOfPrices(deps)
    const alerts = await call(marketPriceApi.alerts, {}, { token: reader.token })
    return alerts.data[0]?.told_time !== null
  }
  const rows = [rowOf({ material: id, price: 47_100 }), rowOf({ material: other, price: 4_740 })]
  const check = await uploading(rows, { dry: true })
  expect(answersOf(check.body).map((one) => one.unusual)).toEqual([[tenTimes], []])
  const refused = await uploading(rows)
  expect([refused.status, refused.body.code]).toEqual([409, 'prices_unusual'])
  expect(answersOf(refused.body).map((one) => one.unusual.length > 0)).toEqual([true, false])
  // Each one by itself: to confirm another row is not enough.
  expect((await uploading([rows[0]!, { ...rows[1]!, confirmed: true }])).body.code).toBe('prices_unusual')
  expect(await newest(id)).toBe(4_730)
  expect(await told()).toBe(false)
  await upload({ ...rows[0]!, confirmed: true }, rows[1]!)
  expect(await newest(id)).toBe(47_100)
  expect(await told()).toBe(true)
})

test('a single price that is added or corrected is asked about in the same way', async () => {
  const id = await calm()
  const values = { material: id, region: jiangsu, day: dayAgo(0), low: null, high: null, source: 'Typed' }
  const add = (price: number, query: object = {}) =>
    raw(marketPriceAdminApi.create, { query, body: { ...values, price } } as never, {
      ...as,
      headers: { 'idempotency-key': randomUUID() },
    })
  const refused = await add(47_100)
  expect([refused.status, refused.body.code, refused.body.data]).toEqual([
    409,
    'price_unusual',
    { figures: [tenTimes] },
  ])
  const made = await add(4_710)
  expect(made.status).toBe(200)
  const row = made.data
  const save = (own: object, query: object = {}) =>
    raw(
      marketPriceAdminApi.update,
      {
        params: { id: row.id },
        query: { revision: row.revision, ...query },
        body: { ...values, price: 4_710, ...own },
      },
      as,
    )
  expect((await save({ price: 471 })).body.code).toBe('price_unusual')
  const kept = await save({ price: 471 }, { confirmed: 1 })
  expect(kept.status).toBe(200)
  // The source alone needs no second confirmation.
  row.revision = kept.data.revision
  expect((await save({ price: 471, source: 'By phone' })).status).toBe(200)
})

test('the first price of a series is compared with another region, or with the index of its grade, else confirmed', async () => {
  const asked = async (...rows: ReturnType<typeof rowOf>[]) =>
    answersOf((await uploading(rows, { dry: true })).body).map(({ unusual }) => unusual[0] ?? null)
  const id = await material()
  const nothing = { than: 'nothing', beside: null, percent: null }
  expect(await asked(rowOf({ material: id }))).toMatchObject([nothing])
  expect((await uploading([rowOf({ material: id })])).body.code).toBe('prices_unusual')
  // Two regions of one table: the second is compared with the first.
  expect(await asked(rowOf({ material: id }), rowOf({ material: id, region: hebei }))).toMatchObject([
    nothing,
    null,
  ])
  await upload(rowOf({ material: id, price: 2_400, day: dayAgo(3) }))
  expect(await asked(rowOf({ material: id, region: hebei, price: 2_380 }))).toEqual([null])
  expect(await asked(rowOf({ material: id, region: hebei, price: 2.4 }))).toEqual([
    {
      name: 'price',
      given: 2.4,
      than: 'region',
      beside: 2_400,
      day: dayAgo(3),
      region: jiangsu,
      percent: -99.9,
      usual_percent: 50,
    },
  ])

  await deps.database.orm.execute(sql`insert into grade_price (material, day, price_per_t, companies, lots)
    values ('42CrMo', ${dayAgo(2)}::date, 5650, 5, 9)`)
  const bloom = await material({ name: { zh: '42CrMo 方坯', en: '42CrMo bloom' }, group: 'semi' })
  // 5,650 with tax are 5,000 without it, as this material's prices are.
  expect(await asked(rowOf({ material: bloom, price: 5_100 }))).toEqual([null])
  expect(await asked(rowOf({ material: bloom, price: 51_000 }))).toEqual([
    {
      name: 'price',
      given: 51_000,
      than: 'index',
      beside: 5_000,
      day: dayAgo(2),
      region: null,
      percent: 920,
      usual_percent: 50,
    },
  ])
  // A number in the name of an alloy is no grade of steel.
  const alloy = await material({ name: { zh: '钼铁 42CrMo', en: 'Ferromolybdenum 42CrMo' }, group: 'alloy' })
  expect(await asked(rowOf({ material: alloy, price: 5_100 }))).toMatchObject([nothing])
})

test('the limits are those in the settings of the operators', async () => {
  const id = await calm()
  const asked = async () =>
    answersOf((await uploading([rowOf({ material: id, price: 5_100 })], { dry: true })).body)[0]
      ?.unusual[0] ?? null
  expect(await asked()).toMatchObject({ percent: 7.8, usual_percent: 5 })
  const { read, write } = siteSettings.unusual
  const { revision, value } = (await call(read, {}, as)).data
  expect(value).toEqual(defaultUnusualPolicy)
  const saving = (own: object) => raw(write, { body: { revision, value: { ...value, ...own } } }, as)
  for (const wrong of [
    { market_least_percent: 30 },
    { market_most_percent: 0 },
    { market_fewest_changes: 31 },
    { market_times: 1.5 },
    { stock_times: 1 },
    { cny_per_usd: 0 },
    { cny_per_eur: null },
  ])
    expect((await saving(wrong)).status, JSON.stringify(wrong)).toBe(400)
  expect((await saving({ market_least_percent: 8 })).status).toBe(200)
  expect(await asked()).toBeNull()
})
