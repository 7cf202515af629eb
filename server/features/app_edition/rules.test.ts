import { describe, expect, test } from 'vitest'
import {
  changedFixed,
  compareVersions,
  fileNameOf,
  orderRefusal,
  refusedOfEdition,
  updateOf,
} from './rules.ts'

test.each([
  ['1.2.3', '1.2.3', 0],
  ['1.2.3', '1.2.4', -1],
  ['1.10.0', '1.9.9', 1],
  ['2.0.0', '1.99.99', 1],
  ['1.0.0', '1.0.10', -1],
])('%s compared with %s: %d', (one, other, sign) => {
  expect(Math.sign(compareVersions(one, other))).toBe(sign)
  expect(Math.sign(compareVersions(other, one))).toBe(sign === 0 ? 0 : -sign)
})

describe('the order among editions of a kind', () => {
  const placed = (code: number, version: string, wasPublished = true) => ({
    id: code,
    code,
    version,
    wasPublished,
  })
  const others = [placed(3, '1.0.0'), placed(5, '1.1.0'), placed(9, '2.0.0', false)]

  test('the first of all', () => {
    expect(orderRefusal({ code: 1, version: '0.1.0' }, [])).toBeNull()
  })

  test.each<[string, number, string, object | null]>([
    ['between a published one and a draft', 6, '1.2.0', null],
    ['above all', 10, '2.0.1', null],
    ['the code of a published one', 5, '1.2.0', { field: 'code', issue: 'code_taken' }],
    ['the code of a draft', 9, '2.1.0', { field: 'code', issue: 'code_taken' }],
    ['below a published one', 4, '1.0.1', { field: 'code', issue: 'code_order' }],
    ['the version of a lower code', 6, '1.1.0', { field: 'version', issue: 'version_order' }],
    ['an earlier version with a higher code', 6, '1.0.9', { field: 'version', issue: 'version_order' }],
    ['a later version than a higher code', 6, '2.0.1', { field: 'version', issue: 'version_order' }],
    ['the version of a higher code', 6, '2.0.0', { field: 'version', issue: 'version_order' }],
  ])('%s', (_, code, version, expected) => {
    expect(orderRefusal({ code, version }, others)).toEqual(expected)
  })
})

test('of a published edition only notes and the lowest code may change', () => {
  const before = { kind: 'apk', version: '1.0.0', code: 1, file: '/uploads/a.apk', minimum_code: null }
  expect(changedFixed(before, { ...before, minimum_code: 1, notes: 'new' })).toBeUndefined()
  for (const [name, value] of Object.entries({
    kind: 'wgt',
    version: '1.0.1',
    code: 2,
    file: '/uploads/b.apk',
  }))
    expect(changedFixed(before, { ...before, [name]: value })).toBe(name)
})

test('only an edition that was never published can be removed', () => {
  expect(refusedOfEdition({ published_time: null })).toEqual([])
  expect(refusedOfEdition({ published_time: '2026-11-25T00:00:00.000Z' })).toEqual(['remove'])
})

test.each([
  [undefined, true, false],
  [4, true, true],
  [5, true, false],
  [8, false, false],
  [9, false, false],
])('the installed version %s', (installed, isNewer, isRequired) => {
  const update = updateOf({ code: 8, minimum_code: 5 }, installed)
  expect(update).toEqual({ is_newer: isNewer, is_required: isRequired })
})

test('without a lowest code nobody has to update', () => {
  expect(updateOf({ code: 8, minimum_code: null }, 1)).toEqual({ is_newer: true, is_required: false })
})

test('a package is saved under its version', () => {
  expect(fileNameOf({ kind: 'wgt', version: '1.4.0' })).toBe('forging-market-1.4.0.wgt')
})
