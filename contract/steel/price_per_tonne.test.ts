import { expect, test } from 'vitest'
import { pricePerTonne, withTax } from './price_per_tonne.ts'

test.each([
  [5400, 'per_t', null, 5400],
  [5.4, 'per_kg', null, 5400],
  [0.1 + 0.2, 'per_kg', null, 300],
  [1000, 'per_piece', 250, 4000],
  [1000, 'per_piece', 333.3, 3000.3],
  [1000, 'per_piece', null, null],
  [1000, 'per_piece', 0, null],
] as const)('%d %s, with pieces of %s kg, is %s per tonne', (amount, basis, pieceKg, expected) => {
  expect(pricePerTonne({ amount, basis, pieceKg })).toBe(expected)
})

test('tax is added to prices without tax before they are compared', () => {
  expect([withTax(5400, 1), withTax(5000, 0), withTax(4999.99, 0)]).toEqual([5400, 5650, 5649.99])
})
