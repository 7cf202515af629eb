import { expect, test } from 'vitest'
import { filtersOf, forumSearch, threadSearch } from './forum_search.ts'

test('section, tag, words, order, tab and page are read from the address', () => {
  const address = { section: '3', tag_id: 7, keyword: 4140, ordering: 'unanswered', lang: 'en', page: '2' }
  expect(forumSearch(address)).toEqual({ ...address, section: 3, keyword: '4140', page: 2 })
  expect(forumSearch({ tab: 'with_me', command: 'create' })).toEqual({ tab: 'with_me', command: 'create' })
})

test('what is missing, empty or invalid is left out', () => {
  expect(
    forumSearch({ section: 'x', tag_id: -1, keyword: '', ordering: 'old', tab: 'all', lang: 'fr' }),
  ).toEqual({})
  expect(threadSearch({ reply: '0', command: 'create' })).toEqual({})
})

test('order, tab and page do not count as filters', () => {
  expect(filtersOf(forumSearch({ section: 3, ordering: 'new', tab: 'posts', page: 2 }))).toEqual({
    section: 3,
  })
})

test('a link to a reply says its place', () => {
  expect(threadSearch({ reply: '57' })).toEqual({ reply: 57 })
})
