import { expect, test } from 'vitest'
import type { Quote } from '#contract/quote.ts'
import { bestOf, sortedQuotes } from './matrix_order.ts'

const quote = (id: number, own: Partial<Quote> = {}) =>
  ({
    id,
    state: 'seen',
    taxed_per_t: 5000,
    delivery_date: '2031-01-01',
    quantity: 5,
    deviations: [],
    ...own,
  }) as unknown as Quote
const differs = [{ field: 'material', answer: 'deviate' as const, offer: 'x' }]

const quotes = [
  quote(1, { taxed_per_t: 5600, delivery_date: '2030-12-01' }),
  quote(2, { taxed_per_t: null, quantity: 20 }),
  quote(3, { taxed_per_t: 5200, deviations: differs }),
  quote(4, { taxed_per_t: 4000, state: 'expired' }),
  quote(5, { taxed_per_t: 5900, state: 'accepted' }),
  quote(6, { taxed_per_t: 4100, state: 'declined' }),
]
const ids = (found: Iterable<{ id: number }>) => [...found].map(({ id }) => id)

test('open quotes are sorted as chosen, after accepted ones and before ended ones', () => {
  expect(ids(sortedQuotes(quotes, 'price'))).toEqual([5, 3, 1, 2, 4, 6])
  expect(ids(sortedQuotes(quotes, 'delivery'))).toEqual([5, 1, 3, 2, 4, 6])
  expect(ids(sortedQuotes(quotes, 'quantity'))).toEqual([5, 2, 3, 1, 4, 6])
  expect(ids(sortedQuotes(quotes, 'deviations'))).toEqual([5, 1, 2, 3, 4, 6])
})

test('only quotes that can be accepted are marked best, and none if all are equal', () => {
  expect([...bestOf(quotes, 'price')]).toEqual([3])
  expect([...bestOf(quotes, 'quantity')]).toEqual([2])
  expect([...bestOf(quotes, 'deviations')]).toEqual([1, 2])
  const stale = quote(7, { taxed_per_t: 100, stale: true })
  expect([...bestOf([...quotes, stale], 'price')]).toEqual([3])
  expect(bestOf([quote(1)], 'price').size).toBe(0)
  expect(bestOf([quote(1), quote(2)], 'price').size).toBe(0)
  expect(bestOf([quote(1, { taxed_per_t: null }), quote(2, { taxed_per_t: null })], 'price').size).toBe(0)
})
