import { expect, test } from 'vitest'
import { articlesSearch } from './articles_search.ts'

test('category, words and page are read from the address', () => {
  expect(articlesSearch({ category: '3', keyword: ' ring ', page: '2' })).toEqual({
    category: 3,
    keyword: 'ring',
    page: 2,
  })
})

test('a word of digits, which the address makes a number, is a word', () => {
  expect(articlesSearch({ keyword: 4140 })).toEqual({ keyword: '4140' })
})

test('what is missing, empty or invalid is left out', () => {
  expect(articlesSearch({ category: 'x', keyword: '', page: -1, other: 1 })).toEqual({})
  expect(articlesSearch({ keyword: 'a'.repeat(101) })).toEqual({})
})
