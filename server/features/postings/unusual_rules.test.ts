import { describe, expect, test } from 'vitest'
import { defaultUnusualPolicy as policy } from '#contract/unusual_policy.ts'
import { openFigures, unusualFiguresOf } from './unusual_rules.ts'

const index = { day: '2026-11-01', per_t: 5_000 }
/** Four bars of 7,850 kg/m³ and 1,664.6 kg each. */
const bars = {
  material: '42CrMo',
  shape: 'round',
  dims: { d: 300, l: 3000 },
  quantity: 4,
  currency: 'CNY',
  tax_included: 1,
}
const found = (
  values: object,
  own: { side?: 'seller' | 'buyer'; policy?: typeof policy; index?: typeof index | undefined } = {},
) => unusualFiguresOf({ side: own.side ?? 'seller' }, { ...bars, ...values }, { index, policy, ...own })

describe('a price beside the index of its grade', () => {
  test.each([
    ['per kg instead of per t', { price_amount: 5_400, price_basis: 'per_kg' }, 5_400_000, 'per_t'],
    ['per t instead of per kg', { price_amount: 5.4, price_basis: 'per_t' }, 5.4, 'per_kg'],
    [
      'of a piece as if it were of a tonne',
      { price_amount: 24_000, price_basis: 'per_t' },
      24_000,
      'per_piece',
    ],
    ['a digit too many', { price_amount: 54_000, price_basis: 'per_t' }, 54_000, null],
    [
      'per piece instead of per t',
      { price_amount: 5_400, price_basis: 'per_piece', dims: { d: 500, l: 3000 } },
      1_168,
      'per_t',
    ],
    [
      'in dollars instead of ¥',
      { price_amount: 5_400, price_basis: 'per_t', currency: 'USD' },
      38_340,
      'cny',
    ],
    ['in euros per kg', { price_amount: 0.7, price_basis: 'per_t', currency: 'EUR' }, 5.46, 'per_kg'],
    ['without tax', { price_amount: 13_300, price_basis: 'per_t', tax_included: 0 }, 15_029, 'per_piece'],
  ])('%s', (_, values, given, meant) =>
    expect(found(values)).toMatchObject([
      {
        name: 'price_amount',
        than: 'index',
        given: expect.closeTo(given, 0),
        beside: 5_000,
        day: index.day,
        meant,
      },
    ]),
  )

  test.each([
    ['a usual one', { price_amount: 5_400, price_basis: 'per_t' }],
    ['almost three times as high', { price_amount: 14_999, price_basis: 'per_t' }],
    ['a little over a third', { price_amount: 1_667, price_basis: 'per_t' }],
    ['in dollars', { price_amount: 760, price_basis: 'per_t', currency: 'USD' }],
    ['negotiable', { price_amount: 5_400, price_basis: 'per_kg', negotiable: 1 }],
    ['per piece without a weight', { price_amount: 5, price_basis: 'per_piece', dims: null }],
    ['none', {}],
  ])('%s is not asked about', (_, values) => expect(found(values)).toEqual([]))

  test('is not asked about without an index, of what somebody wants, and within another limit', () => {
    const values = { price_amount: 54_000, price_basis: 'per_t' }
    expect(found(values, { index: undefined })).toEqual([])
    expect(found(values, { side: 'buyer' })).toEqual([])
    expect(found(values, { policy: { ...policy, stock_times: 11 } })).toEqual([])
  })

  test('each price of a group buy by itself', () =>
    expect(found({ tiers: [{ price: 5_400 }, { price: 5.2 }, { price: 52 }] })).toMatchObject([
      { name: 'tiers.1.price', given: 5.2, meant: 'per_kg' },
      { name: 'tiers.2.price', given: 52, meant: null },
    ]))
})

describe('a scale weight beside the theoretical one', () => {
  test.each([
    ['of one piece', { actual_weight_kg: 1_660 }, 1_660, 'one_piece'],
    ['in tonnes', { actual_weight_kg: 6.66 }, 6.66, 'tonnes'],
    ['a third too heavy', { actual_weight_kg: 8_800 }, 8_800, null],
    ['of a request, in kilograms', { weight_t: 6_660 }, 6_660_000, 'kilograms'],
  ])('%s', (_, values, given, meant) =>
    expect(found(values)).toMatchObject([
      {
        name: Object.keys(values)[0],
        than: 'theoretical',
        given,
        beside: expect.closeTo(6_659, 0),
        day: null,
        meant,
      },
    ]),
  )

  test.each([
    ['a tenth lighter', { actual_weight_kg: 6_000 }],
    ['a quarter heavier', { actual_weight_kg: 8_300 }],
    ['of a drawing', { actual_weight_kg: 12, shape: 'drawing', dims: null }],
    ['of tonnes that fit', { weight_t: 6.7 }],
    ['as forged, with its allowance', { actual_weight_kg: 9_000, machining_allowance: 25 }],
  ])('%s is not asked about', (_, values) => expect(found(values)).toEqual([]))

  test('within the limit of the operators', () =>
    expect(found({ actual_weight_kg: 8_800 }, { policy: { ...policy, weight_percent: 40 } })).toEqual([]))
})

test('what is confirmed by its name, or was as unusual before, is not asked about again', () => {
  const [price, weight] = found({ price_amount: 54_000, price_basis: 'per_t', actual_weight_kg: 1_660 })
  const both = [price!, weight!]
  expect(openFigures(both, { confirmed: ['price_amount'], before: [] })).toEqual([weight])
  expect(openFigures(both, { confirmed: [], before: [weight!] })).toEqual([price])
  expect(openFigures(both, { confirmed: [], before: [{ ...price!, given: 53_000 }] })).toEqual(both)
})
