import { expect, test } from 'vitest'
import { check } from './validation.ts'
import { gradeSeries, readSeries, seriesKey, seriesOf } from './market_price.ts'
import { marketPriceUploadApi, priceOrder, priceUploadLimits } from './market_price_upload.ts'
import { renderMessage } from './message_texts.ts'

test('a series is a material in a region, or a grade, and its name is read back', () => {
  expect(readSeries(seriesOf(12, 320_000))).toEqual({ material: 12, region: 320_000 })
  expect(readSeries(gradeSeries('42CrMo4'))).toEqual({ grade: '42CrMo4' })
  for (const key of ['12-320000', 'grade-1.2738', 'grade-X12-Cr'])
    expect([key, check(seriesKey, key, 'en').ok]).toEqual([key, true])
  for (const key of ['', '12', '0-1', '12-', '1-2-3', 'grade-', 'grade-<b>', 'x', '1.5'])
    expect([key, check(seriesKey, key, 'en').ok]).toEqual([key, false])
})

test('the price is between the lowest and the highest one', () => {
  expect(priceOrder({ low: 1, price: 2, high: 3 })).toEqual([])
  expect(priceOrder({ low: null, price: 2, high: null })).toEqual([])
  expect(priceOrder({ low: 3, price: 2, high: 1 })).toEqual([['high', 'range_order']])
  expect(priceOrder({ low: 3, price: 2 })).toEqual([['price', 'price_outside_range']])
  expect(priceOrder({ high: 1, price: 2 })).toEqual([['price', 'price_outside_range']])
  expect(priceOrder({ low: 2, price: 2, high: 2 })).toEqual([])
})

const row = {
  material: 1,
  region: 320_000,
  day: '2026-01-15',
  low: null,
  high: null,
  price: 2_400.5,
  source: 'Test',
  replaces: null,
}
const errorsOf = (own: object) => {
  const found = check(marketPriceUploadApi.upload.body, { rows: [{ ...row, ...own }] }, 'en')
  return found.ok ? [] : Object.keys(found.errors)
}
test('an uploaded row has numbers, a day and a source, and a mistake is named at its field', () => {
  expect(errorsOf({})).toEqual([])
  expect(errorsOf({ price: '2400' })).toEqual(['rows.0.price'])
  expect(errorsOf({ price: 0 })).toEqual(['rows.0.price'])
  expect(errorsOf({ price: 1.005 })).toEqual(['rows.0.price'])
  expect(errorsOf({ day: '2026-02-30' })).toEqual(['rows.0.day'])
  expect(errorsOf({ source: ' ' })).toEqual(['rows.0.source'])
  expect(errorsOf({ low: 3_000 })).toEqual(['rows.0.price'])
  expect(errorsOf({ unit: 'kg' })).toEqual(['rows.0.unit'])
  const rows = Array.from({ length: priceUploadLimits.rows + 1 }, () => row)
  expect(check(marketPriceUploadApi.upload.body, { rows }, 'en').ok).toBe(false)
})

test('an alert says what the price is, and why it tells of it', () => {
  const params = {
    material: { zh: '重废', en: 'Heavy scrap' },
    region: { zh: '江苏', en: 'Jiangsu' },
    unit: 't',
    condition: 'above',
    amount: 2_500,
    before: 2_480,
    price: 2_512.5,
    day: '2026-11-23',
  }
  expect(renderMessage('price_alert', params, 'en')).toEqual({
    title: 'Heavy scrap, Jiangsu: ¥2,512.5/t',
    info: 'Has risen to your ¥2,500/t · Nov 23, 2026',
  })
  expect(renderMessage('price_alert', { ...params, condition: 'change', price: 2_400 }, 'zh')).toEqual({
    title: '重废（江苏）¥2,400/t',
    info: '较 ¥2,480/t −3.2% · 2026-11-23',
  })
  const grade = { ...params, material: { zh: '42CrMo', en: '42CrMo' }, region: null }
  expect(renderMessage('price_alert', grade, 'en').title).toBe('42CrMo index: ¥2,512.5/t')
  expect(renderMessage('price_alert', grade, 'zh').title).toBe('42CrMo 指数 ¥2,512.5/t')
})
