import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search_string.ts'

test('a list is a repeated key', () => {
  expect(stringifySearch({ material: ['45', '42CrMo'], category: [3] })).toBe(
    '?material=45&material=42CrMo&category=3',
  )
  expect(parseSearch('?material=45&material=42CrMo')).toEqual({ material: [45, '42CrMo'] })
})

test('anything else is written and read as the router does it', () => {
  const search = {
    keyword: '4140',
    character: 1,
    opened: true,
    filter: { a: [1] },
    redirect: '/home?x=1&y=2',
  }
  expect(parseSearch(stringifySearch(search))).toEqual(search)
})

test('nothing chosen leaves no question mark', () => {
  expect(stringifySearch({})).toBe('')
  expect(stringifySearch({ keyword: undefined, material: [] })).toBe('')
})

test('a grade that looks like a decimal number keeps its digits', () => {
  for (const text of ['1.7220', '1.7225', '1.0', '45', '1e5', '007']) {
    const { material } = parseSearch(stringifySearch({ material: [text] })) as { material: unknown }
    expect(String(material)).toBe(text)
  }
  expect(parseSearch('?page=2&opened=true')).toEqual({ page: 2, opened: true })
})
