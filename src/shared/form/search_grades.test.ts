import { expect, it } from 'vitest'
import { searchGrades } from './search_grades.ts'

const codes = (typed: string) => searchGrades(typed, 10).map((grade) => grade.code)

it('puts the grade itself before those that only begin or contain it', () => {
  expect(codes('42crmo')[0]).toBe('42CrMo')
  expect(codes('45')[0]).toBe('45')
})

it('finds a grade by the name of an exact equivalent', () => {
  expect(codes('1.2344').length + codes('42CrMo4').length).toBeGreaterThan(0)
  expect(codes('42CrMo4')).toContain('42CrMo')
})

it('finds nothing for a text that is not a grade', () => {
  expect(codes('zzz')).toEqual([])
})
