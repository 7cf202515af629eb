import { expect, it } from 'vitest'
import { grades } from './grades.ts'
import { nearestGrades } from './nearest_grades.ts'

it.each([
  ['42CrNo', '42CrMo'],
  ['40CrNiM', '40CrNiMo'],
  ['35CrMoo', '35CrMo'],
  ['24CrMo', '42CrMo'],
  ['GCr51', 'GCr15'],
  ['42CrMoX', '42CrMo'],
  ['18CrNiMo7-5', '18CrNiMo7-6'],
  ['S355J2Q3', 'S355J2'],
  ['20CrMnTl', '20CrMnTi'],
])('%s may have been meant as %s', (typed, meant) => {
  expect(nearestGrades(typed)).toContain(meant)
})

it('offers nothing for what resembles no grade, and at most three', () => {
  for (const text of ['', '45', 'MS', '碳钢', 'according to drawing', '99999999'])
    expect(nearestGrades(text)).toEqual([])
  for (const { code } of grades.filter((_, place) => place % 60 === 0))
    expect(nearestGrades(`${code}Z`).length).toBeLessThanOrEqual(3)
})
