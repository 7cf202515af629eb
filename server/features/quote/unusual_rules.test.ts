import { expect, test } from 'vitest'
import { defaultUnusualPolicy as policy } from '#contract/unusual_policy.ts'
import { unusualQuote, type PricedTerms } from './unusual_rules.ts'

const index = { day: '2026-11-01', per_t: 5_000 }
const found = (
  terms: Partial<PricedTerms>,
  values: Record<string, unknown> = {},
  piece_kg: number | null = 100,
) =>
  unusualQuote(
    { price_amount: 5_000, price_basis: 'per_t', tax_included: 1, ...terms },
    { values, piece_kg },
    { index, policy },
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
