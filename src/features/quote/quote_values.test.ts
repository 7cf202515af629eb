import { expect, test } from 'vitest'
import { figuresOf, marketDay, termsOf, valuesOf, type QuoteValues } from './quote_values.ts'

const values: QuoteValues = {
  quantity: 3,
  price_amount: 5,
  price_basis: 'per_kg',
  tax_included: 0,
  delivery_date: null,
  valid_until: '2031-01-07',
  delivery_terms: null,
  terms: null,
  files: null,
  deviations: {
    standard: { answer: 'alternative', offer: 'EN 10250-3' },
    material: { answer: 'deviate', offer: null },
    mill: { answer: 'deviate', offer: 'gone from the request' },
  },
}
const pieces = { unit: 'bar' as const, piece_kg: 400 }
const tonnes = { unit: null, piece_kg: null }

test('the body lists deviations in the order of the request, without fields that it no longer asks for', () => {
  const body = termsOf(values, ['material', 'dims', 'standard'])
  expect(body.deviations).toEqual([
    { field: 'material', answer: 'deviate', offer: '' },
    { field: 'standard', answer: 'alternative', offer: 'EN 10250-3' },
  ])
  expect(body).toMatchObject({ delivery_date: null, terms: '', files: [] })
})

test('a sent quote fills the form with the values that were typed', () => {
  const sent = { ...termsOf(values, ['material', 'standard']), delivery_date: '2031-01-01' }
  const back = valuesOf(sent as unknown as Parameters<typeof valuesOf>[0])
  expect(back).toEqual({
    ...values,
    delivery_date: '2031-01-01',
    deviations: {
      standard: values.deviations['standard'],
      material: { answer: 'deviate', offer: '' },
    },
  })
})

test('price per tonne and total are computed for pieces and for tonnes', () => {
  expect(figuresOf(values, pieces)).toEqual({ perT: 5000, taxedPerT: 5650, total: 6780 })
  expect(figuresOf(values, tonnes)).toEqual({ perT: 5000, taxedPerT: 5650, total: 16_950 })
  const byPiece = {
    ...values,
    price_amount: 2000,
    price_basis: 'per_piece' as const,
    tax_included: 1 as const,
  }
  expect(figuresOf(byPiece, pieces)).toEqual({ perT: 5000, taxedPerT: 5000, total: 6000 })
  expect(figuresOf(byPiece, { ...pieces, piece_kg: null })).toEqual({
    perT: null,
    taxedPerT: null,
    total: 6000,
  })
  expect(figuresOf({ ...values, price_amount: null }, pieces).total).toBeNull()
})

test('days are counted in China’s time zone', () => {
  expect(marketDay(0, Date.parse('2031-01-01T15:59:00Z'))).toBe('2031-01-01')
  expect(marketDay(1, Date.parse('2031-01-01T16:00:00Z'))).toBe('2031-01-03')
})
