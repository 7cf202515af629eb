import { expect, test } from 'vitest'
import { isNarrowed, suppliersSearch } from './suppliers_search.ts'

test('what the endpoint takes is read from an address', () => {
  const search = {
    tag_id: '7',
    keyword: 'ring',
    min_press_mn: '80.5',
    min_ring_od_mm: 5000,
    region: 320000,
    page: 2,
  }
  expect(suppliersSearch(search)).toEqual({ ...search, tag_id: 7, min_press_mn: 80.5 })
})

test('a keyword of digits, which an address has as a number, is a text', () =>
  expect(suppliersSearch({ keyword: 9001 })).toEqual({ keyword: '9001' }))

test('what it would refuse is dropped', () => {
  const search = {
    tag_id: 'x',
    min_press_mn: 5000,
    min_ring_od_mm: 1.5,
    min_piece_t: -2,
    region: 0,
    page: 'x',
    more: 1,
  }
  expect(suppliersSearch(search)).toEqual({})
  expect(suppliersSearch(null)).toEqual({})
})

test('a page alone narrows nothing', () => {
  expect(isNarrowed({ page: 3 })).toBe(false)
  expect(isNarrowed({ page: 3, region: 320000 })).toBe(true)
})
