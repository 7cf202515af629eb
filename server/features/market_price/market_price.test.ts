/** Prices of raw materials: what readers see, uploads that are whole or nothing, and favourites. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { fieldIssues } from '#contract/field_issues.ts'
import { marketLimits, marketPriceApi, seriesOf } from '#contract/market_price.ts'
import { marketPriceUploadApi, type PriceRow, type RowAnswer } from '#contract/market_price_upload.ts'
import { auditLogApi } from '#contract/resources/audit_log.ts'
import { marketMaterialAdminApi } from '#contract/resources/market_material.ts'
import { marketPriceAdminApi } from '#contract/resources/market_price.ts'
import { testApp } from '../../../tests/support/app.ts'
import { hebei, jiangsu, marketPrices } from '../../../tests/support/market_prices.ts'

const testing = await testApp()
const { call, raw, make, pass } = testing
const { as, dayAgo, material, rowOf, uploading, upload } = await marketPrices(testing)
const auditor = await make.operator(['admin_user.get'])

const pricesOf = async (id: number) =>
  (await call(marketPriceApi.list)).data.prices.filter((one) => one.material === id)
const answersOf = (body: { data?: unknown }) => (body.data as { rows: RowAnswer[] }).rows
const entriesOf = async () => {
  const query = { object_kind: 'market_price', size: 50 }
  return (await call(auditLogApi.list, { query }, { token: auditor.token })).data.results
}

test('only operators with the permission upload prices', async () => {
  const input = { body: { rows: [rowOf({ material: 1 })] } }
  const headers = () => ({ 'idempotency-key': randomUUID() })
  expect((await raw(marketPriceUploadApi.upload, input, { headers: headers() })).status).toBe(401)
  const { token } = await make.operator(['admin_article.get'])
  expect((await raw(marketPriceUploadApi.upload, input, { token, headers: headers() })).status).toBe(403)
})

test('one wrong row keeps all others out, and is named with its field', async () => {
  const id = await material()
  const bad: PriceRow[] = [
    rowOf({ material: id, day: dayAgo(2) }),
    rowOf({ material: id, day: dayAgo(-1) }),
    rowOf({ material: 999_999 }),
    rowOf({ material: id, region: 999_999 }),
    rowOf({ material: id, day: dayAgo(2), price: 2_500 }),
  ]
  for (const dry of [true, false]) {
    const { status, body } = await uploading(bad, { dry })
    expect([status, body.data]).toEqual([
      400,
      {
        'rows.1.day': fieldIssues.future_day.en,
        'rows.2.material': fieldIssues.unknown_material.en,
        'rows.3.region': fieldIssues.unknown_region.en,
        'rows.4.day': fieldIssues.price_twice.en,
      },
    ])
  }
  const typed = { ...rowOf({ material: id }), price: '2 500', low: 'x', day: '26.11.2026' } as never
  const { status, body } = await uploading([rowOf({ material: id }), typed])
  expect([status, body.data]).toEqual([
    400,
    {
      'rows.1.price': fieldIssues.number_expected.en,
      'rows.1.low': fieldIssues.number_expected.en,
      'rows.1.day': fieldIssues.date_format.en,
    },
  ])
  expect(await pricesOf(id)).toEqual([])
})

test('a check says which rows are new, the same and corrections, and stores nothing', async () => {
  const id = await material()
  await upload(...[3, 1, 0].map((ago) => rowOf({ material: id, day: dayAgo(ago) })))
  const rows = [
    rowOf({ material: id, day: dayAgo(2) }),
    rowOf({ material: id, day: dayAgo(1) }),
    rowOf({ material: id, price: 2_410, low: 2_400, high: 2_420 }),
    rowOf({ material: id, day: dayAgo(3), low: 2_390 }),
  ]
  const { body } = await uploading(rows, { dry: true })
  const stored = { revision: 1, low: null, high: null, price: 2_400, source: 'Test' }
  expect(answersOf(body)).toEqual([
    { outcome: 'new', unusual: [], stored: null },
    { outcome: 'same', unusual: [], stored },
    { outcome: 'replaces', unusual: [], stored },
    { outcome: 'replaces', unusual: [], stored },
  ])
  expect((await pricesOf(id))[0]?.prices).toEqual([2_400, 2_400, 2_400])
})

test('a correction replaces the price that was seen, and the audit log keeps what was there', async () => {
  const id = await material()
  await upload(rowOf({ material: id }))
  expect((await uploading([rowOf({ material: id, price: 2_500 })])).body.code).toBe('prices_changed')
  await upload(rowOf({ material: id, price: 2_500, source: 'Corrected', replaces: 1 }))
  const stale = await uploading([rowOf({ material: id, price: 2_600, replaces: 1 })])
  expect([stale.status, answersOf(stale.body)[0]?.stored?.price]).toEqual([409, 2_500])
  expect((await pricesOf(id))[0]).toMatchObject({ prices: [2_500], source: 'Corrected' })
  const [corrected, whole] = (await entriesOf()).toSorted((a, b) => b.id - a.id)
  expect(corrected).toMatchObject({
    action: 'update',
    before: { price: 2_400, source: 'Test' },
    after: { price: 2_500, source: 'Corrected' },
  })
  expect(whole).toMatchObject({ action: 'upload', after: { added: 0, corrected: 1 } })
})

test('what is stored like that already is no conflict', async () => {
  const id = await material()
  await upload(rowOf({ material: id }))
  await upload(rowOf({ material: id }), rowOf({ material: id, day: dayAgo(1) }))
  expect((await pricesOf(id))[0]?.prices).toEqual([2_400, 2_400])
})

test('two uploads of the same days at once: one is stored whole, the other one not at all', async () => {
  const id = await material()
  const days = Array.from({ length: 20 }, (_, days) => days)
  const rows = (price: number) =>
    days.map((days) => rowOf({ material: id, day: dayAgo(days), price, confirmed: true }))
  const answers = await Promise.all([uploading(rows(2_000)), uploading(rows(3_000).toReversed())])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('prices_changed')
  const won = answers[0]?.status === 200 ? 2_000 : 3_000
  const { data } = await call(marketPriceApi.history, { query: { series: [seriesOf(id, jiangsu)] } })
  expect(new Set(data[0]?.prices)).toEqual(new Set([won]))
})

test('the list has the last prices of each region, and of hidden materials none', async () => {
  const id = await material({ unit: 'kg', tax: 'with_tax' })
  const days = Array.from({ length: 40 }, (_, days) => 40 - days)
  await upload(...days.map((days) => rowOf({ material: id, day: dayAgo(days), price: 1_000 + days })))
  await upload(rowOf({ material: id, region: hebei, price: 900, low: 880, high: 910 }))
  const [north, east] = await pricesOf(id)
  expect(north).toMatchObject({ region: hebei, low: 880, high: 910, prices: [900] })
  expect([east?.region, east?.prices.length, east?.prices.at(-1)]).toEqual([jiangsu, 30, 1_001])
  const { data } = await call(marketPriceApi.list)
  expect(data.materials.find((one) => one.id === id)).toMatchObject({ unit: 'kg', tax: 'with_tax' })
  const body = { revision: 1 }
  await call(marketMaterialAdminApi.actions.hide.one, { params: { id }, body }, as)
  expect(await pricesOf(id)).toEqual([])
  const query = { series: [seriesOf(id, jiangsu)] }
  expect((await call(marketPriceApi.history, { query })).data[0]?.prices).toEqual([])
})

test('histories come as lists in the order asked for, with the range of a single one', async () => {
  const id = await material()
  await upload(
    rowOf({ material: id, day: dayAgo(40), price: 1_900 }),
    rowOf({ material: id, day: dayAgo(1), price: 2_000, low: 1_990, high: 2_010 }),
    rowOf({ material: id, region: hebei, day: dayAgo(1), price: 1_800 }),
  )
  const series = [seriesOf(id, jiangsu), seriesOf(id, hebei), 'grade-Nothing']
  const day = (ago: number) => Date.parse(dayAgo(ago)) / 86_400_000
  const ask = async (query: { series: string[]; days?: number }) =>
    (await call(marketPriceApi.history, { query })).data
  expect((await ask({ series })).map(({ prices }) => prices)).toEqual([[1_900, 2_000], [1_800], []])
  expect(await ask({ series: series.slice(0, 1), days: 30 })).toEqual([
    { series: series[0], days: [day(1)], prices: [2_000], lows: [1_990], highs: [2_010] },
  ])
  const many = Array.from({ length: 9 }, (_, at) => seriesOf(at + 1, jiangsu))
  expect((await raw(marketPriceApi.history, { query: { series: many } })).status).toBe(400)
  expect((await raw(marketPriceApi.history, { query: { series: ['x'] } })).status).toBe(400)
})

test('answers of the public have an ETag and are not sent twice', async () => {
  const first = await call(marketPriceApi.list)
  const headers = { 'if-none-match': String(first.headers['etag']) }
  expect((await raw(marketPriceApi.list, {}, { headers })).status).toBe(304)
})

test('single prices: no second one of a day, none of tomorrow, low below high', async () => {
  const id = await material()
  const { replaces: _, ...values } = rowOf({ material: id })
  const create = (own: object) =>
    raw(marketPriceAdminApi.create, { query: { confirmed: 1 }, body: { ...values, ...own } } as never, as)
  expect((await create({})).status).toBe(200)
  expect((await create({})).body.data).toEqual({ day: fieldIssues.price_exists.en })
  expect((await create({ day: dayAgo(-1) })).body.data).toEqual({ day: fieldIssues.future_day.en })
  expect((await create({ day: dayAgo(1), low: 2, high: 1 })).body.data).toEqual({
    high: fieldIssues.range_order.en,
  })
  const change = { params: { id }, query: { revision: 1 } }
  const name = { zh: `千克${id}`, en: `Kilo ${id}` }
  const body = { name, group: 'scrap', unit: 'kg', tax: 'without_tax', sort: 1 }
  expect((await raw(marketMaterialAdminApi.update, { ...change, body }, as)).body.data).toEqual({
    unit: fieldIssues.unit_of_prices.en,
  })
  expect((await raw(marketMaterialAdminApi.remove, change, as)).body.code).toBe('still_in_use')
})

test('favourites are kept for the account, up to a limit', async () => {
  const id = await material()
  await upload(rowOf({ material: id }), rowOf({ material: id, region: hebei }))
  const { token } = await make.user()
  const add = (series: string) => raw(marketPriceApi.addFavourite, { body: { series } }, { token })
  await add(seriesOf(id, jiangsu))
  pass(1)
  expect((await add(seriesOf(id, hebei))).body.data).toEqual([seriesOf(id, jiangsu), seriesOf(id, hebei)])
  expect((await add(seriesOf(id, hebei))).status).toBe(200)
  expect((await add(seriesOf(id, 110_000))).status).toBe(404)
  const query = { series: seriesOf(id, jiangsu) }
  await call(marketPriceApi.removeFavourite, { query }, { token })
  expect((await call(marketPriceApi.favourites, {}, { token })).data).toEqual([seriesOf(id, hebei)])
  for (let made = 1; made < marketLimits.favourites; made++) {
    const other = await material()
    await upload(rowOf({ material: other }))
    await add(seriesOf(other, jiangsu))
  }
  expect((await add(seriesOf(id, jiangsu))).body.code).toBe('favourites_full')
})
