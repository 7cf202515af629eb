import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search_string.ts'

test('a list is written as a repeated key', () => {
  expect(stringifySearch({ material: ['45', '42CrMo'], category: [3] })).toBe(
    '?material=45&material=42CrMo&category=3',
  )
  expect(parseSearch('?material=45&material=42CrMo')).toEqual({ material: [45, '42CrMo'] })
})

test('any other value comes back as it was written', () => {
  const search = {
    keyword: '4140',
    character: 1,
    opened: true,
    filter: { a: [1] },
    redirect: '/home?x=1&y=2',
  }
  expect(parseSearch(stringifySearch(search))).toEqual(search)
})

test('a search without values gives an empty string, without a question mark', () => {
  expect(stringifySearch({})).toBe('')
  expect(stringifySearch({ keyword: undefined, material: [] })).toBe('')
})

test('a grade that looks like a number keeps its digits', () => {
  for (const text of ['1.7220', '1.7225', '1.0', '45', '1e5', '007']) {
    const { material } = parseSearch(stringifySearch({ material: [text] })) as { material: unknown }
    expect(String(material)).toBe(text)
  }
  expect(parseSearch('?page=2&opened=true')).toEqual({ page: 2, opened: true })
})
