import { expect, test } from 'vitest'
import type { PriceHistory } from '#contract/market_price.ts'
import { dayRows, movingAverage } from './price_math.ts'

test('a moving average begins where there are enough prices', () => {
  expect(movingAverage([10, 20, 30, 40], 2)).toEqual([null, 15, 25, 35])
  expect(movingAverage([10], 5)).toEqual([null])
  expect(movingAverage([], 5)).toEqual([])
})

const history = (own: Partial<PriceHistory>): PriceHistory => ({
  series: '1-2',
  days: [1, 2, 5],
  prices: [100, 110, 99],
  lows: null,
  highs: null,
  ...own,
})

test('days of several series stand in one row, newest first, with gaps where one has no price', () => {
  const rows = dayRows([history({}), history({ days: [2, 3], prices: [7, 8] })], 2)
  expect(rows.map(({ day, prices }) => [day, ...prices])).toEqual([
    [5, 99, null],
    [3, null, 8],
    [2, 110, 7],
  ])
})

test('a single series has its range and the change from the price before, also across the beginning', () => {
  const rows = dayRows([history({ lows: [1, 2, 3], highs: [4, 5, null] })], 2)
  expect(rows.map(({ low, high }) => [low, high])).toEqual([
    [3, null],
    [2, 5],
  ])
  expect(rows.map(({ change }) => Math.round(change ?? 0))).toEqual([-10, 10])
})
