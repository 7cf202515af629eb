import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import regionRows from '#contract/reference/regions.gen.json' with { type: 'json' }
import { parseRegions } from '#contract/reference/regions.ts'
import type { MarketMaterial } from '#contract/market_price.ts'
import { fieldIssues } from '#contract/field_issues.ts'
import { readDelimited } from '#shared/spreadsheet/delimited.ts'
import { findHeadings, missingColumns } from './price_headings.ts'
import { markRepeated, priceRowReader, type PriceContext } from './price_rows.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

const scrap: MarketMaterial = {
  id: 1,
  name: { zh: '重废', en: 'Heavy scrap' },
  group: 'scrap',
  unit: 't',
  tax: 'without_tax',
}
const nickel: MarketMaterial = {
  ...scrap,
  id: 2,
  name: { zh: '电解镍', en: 'Nickel' },
  unit: 'kg',
  tax: 'with_tax',
}
const context: PriceContext = {
  materials: [scrap, nickel],
  regions: parseRegions(regionRows),
  lang: 'en',
  today: '2026-11-25',
  unit: null,
  tax: null,
  source: 'Daily list',
}
const limits = { rows: 100, columns: 20, cell: 200 }

function read(text: string, own: Partial<PriceContext> = {}) {
  const cells = readDelimited(text, limits).rows.map((row) => row.cells)
  const headings = findHeadings(cells)
  if (!headings) throw new Error('no headings')
  const reader = priceRowReader(headings, { ...context, ...own })
  return markRepeated(cells.slice(headings.row + 1).map(reader), 'en')
}
const one = (head: string, line: string, own: Partial<PriceContext> = {}) => read(`${head}\n${line}`, own)[0]!

test('a table with headings in Chinese or English is read', () => {
  const row = { material: 1, region: 320_000, day: '2026-11-24', low: 2_400, high: 2_440, price: 2_420 }
  expect(
    one(
      '日期\t品种\t地区\t最低\t最高\t均价(元/吨,不含税)\t来源',
      '2026/11/24\t重废\t江苏\t2,400\t2440\t2420\t富宝',
    ).row,
  ).toEqual({ ...row, source: '富宝' })
  expect(
    one(
      'Material\tRegion\tDate\tLow\tHigh\tPrice ¥/t excl. VAT',
      'heavy scrap\tJiangsu\t20261124\t2400\t2440\t2420',
    ).row,
  ).toEqual({ ...row, source: 'Daily list' })
})

const said = { unit: 't', tax: 'without_tax' } as const
const bare = 'Material\tRegion\tDate\tPrice'
const line = 'Heavy scrap\tJiangsu\t2026-11-24\t2420'

test('without a word on unit and tax the row waits for the person to say them', () => {
  expect(Object.keys(one(bare, line).errors)).toEqual(['unit', 'tax'])
  expect(one(bare, line, { unit: 't', tax: 'without_tax' }).errors).toEqual({})
})

test('what the table says counts more than what the person chose', () => {
  const own = { unit: 'kg', tax: 'with_tax' } as const
  expect(one(`${bare} 元/吨 不含税`, line, own).row?.price).toBe(2_420)
  expect(one(`${bare}\tUnit\tTax`, `${line}\tCNY/t\tno`, own).row?.price).toBe(2_420)
})

test('prices in another unit are converted, and it is said', () => {
  const found = one(bare, 'Nickel\tHebei\t2026-11-24\t127,400 元/吨', { tax: 'with_tax' })
  expect([found.row?.price, found.convertedFrom]).toEqual([127.4, '¥/t'])
  expect(one(`${bare} (万元/吨)`, 'Nickel\tHebei\t2026-11-24\t12.74', { tax: 'with_tax' }).row?.price).toBe(
    127.4,
  )
})

const head = 'Material\tRegion\tDate\tPrice'
test.each([
  ['元/斤', 'Nickel', '60', 120],
  ['¥/500g', 'Nickel', '60', 'unit'],
  ['CNY/lb', 'Nickel', '60', 132.277],
  ['元/克', 'Nickel', '0.13', 130],
  ['千元/吨', 'Heavy scrap', '2.42', 2_420],
  ['元/短吨', 'Heavy scrap', '2420', 2_667.59],
  ['CNY per short ton', 'Heavy scrap', '2420', 2_667.59],
  ['¥/long ton', 'Heavy scrap', '2420', 2_381.78],
  ['₹/kg', 'Nickel', '1100', 'price'],
  ['Rs. per MT', 'Heavy scrap', '33500', 'price'],
  ['¥/dmtu', 'Heavy scrap', '2420', 'unit'],
  ['元/吨度', 'Heavy scrap', '2420', 'unit'],
  ['元', 'Heavy scrap', '2420', 'unit'],
  ['', 'Heavy scrap', '2420', 'unit'],
])('a price column of “%s” is read or asked about: %s %s', (unit, material, price, expected) => {
  const tax = material === 'Nickel' ? ('with_tax' as const) : ('without_tax' as const)
  const found = one(`${head} (${unit})`, `${material}\tJiangsu\t2026-11-24\t${price}`, { tax })
  if (typeof expected === 'string')
    expect([found.row, Object.keys(found.errors)[0]]).toEqual([null, expected])
  else expect(found.row?.price).toBeCloseTo(expected, 2)
  expect(found.isAssumed).toBe(false)
})

test('each figure has the unit of its own heading or cell', () => {
  const three = 'Material\tRegion\tDate\tLow (元/公斤)\tHigh\tPrice (元/吨)'
  expect(one(three, 'Heavy scrap\tJiangsu\t2026-11-24\t2.4\t2.44元/公斤\t2420', said).row).toMatchObject({
    low: 2_400,
    high: 2_440,
    price: 2_420,
  })
  const times = one(`${head} (万元/吨)`, 'Nickel\tJiangsu\t2026-11-24\t127.4元/kg', { tax: 'with_tax' })
  expect(times.row?.price).toBe(127.4)
})

test('a column of units that contradicts the heading of the price is asked about', () => {
  const found = one(`${head} (元/吨)\tUnit`, 'Heavy scrap\tJiangsu\t2026-11-24\t2420\t公斤', said)
  expect([found.row, Object.keys(found.errors)]).toEqual([null, ['unit']])
})

test('a unit that nothing but the person said is marked', () => {
  expect(one(bare, line, said)).toMatchObject({ isAssumed: true, unit: 't', convertedFrom: null })
  expect(one(`${bare} 元/吨`, line, said).isAssumed).toBe(false)
})

test('a price with the other tax is refused, not converted', () => {
  expect(Object.keys(one(bare, line, { unit: 't', tax: 'with_tax' }).errors)).toEqual(['tax'])
})

test.each([
  ['a text as a price', 'Heavy scrap\tJiangsu\t2026-11-24\tabout 2400', 'price'],
  ['a range as a price', 'Heavy scrap\tJiangsu\t2026-11-24\t2400-2440', 'price'],
  ['no price', 'Heavy scrap\tJiangsu\t2026-11-24\t', 'price'],
  ['a price of zero', 'Heavy scrap\tJiangsu\t2026-11-24\t0', 'price'],
  ['dollars', 'Heavy scrap\tJiangsu\t2026-11-24\t$340', 'price'],
  ['an unknown material', 'Copper\tJiangsu\t2026-11-24\t2420', 'material'],
  ['an unknown place', 'Heavy scrap\tAtlantis\t2026-11-24\t2420', 'region'],
  ['a day that does not exist', 'Heavy scrap\tJiangsu\t2026-02-30\t2420', 'day'],
  ['tomorrow', 'Heavy scrap\tJiangsu\t2026-11-26\t2420', 'day'],
  ['a price per piece', 'Heavy scrap\tJiangsu\t2026-11-24\t2420 元/件', 'unit'],
])('%s is refused at its cell', (_, cells, column) => {
  const { errors, row } = one(bare, cells, said)
  expect([row, Object.keys(errors)[0]]).toEqual([null, column])
})

test('the lowest, highest and usual price must fit together', () => {
  const head = 'Material\tRegion\tDate\tLow\tHigh\tPrice'
  expect(one(head, 'Heavy scrap\tJiangsu\t2026-11-24\t2500\t2400\t2450', said).errors).toEqual({
    high: fieldIssues.range_order.en,
  })
  expect(one(head, 'Heavy scrap\tJiangsu\t2026-11-24\t-\t2400\t2450', said).errors).toEqual({
    price: fieldIssues.price_outside_range.en,
  })
})

test('the second row of a material, region and day is refused', () => {
  const found = read(`${bare}\n${line}\nHeavy scrap\tHebei\t2026-11-24\t1\n${line}`, said)
  expect(found.map(({ errors }) => errors)).toEqual([{}, {}, { day: fieldIssues.price_twice.en }])
})

test('a table without headings, or without one that is needed, is told apart', () => {
  expect(findHeadings([['Heavy scrap', 'Jiangsu', '2026-11-24', '2420']])).toBeUndefined()
  const found = findHeadings([['Weekly prices'], ['Material', 'Date', 'Price']])
  expect([found?.row, found && missingColumns(found)]).toEqual([1, ['region']])
})
