import { describe, expect, test } from 'vitest'
import { gradeOf, namesOf, takenField } from './rules.ts'
import type { GradeRow } from './store.ts'

const row: GradeRow = {
  id: 1,
  code: 'XK-999',
  name_zh: '试验钢',
  name_en: 'Trial steel',
  standard: 'Q/XK 1',
  group: 'alloy_structural',
  density: 7.9,
  exact: 'XK 1000、XK 1001',
  comparable: '42CrMo',
  source: 'Handbook',
}

test('a stored row becomes a grade with its exact and comparable equivalents', () => {
  const other = { standard: '', source: 'Handbook' }
  expect(gradeOf(row)).toStrictEqual({
    code: 'XK-999',
    zh: '试验钢',
    en: 'Trial steel',
    standard: 'Q/XK 1',
    group: 'alloy_structural',
    density: 7.9,
    equivalents: [
      { code: 'XK 1000', kind: 'exact', ...other },
      { code: 'XK 1001', kind: 'exact', ...other },
      { code: '42CrMo', kind: 'comparable', ...other },
    ],
    source: 'Handbook',
  })
})

test('a stored row without other names and standards becomes a grade too', () => {
  expect(gradeOf({ ...row, exact: null, comparable: null, source: null })).toMatchObject({
    equivalents: [],
    source: '',
  })
  expect(gradeOf({ ...row, comparable: null, source: null }).equivalents[0]?.source).toBe('')
})

test('the names of a grade are its code and its exact equivalents, each once and folded', () => {
  expect(namesOf({ code: 'XK-999' })).toEqual(['xk999'])
  expect(namesOf({ code: 'XK-999', exact: null })).toEqual(['xk999'])
  expect(namesOf({ code: 'XK-999', exact: 'XK 1000, ＸＫ９９９' })).toEqual(['xk999', 'xk1000'])
})

describe('a name that another grade has is found in its field:', () => {
  const others = [
    { code: 'A1', exact: 'B1, B2' },
    { code: 'C1', exact: null, comparable: 'D1' },
  ]

  test.each<[string, string | null, ReturnType<typeof takenField>]>([
    ['E1', null, undefined],
    ['E1', 'E2; E3', undefined],
    ['a-1', null, 'code'],
    ['B2', null, 'code'],
    ['C1', 'E2', 'code'],
    ['E1', 'c 1', 'exact'],
    ['E1', 'E2, B1', 'exact'],
    ['A1', 'B1', 'code'],
    // A comparable grade is another grade.
    ['D1', 'E2', undefined],
  ])('code %s with equivalents %s: %s', (code, exact, expected) => {
    expect(takenField({ code, exact }, others)).toBe(expected)
  })
})
