import { afterAll, onTestFinished, TestRunner } from 'vitest'

/**
 * Runs `end` after the test that calls it, or else after the file's tests; the last one given runs first. Vitest
 * ignores an `afterAll` within a test, and what stays open there disturbs the files that follow in the same process.
 */
export function afterwards(end: () => Promise<void>): void {
  if (TestRunner.getCurrentTest()) onTestFinished(end)
  else afterAll(end)
}
