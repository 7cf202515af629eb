import { expect, test } from 'vitest'
import { comparableGrades, exactEquivalents, foldGrade, grades } from '#contract/steel/grades.ts'
import { equivalentsOf, findMaterials } from './material_search.ts'

const materials = grades.map(({ code, zh, equivalents, ...grade }) => ({
  ...grade,
  name: code,
  title: zh,
  equivalents: equivalents.map((one) => ({ name: one.code, kind: one.kind })),
}))
const names = (text: string) => findMaterials(materials, text, 8).map((hit) => hit.material.name)

test('a grade is found by its name in any spelling', () => {
  expect(names('42crmo')[0]).toBe('42CrMo')
  expect(names('４２ＣｒＭｏ')[0]).toBe('42CrMo')
  expect(names('45')[0]).toBe('45')
})

test('a grade is found by the name of an equivalent, and the hit says which one matched', () => {
  expect(findMaterials(materials, '1.7225', 8)[0]?.via).toEqual({ name: '1.7225', kind: 'exact' })
  const comparable = findMaterials(materials, '4140', 8).find((hit) => hit.material.name === '42CrMo')
  expect(comparable?.via).toEqual({ name: '4140', kind: 'comparable' })
})

test('nothing typed finds nothing', () => {
  expect(names('  ')).toEqual([])
  expect(names('no such grade')).toEqual([])
})

test('equivalents are the same as those that the contract names exact and comparable', () => {
  for (const { code } of grades) {
    const found = equivalentsOf(materials, code)
    const exact = exactEquivalents(code).filter((other) => foldGrade(other) !== foldGrade(code))
    expect([...found.exact].sort()).toEqual([...exact].sort())
    expect(found.comparable.map(foldGrade).sort()).toEqual(
      comparableGrades(code)
        .map((one) => foldGrade(one.code))
        .sort(),
    )
  }
  expect(equivalentsOf(materials, 'homemade steel')).toEqual({ exact: [], comparable: [] })
})
