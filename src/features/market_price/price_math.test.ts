import { expect, test } from 'vitest'
import type { PriceHistory } from '#contract/market_price.ts'
import { dayRows, drawnPlaces, movingAverage } from './price_math.ts'

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

test('days of several series stand in one row, with gaps where one has no price', () => {
  const rows = dayRows([history({}), history({ days: [2, 3], prices: [7, 8] })], [5, 3, 2])
  expect(rows.map(({ day, prices }) => [day, ...prices])).toEqual([
    [5, 99, null],
    [3, null, 8],
    [2, 110, 7],
  ])
})

test('a single series has its range and the change from the price before, also across the beginning', () => {
  const rows = dayRows([history({ lows: [1, 2, 3], highs: [4, 5, null] })], [5, 2])
  expect(rows.map(({ low, high }) => [low, high])).toEqual([
    [3, null],
    [2, 5],
  ])
  expect(rows.map(({ change }) => Math.round(change ?? 0))).toEqual([-10, 10])
})

test('of a short line every day is drawn', () => {
  expect(drawnPlaces([3, 1, 2])).toEqual([0, 1, 2])
  expect(drawnPlaces([])).toEqual([])
})

test('of a long line its ends and every peak are drawn, in their order and hardly more than asked for', () => {
  const values = Array.from({ length: 3_650 }, (_, at) => (at % 97 === 5 ? 200 : at % 89 === 7 ? 1 : 100))
  const places = drawnPlaces(values, 1_500)
  expect(places.length).toBeLessThanOrEqual(1_502)
  expect(places).toEqual([...new Set(places)].sort((a, b) => a - b))
  expect([places[0], places.at(-1)]).toEqual([0, 3_649])
  const drawn = new Set(places)
  const peaks = values.flatMap((value, at) => (value === 100 ? [] : at))
  const lost = peaks.filter((at) => !drawn.has(at))
  // Equal peaks within one pixel are one.
  expect(
    lost.every((at) => places.some((one) => Math.abs(one - at) <= 5 && values[one] === values[at])),
  ).toBe(true)
})
