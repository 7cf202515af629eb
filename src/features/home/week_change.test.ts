import { expect, test } from 'vitest'
import { weekChange } from './week_change.ts'

const prices = (...days: [number, number][]) =>
  days.map(([day, per_t]) => ({ day: `2026-03-${String(day).padStart(2, '0')}`, per_t }))

test('the last price is compared with the newest that is a week older, also over days without one', () => {
  expect(weekChange(prices([1, 4000], [2, 5000], [5, 4500], [9, 5100]))).toBeCloseTo(2)
  expect(weekChange(prices([1, 4000], [20, 3900]))).toBeCloseTo(-2.5)
  expect(weekChange(prices([1, 5000], [8, 5000]))).toBe(0)
})

test('nothing is said of less than a week, and of no price', () => {
  expect(weekChange(prices([3, 5000], [9, 5100]))).toBeNull()
  expect(weekChange([])).toBeNull()
})
