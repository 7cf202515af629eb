import { expect, test } from 'vitest'
import { comparedPrices } from './compare_prices.ts'

/** A posting of four bars of 1,000 kg each at ¥5,000/t. */
const posting = (tax: 0 | 1 | null, own = {}) =>
  ({
    price_amount: 5000,
    price_basis: 'per_t',
    price_per_t: 5000,
    tax_included: tax,
    quantity: 4,
    weighing_method: 2,
    actual_weight_kg: null,
    theoretical_weight_kg: 4000,
    ...own,
  }) as Parameters<typeof comparedPrices>[0]

test('all prices of a comparison include tax, also that of the whole lot', () => {
  const taxed = { amount: 5000, perTonne: 5000, piece: 5000, lot: 20_000, isConverted: false }
  expect(comparedPrices(posting(1))).toEqual(taxed)
  expect(comparedPrices(posting(null))).toEqual(taxed)
  expect(comparedPrices(posting(0))).toEqual({
    amount: 5650,
    perTonne: 5650,
    piece: 5650,
    lot: 22_600,
    isConverted: true,
  })
})

test('with a price per piece the lot is priced by its pieces; without a price all are null', () => {
  const own = { price_amount: 5200, price_basis: 'per_piece', price_per_t: 5200 }
  expect(comparedPrices(posting(0, own))).toMatchObject({ amount: 5876, lot: 23_504 })
  const open = { price_amount: null, price_per_t: null }
  expect(comparedPrices(posting(0, open))).toEqual({
    amount: null,
    perTonne: null,
    piece: null,
    lot: null,
    isConverted: false,
  })
})
