import { expect, test } from 'vitest'
import { adminListInput, readAdminSearch, tabOf } from './posting_admin_search.ts'

test('invalid parameters of the address are dropped and the rest is kept', () => {
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

test('invalid parameters are set to undefined, because the router would restore missing ones', () => {
  expect(readAdminSearch({ state: 'nonsense' })).toStrictEqual({
    state: undefined,
    keyword: undefined,
    ordering: undefined,
    figure: undefined,
    at_from: undefined,
    at_until: undefined,
    page: undefined,
    code: undefined,
  })
})

test('the review queue is the default tab, and the tab of all states does not filter', () => {
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
  const days = { at_from: '2026-11-20', at_until: '2026-11-26' }
  expect(adminListInput({ state: 'all', figure: 'rejected', ...days })).toMatchObject({
    figure: 'rejected',
    ...days,
  })
  expect(adminListInput({ state: 'all', ...days }), 'days of nothing').not.toHaveProperty('at_from')
})
