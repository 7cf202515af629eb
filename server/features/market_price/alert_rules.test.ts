import { expect, test } from 'vitest'
import { isNextBase, isReached } from './alert_rules.ts'

const above = { condition: 'above', amount: 2_500, seen_price: 2_480 } as const
const below = { condition: 'below', amount: 2_400, seen_price: 2_480 } as const
const change = { condition: 'change', amount: 3, seen_price: 2_000 } as const

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

test('changes are counted from the price of the last alert, crossings from the last price', () => {
  expect([isNextBase(change, 2_059), isNextBase(change, 2_060), isNextBase(above, 2_490)]).toEqual([
    false,
    true,
    true,
  ])
})
