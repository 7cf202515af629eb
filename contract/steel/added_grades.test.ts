import { afterEach, expect, it } from 'vitest'
import { learnGrades } from './added_grades.ts'
import { searchGradeTable } from './grade_search.ts'
import type { Grade, GradeEquivalent } from './grade.ts'
import {
  allGrades,
  comparableGrades,
  defaultDensity,
  densityOf,
  exactEquivalents,
  findGrade,
  grades,
} from './grades.ts'
import { parseSpec } from './spec_parser.ts'

afterEach(() => learnGrades([]))

const other = (kind: GradeEquivalent['kind'], code: string): GradeEquivalent => ({
  code,
  kind,
  standard: '',
  source: '',
})

const added = (code: string, given: Partial<Grade> = {}): Grade => ({
  code,
  zh: '试验钢',
  en: 'Trial steel',
  standard: 'Q/XK 1',
  group: 'alloy_structural',
  density: 7.9,
  equivalents: [],
  source: '',
  ...given,
})

it('finds an added grade wherever grades are looked up', () => {
  expect(parseSpec('XK-999 φ300×1200').material).toBeUndefined()
  learnGrades([added('XK-999', { equivalents: [other('exact', 'XK 1000'), other('comparable', '42CrMo')] })])
  expect(findGrade('xk999')?.code).toBe('XK-999')
  expect(findGrade('XK1000')?.code).toBe('XK-999')
  expect(densityOf('XK 999')).toBe(7.9)
  expect(exactEquivalents('XK1000')).toEqual(['XK-999', 'XK 1000'])
  expect(comparableGrades('XK-999').map(({ code }) => code)).toEqual(['42CrMo'])
  expect(comparableGrades('42CrMo').map(({ code }) => code)).toContain('XK-999')
  expect(parseSpec('XK-999 φ300×1200')).toMatchObject({ material: 'XK-999', dims: { d: 300, l: 1200 } })
  expect(searchGradeTable({ text: 'xk1000' })[0]?.grade.code).toBe('XK-999')
  expect(allGrades()).toHaveLength(grades.length + 1)
})

it('replaces the added grades when others are learned', () => {
  learnGrades([added('XK-999')])
  expect(densityOf('XK-999')).toBe(7.9)
  learnGrades([added('XK-998')])
  expect(findGrade('XK-999')).toBeUndefined()
  expect(densityOf('XK-999')).toBe(defaultDensity)
  expect(findGrade('XK-998')?.code).toBe('XK-998')
  learnGrades([])
  expect(allGrades()).toEqual(grades)
})

it('never changes the reviewed table', () => {
  const names = ['42CrMo', '42CrMo4', '304', '1.7225']
  const look = () => names.map((name) => [findGrade(name), densityOf(name), exactEquivalents(name)])
  const before = look()
  learnGrades([
    added('42 CrMo', { density: 5 }),
    added('XK-997', { equivalents: [other('exact', '42CrMo4'), other('exact', '1.7225')] }),
  ])
  expect(look()).toEqual(before)
  expect(exactEquivalents('XK-997')).toEqual(['XK-997'])
})
