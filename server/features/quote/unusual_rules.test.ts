import { expect, test } from 'vitest'
import { defaultUnusualPolicy as policy } from '#contract/unusual_policy.ts'
import { unusualQuote, type Compared, type PricedTerms } from './unusual_rules.ts'

const index = { day: '2026-11-01', per_t: 5_000 }
const usual: PricedTerms = { price_amount: 5_000, price_basis: 'per_t', tax_included: 1, quantity: 20 }
const found = (
  terms: Partial<PricedTerms>,
  values: Record<string, unknown> = {},
  piece_kg: number | null = 100,
  compared: Partial<Compared> = { index },
) =>
  unusualQuote(
    { ...usual, ...terms },
    {
      values,
      piece_kg,
      quantity: piece_kg === 100 ? null : 40,
      quantity_unit: 'pc',
      actual_weight_kg: 20_000,
    },
    { policy, ...compared },
  )

test.each([
  ['per kg', { price_basis: 'per_kg' }, 5_000_000, 'per_t'],
  ['of a piece', { price_basis: 'per_piece' }, 50_000, 'per_t'],
  ['of a piece, typed per tonne', { price_amount: 500 }, 500, 'per_piece'],
  ['without tax', { price_amount: 14_000, tax_included: 0 }, 15_820, null],
] as const)('a price %s is far from the index', (_, terms, given, meant) =>
  expect(found(terms)).toEqual({
    name: 'price_amount',
    than: 'index',
    given,
    beside: 5_000,
    day: index.day,
    meant,
  }),
)

test('the target is converted: its currency, tax and basis', () => {
  const target = { price_amount: 700, price_basis: 'per_t', currency: 'USD', tax_included: 0 }
  expect(found({}, target)).toBeNull()
  expect(found({ price_amount: 500_000 }, target)).toMatchObject({
    than: 'target',
    beside: Math.round(700 * policy.cny_per_usd * 113) / 100,
  })
})

test('a piece without a weight is compared with the target of a piece, and with nothing else', () => {
  const target = { price_amount: 1_000, price_basis: 'per_piece', currency: 'CNY', tax_included: 1 }
  const piece = { price_basis: 'per_piece', price_amount: 1 } as const
  expect(found(piece, target, null)).toEqual({
    name: 'price_amount',
    per: 'piece',
    than: 'target',
    given: 1,
    beside: 1_000,
    day: null,
    meant: null,
  })
  expect(found({ ...piece, price_amount: 2_900 }, target, null)).toBeNull()
  expect(found(piece, {}, null)).toBeNull()
})

test('the total of a lot is recognised: of its tonnes, and of its pieces with and without a weight', () => {
  expect(found({ price_amount: 100_000 })).toMatchObject({ given: 100_000, meant: 'total' })
  const target = { price_amount: 1_000, price_basis: 'per_piece', currency: 'CNY', tax_included: 1 }
  const lot = { price_basis: 'per_piece', price_amount: 40_000, quantity: 40 } as const
  expect(found(lot, target, null)).toMatchObject({ per: 'piece', given: 40_000, meant: 'total' })
  const tonne = { ...target, price_amount: 5_000, price_basis: 'per_t' }
  expect(found({ ...lot, price_amount: 18_000 }, tonne, 90)).toMatchObject({ than: 'target', meant: 'total' })
  // A quote of one piece has no other total.
  expect(found({ ...lot, quantity: 1 }, target, null)).toMatchObject({ meant: null })
})

test('without target and index, a revision is compared with the quote as it was', () => {
  const thousandth = { price_amount: 5 }
  expect(found(thousandth, {}, 100, {})).toBeNull()
  expect(found(thousandth, {}, 100, { before: usual })).toMatchObject({
    than: 'before',
    given: 5,
    beside: 5_000,
    meant: 'per_kg',
  })
  const piece = { ...usual, price_basis: 'per_piece' } as const
  expect(found({ ...piece, price_amount: 5 }, {}, null, { before: piece })).toMatchObject({
    per: 'piece',
    than: 'before',
    beside: 5_000,
  })
})

test('of others’ quotes nothing but the order of magnitude is compared or told', () => {
  const others = { per_t: 4_700, per_piece: 700 }
  const asked = { than: 'others', beside: 10_000, day: null }
  expect(found({ price_amount: 4.7 }, {}, 100, { others })).toMatchObject({ ...asked, meant: 'per_kg' })
  expect(found({ price_amount: 4_700_000 }, {}, 100, { others })).toMatchObject(asked)
  expect(found({ price_amount: 101 }, {}, 100, { others })).toBeNull()
  expect(found({ price_amount: 5 }, {}, 100, { index, others })).toMatchObject({ than: 'index' })
  const piece = { price_basis: 'per_piece', price_amount: 0.7 } as const
  expect(found(piece, {}, null, { others })).toMatchObject({ per: 'piece', than: 'others', beside: 1_000 })
  expect(found(piece, {}, null, { others: { per_t: 4_700, per_piece: null } })).toBeNull()
})
