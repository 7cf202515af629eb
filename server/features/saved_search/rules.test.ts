import { describe, expect, test } from 'vitest'
import type { SavedFilters } from '#contract/saved_search.ts'
import { postings } from '#contract/postings/index.ts'
import { filtersOf, fingerprintOf, plainFilters, type Watcher } from './rules.ts'

describe('normalised filters', () => {
  /** With the order of the names, which equality of objects does not see. */
  const spelled = (filters: SavedFilters) => JSON.stringify(plainFilters(filters))

  test('have names and choices in order, each choice once', () => {
    const plain = '{"keyword":"42CrMo","material":["20","45","Q355"]}'
    expect(spelled({ keyword: '42CrMo', material: ['20', '45', 'Q355'] })).toBe(plain)
    expect(spelled({ material: ['Q355', '45', '20', '45'], keyword: '42CrMo' })).toBe(plain)
    expect(spelled({ material: ['45', 'Q355', '20'], keyword: '42CrMo' })).toBe(plain)
    expect(spelled({ category: [2, 1, 2] })).toBe('{"category":[1,2]}')
  })

  test('omit empty values but keep every zero', () => {
    const unchosen = { keyword: '', material: [], max_d: undefined }
    expect(plainFilters({ ...unchosen, min_d: 0 } as SavedFilters)).toStrictEqual({ min_d: 0 })
    expect(plainFilters({})).toStrictEqual({})
  })

  test('have a fingerprint that does not depend on how they were entered', () => {
    const own = fingerprintOf({ keyword: '42CrMo', material: ['45', '20'] })
    expect(own).toMatch(/^[\w-]{43}$/)
    expect(fingerprintOf({ material: ['20', '45', '20'], keyword: '42CrMo', shape: [] })).toBe(own)
    expect(fingerprintOf({ keyword: '42CrMo', material: ['45'] })).not.toBe(own)
    expect(fingerprintOf({ keyword: '42CrMo4', material: ['45', '20'] })).not.toBe(own)
  })
})

describe('the filters that apply to a person', () => {
  const visitor: Watcher = {
    tenant_id: null,
    pre_company_name: null,
    is_backend: false,
    admin_permissions: [],
  }
  const bySize = { min_d: 100 }
  const withheld = { min_d: 100, open_only: true }
  const { purchase_piece: request, raise: group } = postings

  test.each<[string, Partial<Watcher>, object]>([
    ['a person without company', {}, withheld],
    ['a company', { tenant_id: 7 }, bySize],
    ['whoever is about to found one', { pre_company_name: 'To come' }, bySize],
    ['an operator of it', { is_backend: true, admin_permissions: ['admin_purchase.get'] }, bySize],
    ['another operator', { is_backend: true, admin_permissions: ['admin_quotation.get'] }, withheld],
    ['an operator no more', { admin_permissions: ['admin_purchase.get'] }, withheld],
  ])('of %s', (_, given, expected) => {
    expect(filtersOf(bySize, { ...visitor, ...given }, request.definition)).toStrictEqual(expected)
  })

  test('are unrestricted for kinds that everybody sees in full', () => {
    expect(filtersOf(bySize, visitor, group.definition)).toStrictEqual(bySize)
    expect(filtersOf({ keyword: 'flange' }, visitor, request.definition)).toStrictEqual({ keyword: 'flange' })
  })
})
