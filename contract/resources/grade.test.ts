import { expect, it } from 'vitest'
import { densityBand, gradeResource, namesIn } from './grade.ts'
import { check } from '../validation.ts'

const complete = {
  code: 'XK-999',
  name: { zh: '试验钢', en: 'Trial steel' },
  standard: 'Q/XK 1',
  group: 'alloy_structural',
  density: 7.9,
}
const refusedAt = (given: object): string[] => {
  const checked = check(gradeResource.complete, { ...complete, ...given }, 'en')
  return checked.ok ? [] : Object.keys(checked.errors)
}

it('accepts a grade that the reviewed table does not have', () => {
  expect(refusedAt({})).toEqual([])
  expect(refusedAt({ exact: 'XK 1000, XK-1001', comparable: '42CrMo，SCM440' })).toEqual([])
})

it('refuses names of built-in grades however they are spelt, as code and as exact equivalent', () => {
  for (const name of ['42CrMo', '42 crmo', '４２CrMo', '42CrMo4']) {
    expect(refusedAt({ code: name })).toEqual(['code'])
    expect(refusedAt({ exact: `XK 1000, ${name}` })).toEqual(['exact'])
  }
})

it('refuses words, bare numbers, lists and overlong texts as names', () => {
  for (const name of ['dia', '圆钢', '7', 'A, B2', 'x'.repeat(41)])
    expect(refusedAt({ code: name })).toEqual(['code'])
  expect(refusedAt({ exact: 'round' })).toEqual(['exact'])
  expect(refusedAt({ comparable: 'round' })).toEqual(['comparable'])
})

it('keeps the density within three per cent of the group’s reviewed grades', () => {
  expect(densityBand('alloy_structural')).toEqual({ min: 7.61, max: 8.09 })
  expect(densityBand('titanium')).toEqual({ min: 4.24, max: 4.9 })
  const of = (group: string, density: number) => refusedAt({ group, density })
  expect([of('alloy_structural', 7.61), of('alloy_structural', 8.09), of('titanium', 4.5)]).toEqual([
    [],
    [],
    [],
  ])
  for (const density of [7.6, 8.1, 0.79, 79]) expect(of('alloy_structural', density)).toEqual(['density'])
  expect(of('titanium', 7.85)).toEqual(['density'])
})

it('separates names at the commas and semicolons of both languages', () => {
  expect(namesIn(' A1, B2，C3；\n')).toEqual(['A1', 'B2', 'C3'])
  expect(namesIn(null)).toEqual([])
})
