import { expect, test } from 'vitest'
import { isNextBase, isReached, isTold } from './alert_rules.ts'

const day = '2026-11-23'
const above = { condition: 'above', amount: 2_500, seen_price: 2_480, told_day: null } as const
const below = { condition: 'below', amount: 2_400, seen_price: 2_480, told_day: null } as const
const change = { condition: 'change', amount: 3, seen_price: 2_000, told_day: null } as const

test.each([
  ['rises to the amount', above, 2_500, true],
  ['stays under it', above, 2_499.99, false],
  ['was above it before', { ...above, seen_price: 2_500 }, 2_510, false],
  ['falls to the amount', below, 2_400, true],
  ['stays over it', below, 2_400.01, false],
  ['was below it before', { ...below, seen_price: 2_400 }, 2_390, false],
  ['rises by the per cent', change, 2_060, true],
  ['falls by them', change, 1_940, true],
  ['changes by less', change, 2_059, false],
])('a price that %s', (_, watched, price, expected) => {
  expect(isReached(watched, price)).toBe(expected)
})

test('an alert tells of a day once, and of the next day again', () => {
  const newest = { price: 2_500, day }
  expect(isTold(above, newest)).toBe(true)
  expect(isTold(above, { ...newest, price: 2_499 })).toBe(false)
  expect(isTold({ ...above, told_day: day }, newest)).toBe(false)
  expect(isTold({ ...above, told_day: '2026-11-22' }, newest)).toBe(true)
})

test('changes are counted from the price of the last alert, crossings from the last price', () => {
  const basesAt = (watched: Parameters<typeof isNextBase>[0], price: number) =>
    isNextBase(watched, { price, day })
  expect(basesAt(change, 2_059)).toBe(false)
  expect(basesAt(change, 2_060)).toBe(true)
  expect(basesAt({ ...change, told_day: day }, 2_060), 'of which nobody was told').toBe(false)
  expect(basesAt(above, 2_490)).toBe(true)
})
