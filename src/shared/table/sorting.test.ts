import { expect, test } from 'vitest'
import { directionOf, nextOrdering } from './sorting.ts'

test('a heading sorts down, up, and not at all', () => {
  const first = nextOrdering('price', undefined)
  const second = nextOrdering('price', first)
  expect([first, second, nextOrdering('price', second)]).toEqual(['-price', 'price', undefined])
})

test('another heading begins anew', () => {
  expect(nextOrdering('weight', 'price')).toBe('-weight')
  expect(['price', '-price', 'weight', undefined].map((ordering) => directionOf('price', ordering))).toEqual([
    'ascending',
    'descending',
    'none',
    'none',
  ])
})
