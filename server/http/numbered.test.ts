import { expect, test } from 'vitest'
import { numbered } from './numbered.ts'

test('a list says whether another page follows, and counts exactly up to 10,000', () => {
  const third = { page: 3, size: 20 }
  expect(numbered(third, 61, ['a'])).toEqual({ results: ['a'], has_more: true, count: 61, count_exact: true })
  expect(numbered(third, 60, [])).toMatchObject({ has_more: false, count: 60 })
  expect(numbered(third, 10_000, [])).toMatchObject({ count: 10_000, count_exact: true })
  expect(numbered(third, 10_001, [])).toMatchObject({ has_more: true, count: 10_000, count_exact: false })
})
