import { expect, test } from 'vitest'
import { forumAdminSearch } from './forum_admin_search.ts'

test('queue, section, words, page and post are read from the address', () => {
  const address = { queue: 'reported', section: '2', keyword: 4140, page: '3', post: '17' }
  expect(forumAdminSearch(address)).toEqual({
    queue: 'reported',
    section: 2,
    keyword: '4140',
    page: 3,
    post: 17,
  })
})

test('what is missing, empty or invalid is left out', () => {
  expect(
    forumAdminSearch({ queue: 'new', section: 'x', keyword: '', post: '0', of: 'forum_section' }),
  ).toEqual({})
})
