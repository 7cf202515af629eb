import { expect, test } from 'vitest'
import {
  budgets,
  failedRun,
  failureLine,
  isOverBudget,
  slowestOf,
  timeTable,
  type Timed,
} from './support/results.ts'
import { failedSteps } from './support/run_check.ts'
import { errorsOutside } from './support/run_vitest.ts'

const part = (given: Partial<Timed>): Timed => ({
  part: 'server',
  minutes: 1,
  slower: 1,
  passed: 10,
  failed: 0,
  flaky: [],
  broken: [],
  slowest: [{ name: 'the slow one', seconds: 61.5 }],
  ...given,
})
const budget = budgets['server']!

test('a part may take a third more than its budget, and more on a slower machine', () => {
  expect(isOverBudget(part({ minutes: budget * 1.29 }))).toBe(false)
  expect(isOverBudget(part({ minutes: budget * 1.31 }))).toBe(true)
  expect(isOverBudget(part({ minutes: budget * 2.5, slower: 2 }))).toBe(false)
  expect(isOverBudget(part({ minutes: budget * 2.7, slower: 2 }))).toBe(true)
  expect(isOverBudget(part({ part: 'changed by hand', minutes: 999 }))).toBe(false)
})

test('the table names the slowest tests of a part that is over its budget, and of no other', () => {
  expect(timeTable([part({})])).not.toContain('the slow one')
  const table = timeTable([part({}), part({ part: 'unit', minutes: 60, flaky: ['a'] })])
  expect(table).toMatch(/^unit +60\.0 +\S+ +× 1\.0 +10 +0 +1$/m)
  expect(table).toMatch(/^together +61\.0$/m)
  expect(table).toContain('unit is over its budget; its slowest tests:\n    61.5 s  the slow one')
})

test('a run that fails without a failed test counts as one failure', () => {
  expect(failedRun()).toMatchObject({ passed: 0, failed: 1 })
  expect(failedRun({ passed: 5, failed: 0 })).toMatchObject({ passed: 5, failed: 1 })
  expect(failedRun({ failed: 3 })).toMatchObject({ failed: 3 })
})

test('the slowest come first', () => {
  const all = [1, 3, 2].map((seconds) => ({ name: `${seconds}`, seconds }))
  expect(slowestOf(all, 2).map(({ name }) => name)).toEqual(['3', '2'])
})

test('a failed test is one line without colours, cut where an error is long', () => {
  expect(failureLine('a.test.ts adds', '\u001b[31mError:\u001b[39m expected\n  2 to be 3')).toBe(
    'a.test.ts adds: Error: expected 2 to be 3',
  )
  expect(failureLine('a', 'x'.repeat(999))).toHaveLength(303)
  expect(failureLine('a', undefined)).toBe('a: ')
})

test('a failed step of the check and an error outside of the tests are named too', () => {
  const check =
    'ok        0.4 s  no ten lines\nFAILED    6.7 s  unused files\n  Unused files (1)\n  a.ts  \nok        1.0 s  x'
  expect(failedSteps(check)).toEqual(['check: unused files: Unused files (1) a.ts'])
  const head = '⎯⎯ Unhandled Errors ⎯⎯\n\nVitest caught 1 unhandled error.\n\n'
  const text = `${head}\u001b[31m⎯⎯ Unhandled Rejection ⎯⎯\u001b[39m\nError: closed\n ❯ at a\n\nThis error originated in "server/b.test.ts" test file.\n⎯⎯⎯\n`
  expect(errorsOutside(text)).toEqual([
    expect.stringMatching(/^outside of the tests, while server\/b\.test\.ts ran: Error: closed/),
  ])
  expect(errorsOutside('✓ a\n')).toEqual([])
})
