import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { run } from './command.ts'
import { projectRoot } from './project_files.ts'
import { failedRun, failureLine, slowestOf, type Result } from './results.ts'

export const resultsFolder = path.join(projectRoot, 'test-results')

export function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}

type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; message: string; status: string; assertionResults: Assertion[] }[]
}
type Assertion = {
  fullName: string
  status: string
  duration?: number | null
  failureMessages?: string[] | null
}

type Choice = {
  /** Projects of vitest.config.ts; `*` stands for anything. */
  project: string
  /** Files or parts of their names; all by default. */
  files?: readonly string[]
  databaseUrl?: string | undefined
  options?: readonly string[]
}

/** What failed in a file: its tests, or itself if it did not load. */
function failuresOf({ name, message, status, assertionResults }: Report['testResults'][number]): string[] {
  const file = path.relative(projectRoot, name)
  const failed = assertionResults.filter((one) => one.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [failureLine(file, message)]
  return failed.map((one) => failureLine(`${file} ${one.fullName}`, one.failureMessages?.[0]))
}

/** Errors that belong to no test, from what Vitest prints; a run without a failed test fails because of them. */
export const errorsOutside = (stdout: string): string[] =>
  [...stripVTControlCharacters(stdout).matchAll(/^⎯+ Unhandled (?!Errors)[^\n]+\n([^⎯]+)/gm)].map(
    ([, text]) => {
      const file = /originated in "([^"]+)"/.exec(text!)?.[1]
      return failureLine(`outside of the tests, while ${file ?? 'no file'} ran`, text)
    },
  )

/** Runs tests of Vitest and reports them as the part `name`. */
export async function vitest(
  name: string,
  { project, files = [], databaseUrl, options = [] }: Choice,
): Promise<Result> {
  const file = path.join(resultsFolder, `${name}.json`)
  const { ok, stdout, stderr } = await run(
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
  const report = readJson<Report>(file)
  if (!report) return failedRun()
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const result = {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    flaky: [],
    broken: [...report.testResults.flatMap(failuresOf), ...errorsOutside(`${stdout}${stderr}`)],
    slowest: slowestOf(
      tests.map(({ fullName, duration }) => ({ name: fullName, seconds: (duration ?? 0) / 1000 })),
    ),
  }
  return ok ? result : failedRun(result)
}
