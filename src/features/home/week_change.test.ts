import { expect, test } from 'vitest'
import { weekChange } from './week_change.ts'

const prices = (...days: [number, number][]) =>
  days.map(([day, per_t]) => ({ day: `2026-03-${String(day).padStart(2, '0')}`, per_t }))

test('the last price is compared with the newest one at least a week older, also across days without a price', () => {
  expect(weekChange(prices([1, 4000], [2, 5000], [5, 4500], [9, 5100]))).toBeCloseTo(2)
  expect(weekChange(prices([1, 4000], [20, 3900]))).toBeCloseTo(-2.5)
  expect(weekChange(prices([1, 5000], [8, 5000]))).toBe(0)
})

test('there is no change without prices or within less than a week', () => {
  expect(weekChange(prices([3, 5000], [9, 5100]))).toBeNull()
  expect(weekChange([])).toBeNull()
})
