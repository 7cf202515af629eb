import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { caseFile, reportedCase, type ReportedCase } from './reported_case.ts'

const folder = path.join(import.meta.dirname, 'corpus/reported')
const cases = globSync('*.json', { cwd: folder }).map(
  (name) => [name, JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as ReportedCase] as const,
)

test.each(cases)('the reported line of %s is read as it is meant', (name, reported) => {
  expect(reportedCase(reported)).toEqual(reported)
  expect(name).toBe(caseFile(reported))
})

test('a file is named by its line', () => {
  expect(cases.length).toBeGreaterThan(0)
  expect(caseFile({ line: ' φ120*2500，L-605 (2 pcs) ' })).toBe('φ120_2500_L_605_2_pcs.json')
})
