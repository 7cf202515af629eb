import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { run } from './command.ts'
import { projectRoot } from './project_files.ts'
import { failedRun, maxFlaky, slowestOf, type Result } from './results.ts'

export const resultsFolder = path.join(projectRoot, 'test-results')

export function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}

type Test = {
  fullName: string
  status: string
  duration?: number | null
  failureMessages?: string[]
}
type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; status: string; assertionResults: Test[] }[]
}

const failedTests = ({ testResults }: Report) =>
  testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map((test) => ({ ...test, file })),
  )

type Choice = {
  /** Projects of vitest.config.ts; `*` stands for anything. */
  project: string
  /** Files or parts of their names; all by default. */
  files?: readonly string[]
  databaseUrl?: string | undefined
  options?: readonly string[]
  again?: boolean
}

/** Runs Vitest once; without `report` it did not get as far. */
async function attempt(name: string, { project, files = [], databaseUrl, options = [] }: Choice) {
  const file = path.join(resultsFolder, `${name}.json`)
  rmSync(file, { force: true })
  const { ok } = await run(
    process.execPath,
    [
      path.join(projectRoot, 'node_modules/vitest/vitest.mjs'),
      'run',
      `--project=${project}`,
      ...options,
      ...files,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { env: { TEST_DATABASE_URL: databaseUrl }, show: true },
  )
  return { ok, report: readJson<Report>(file) }
}

/**
 * Runs tests of Vitest and reports them as the part `name`. With `again`, files with tests that failed run once more at
 * the end, alone: those that pass then are counted as flaky.
 */
export async function vitest(name: string, { again = false, ...choice }: Choice): Promise<Result> {
  const { ok, report } = await attempt(name, choice)
  if (!report) return failedRun()
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const result: Result = {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    flaky: [],
    slowest: slowestOf(
      tests.map(({ fullName, duration }) => ({ name: fullName, seconds: (duration ?? 0) / 1000 })),
    ),
  }
  if (ok) return result
  const failed = failedTests(report)
  // A file that does not load has failed without a test.
  const files = new Set(failed.map(({ file }) => file))
  const isOfTests = report.testResults.every(
    ({ name: file, status }) => status !== 'failed' || files.has(file),
  )
  if (!again || !isOfTests || failed.length === 0 || failed.length > maxFlaky) return failedRun(result)

  console.log(`\n== ${name}, once more: the files with what failed, alone`)
  const second = await attempt(`${name}-again`, {
    ...choice,
    files: [...files],
    options: ['--no-file-parallelism'],
  })
  if (!second.ok) return failedRun(result)
  return {
    ...result,
    passed: result.passed + failed.length,
    failed: 0,
    flaky: failed.map(
      ({ fullName, failureMessages }) => `${fullName}: ${failureMessages?.[0]?.split('\n')[0]}`,
    ),
  }
}
