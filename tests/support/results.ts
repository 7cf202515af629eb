/** What the parts of a run report, and the table with which a run ends. */

import { stripVTControlCharacters } from 'node:util'

export type Slow = { name: string; seconds: number }
export type Result = {
  passed: number
  failed: number
  /** Tests that failed among the others and passed alone, with their first error. */
  flaky: string[]
  /** Tests that failed, with their first error. */
  broken: string[]
  slowest: Slow[]
}

/** A run that fails without a failed test, e.g. because a file does not load, counts as one failure. */
export const failedRun = (known: Partial<Result> = {}): Result => ({
  passed: known.passed ?? 0,
  failed: Math.max(1, known.failed ?? 0),
  flaky: known.flaky ?? [],
  broken: known.broken ?? [],
  slowest: known.slowest ?? [],
})

/** A test and its first error on one line, so that the last lines of a run say what happened. */
export const failureLine = (name: string, error: string | undefined): string =>
  `${name}: ${stripVTControlCharacters(error ?? '')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 300)}`

export const slowestOf = (all: readonly Slow[], count = 10): Slow[] =>
  all.toSorted((one, other) => other.seconds - one.seconds).slice(0, count)

/** What a part took. `slower` says how many times longer this machine takes than the reference (decision 118). */
export type Timed = Result & { part: string; minutes: number; slower: number }

/**
 * Minutes that each part may take on two cores at the reference speed. A new feature pays for its tests within them; a
 * larger one is a decision. `server` is the longer of the two engines.
 */
export const budgets: Readonly<Record<string, number>> = {
  check: 2,
  unit: 1,
  server: 8,
  embedded: 2.5,
  main: 4.3,
  browser: 18,
}
/** A part fails the run when it is so many times over its budget: less is within what two runs differ by. */
const tolerance = 1.3

export const isOverBudget = ({ part, minutes, slower }: Timed): boolean =>
  minutes > (budgets[part] ?? Infinity) * slower * tolerance

/** Returns the table of parts and minutes, and below it the slowest tests of each part that is over its budget. */
export function timeTable(parts: readonly Timed[]): string {
  const row = (cells: (string | number)[]) =>
    cells.map((cell, at) => (at === 0 ? String(cell).padEnd(10) : String(cell).padStart(9))).join('')
  const total = parts.reduce((sum, { minutes }) => sum + minutes, 0)
  const lines = [
    row(['part', 'minutes', 'budget', 'slower', 'passed', 'failed', 'flaky']),
    ...parts.map((one) =>
      row([
        one.part,
        one.minutes.toFixed(1),
        budgets[one.part]?.toFixed(1) ?? '–',
        `× ${one.slower.toFixed(1)}`,
        one.passed,
        one.failed,
        one.flaky.length,
      ]),
    ),
    row(['together', total.toFixed(1)]),
  ]
  for (const one of parts.filter(isOverBudget)) {
    lines.push(`${one.part} is over its budget; its slowest tests:`)
    for (const { name, seconds } of one.slowest) lines.push(`${seconds.toFixed(1).padStart(8)} s  ${name}`)
  }
  return lines.join('\n')
}
