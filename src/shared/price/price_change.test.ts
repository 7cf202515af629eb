import { expect, test } from 'vitest'
import { priceChange } from './price_change.ts'

const change = (back: number, ...points: [day: number, price: number][]) =>
  priceChange(
    points.map(([day]) => day),
    points.map(([, price]) => price),
    back,
  )

test('the last price is compared with the newest one at least a week older, also across days without a price', () => {
  expect(change(7, [1, 4000], [2, 5000], [5, 4500], [9, 5100])).toBeCloseTo(2)
  expect(change(7, [1, 4000], [20, 3900])).toBeCloseTo(-2.5)
  expect(change(7, [1, 5000], [8, 5000])).toBe(0)
})

test('the day before is the last one with a price', () => {
  expect(change(1, [1, 4000], [5, 5000], [8, 5100])).toBeCloseTo(2)
})

test('there is no change without prices or within less time', () => {
  expect(change(7, [3, 5000], [9, 5100])).toBeNull()
  expect(change(1, [3, 5000])).toBeNull()
  expect(change(7)).toBeNull()
})
