import { expect, it } from 'vitest'
import { priceChange } from './price_change.ts'

it('returns how the price changed since then', () => {
  expect(priceChange(5000, 5100)).toEqual({ difference: 100, percent: 2, direction: 'up' })
  expect(priceChange(5000, 4900)).toEqual({ difference: -100, percent: -2, direction: 'down' })
})

it('returns null when the price did not change or is not known', () => {
  expect(priceChange(5000, 5000.2)).toBeNull()
  expect(priceChange(null, 5000)).toBeNull()
  expect(priceChange(5000, null)).toBeNull()
})
