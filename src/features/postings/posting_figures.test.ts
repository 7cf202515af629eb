import { describe, expect, test } from 'vitest'
import {
  differenceText,
  leftKg,
  piecePrice,
  timeLeft,
  weightsOf,
  withinTolerance,
} from './posting_figures.ts'

const lot = {
  weighing_method: 1,
  actual_weight_kg: 7724,
  theoretical_weight_kg: 7760,
  quantity: 2,
  price_per_t: 5480,
} as const

describe('weights of a lot', () => {
  test('the scale weight is the main one when the lot was weighed; the theoretical weight is the other', () => {
    const weights = weightsOf(lot)
    expect(weights.main).toEqual({ kg: 7724, scale: true })
    expect(weights.other).toEqual({ kg: 7760, scale: false })
    expect(differenceText(weights.difference!)).toBe('−0.5%')
    expect(weights.pieceKg).toBe(3862)
  })

  test('the theoretical weight is the main one when the lot is sold by theoretical weight', () => {
    const weights = weightsOf({ ...lot, weighing_method: 2 })
    expect(weights.main).toEqual({ kg: 7760, scale: false })
    expect(weights.other).toEqual({ kg: 7724, scale: true })
  })

  test('a lot with only one weight has no difference', () => {
    const weights = weightsOf({ ...lot, weighing_method: 1, actual_weight_kg: null })
    expect(weights.main).toEqual({ kg: 7760, scale: false })
    expect(weights.other).toBeNull()
    expect(weights.difference).toBeNull()
  })

  test('a drawing has no weight at all', () => {
    const weights = weightsOf({ ...lot, actual_weight_kg: null, theoretical_weight_kg: null })
    expect(weights).toEqual({ main: null, other: null, difference: null, pieceKg: null })
  })
})

test('of a lot of which some pieces are sold the weight of the others is left', () => {
  expect(leftKg({ ...lot, remaining: 1 })).toBe(3862)
  expect(leftKg({ ...lot, remaining: 2 })).toBeUndefined()
  expect(leftKg({ ...lot, remaining: null })).toBeUndefined()
})

test('a difference is shown with its sign', () => {
  expect([-0.46, 0.31, 0.04, -0.04].map(differenceText)).toEqual(['−0.5%', '+0.3%', '0.0%', '0.0%'])
})

test('the agreed tolerance is per mille of the theoretical weight', () => {
  expect(withinTolerance(-0.3, 3)).toBe(true)
  expect(withinTolerance(-0.5, 3)).toBe(false)
})

test('the price of a piece is its share of the price of the lot', () => {
  expect(piecePrice(lot)).toBeCloseTo(21163.76, 2)
  expect(piecePrice({ ...lot, price_per_t: null })).toBeNull()
  expect(piecePrice({ ...lot, quantity: null })).toBeNull()
})

test('the time left is null once the deadline has passed', () => {
  const now = Date.UTC(2026, 0, 1)
  expect(timeLeft('2026-01-03T21:04:05Z', now)).toEqual({ days: 2, hours: 21, minutes: 4, seconds: 5 })
  expect(timeLeft('2026-01-01T00:00:00Z', now)).toBeNull()
  expect(timeLeft('2025-12-31T00:00:00Z', now)).toBeNull()
})
