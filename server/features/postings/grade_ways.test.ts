/** Every name of every grade, by each way in, is one grade; each of its other names finds it (decision 139). */
import { expect, test } from 'vitest'
import { foldGrade } from '#contract/steel/grade_names.ts'
import { exactEquivalents, grades } from '#contract/steel/grades.ts'
import { parseSpec } from '#contract/steel/spec_parser.ts'
import { gradeKey } from '#contract/steel/grade_key.ts'
import { searchedKeys } from './filter_store.ts'
import { readKeyword } from './keyword.ts'

const names = [...new Set(grades.flatMap(({ code }) => exactEquivalents(code)))]

/** The names that `way` makes another grade of. */
const wrong = (way: (name: string) => string | undefined) =>
  names.filter((name) => gradeKey(way(name) ?? '') !== gradeKey(name))

test.each([
  ['first', (name: string) => `${name} φ210×3200`],
  ['behind a word', (name: string) => `圆钢 ${name} φ210×3200 3支`],
  ['before a word without a blank', (name: string) => `${name}圆钢φ210×3200`],
  ['in an English line', (name: string) => `${name} round bar 210 x 3200`],
  ['behind an English word', (name: string) => `Round bar ${name} dia 210 x 3200, 3 pcs`],
])('in a line, %s', (_place, write) => {
  expect(wrong((name) => parseSpec(write(name)).material)).toEqual([])
})

test('behind the size, where a bare number is asked about: the grade is among what it may be', () => {
  const unclear = wrong((name) => parseSpec(`φ210×3200 ${name}`).material)
  expect(unclear.filter((name) => !/^[1-8]\d$/.test(name))).toEqual([])
  for (const name of unclear)
    expect(
      parseSpec(`φ210×3200 ${name}`).candidates?.map(({ material }) => material),
      name,
    ).toContain(name)
})

test('in a search, alone, with a size and as a filter, each name finds every lot under its other names', () => {
  const finds = (keyword: string, key: string) =>
    readKeyword(keyword).some(
      ({ material }) => material !== undefined && searchedKeys([material]).includes(key),
    )
  const lost = names.flatMap((name) => {
    const key = gradeKey(name)
    const ways = [`${name}`, `${name} φ210×3200`, `φ210×3200 ${name}`, `圆钢 ${name}`, `${name} round bar`]
    return [
      ...(searchedKeys([name]).includes(key) ? [] : [`filter ${name}`]),
      ...ways.filter((keyword) => !finds(keyword, key)),
    ]
  })
  expect(lost).toEqual([])
  expect(new Set(names.map(foldGrade)).size).toBeGreaterThan(1_900)
})
