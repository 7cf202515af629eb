import { expect, test } from 'vitest'
import { adminListInput, readAdminSearch, tabOf } from './posting_admin_search.ts'

test('reads the address and drops what is not valid, keeping the rest', () => {
  const address = { state: 'online', keyword: ' 42CrMo ', ordering: '-price', page: '3', code: 'Q7K2910AB' }
  expect(readAdminSearch(address)).toEqual({
    state: 'online',
    keyword: '42CrMo',
    ordering: '-price',
    page: 3,
    code: 'Q7K2910AB',
  })
  expect(
    readAdminSearch({ state: 'draft', page: 0, code: '<script>', ordering: 'title', other: 1, keyword: 45 }),
  ).toEqual({
    keyword: '45',
  })
})

test('names what is not valid as undefined, or the router would fill it in again', () => {
  expect(readAdminSearch({ state: 'nonsense' })).toStrictEqual({
    state: undefined,
    keyword: undefined,
    ordering: undefined,
    page: undefined,
    code: undefined,
  })
})

test('without a state it is the review queue; all states is no filter', () => {
  expect(tabOf({})).toBe('in_review')
  expect(adminListInput({ keyword: 'H13' })).toEqual({
    page: 1,
    size: 20,
    state: 'in_review',
    keyword: 'H13',
  })
  expect(adminListInput({ state: 'all', ordering: 'weight', page: 2 })).toEqual({
    page: 2,
    size: 20,
    ordering: 'weight',
  })
})
