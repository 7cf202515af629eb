import { expect, test } from 'vitest'
import { directionOf, nextOrdering } from './sorting.ts'

test('clicks on a heading sort descending, ascending, and then not at all', () => {
  const first = nextOrdering('price', undefined)
  const second = nextOrdering('price', first)
  expect([first, second, nextOrdering('price', second)]).toEqual(['-price', 'price', undefined])
})

test('a click on another heading starts with descending', () => {
  expect(nextOrdering('weight', 'price')).toBe('-weight')
  expect(['price', '-price', 'weight', undefined].map((ordering) => directionOf('price', ordering))).toEqual([
    'ascending',
    'descending',
    'none',
    'none',
  ])
})
