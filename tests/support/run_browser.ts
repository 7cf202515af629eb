import { rmSync } from 'node:fs'
import path from 'node:path'
import { buildPage } from '../../server/build.ts'
import { ensureChromium } from './chromium.ts'
import { run } from './command.ts'
import { projectRoot } from './project_files.ts'
import { failedRun, failureLine, slowestOf, type Result, type Slow } from './results.ts'
import { readJson, resultsFolder } from './run_vitest.ts'

type Attempt = { status: string; duration: number; errors: { message?: string }[] }
type Spec = { title: string; file: string; line: number; ok: boolean; tests: { results: Attempt[] }[] }
type Suite = { specs: Spec[]; suites?: Suite[] }
type Report = { stats: { expected: number; unexpected: number }; suites: Suite[]; errors: unknown[] }

const specsOf = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)]
const nameOf = ({ file, line, title }: Spec) => `${file}:${line} ${title}`
const attemptsOf = ({ tests }: Spec) => tests.flatMap(({ results }) => results)

const lineOf = (spec: Spec): string =>
  failureLine(nameOf(spec), attemptsOf(spec).flatMap(({ errors }) => errors)[0]?.message)

/** So many tests may fail among the others if they pass alone; more of them say that something is wrong. */
const maxFlaky = 3

/** Runs Playwright once; `undefined` if it did not get as far as a report. */
async function attempt(name: string, options: readonly string[]): Promise<Report | undefined> {
  const file = path.join(resultsFolder, `${name}.json`)
  rmSync(file, { force: true })
  await run(
    process.execPath,
    [
      path.join(projectRoot, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--reporter=list,json',
      ...options,
    ],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file }, show: true },
  )
  return readJson<Report>(file)
}

/**
 * Runs the browser tests that `choice` (options of Playwright) selects and reports them as the part `name`. Tests that
 * failed run once more at the end, alone and on new servers: those that pass then are counted as flaky.
 */
export async function browser(name: string, choice: readonly string[]): Promise<Result> {
  await ensureChromium()
  await buildPage()
  const output = `--output=${path.join(resultsFolder, name)}`
  const report = await attempt(name, [output, ...choice])
  if (!report) return failedRun()
  const specs = report.suites.flatMap(specsOf)
  const times: Slow[] = specs.map((spec) => ({
    name: nameOf(spec),
    seconds: attemptsOf(spec).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }))
  const { expected, unexpected } = report.stats
  const failed = specs.filter(({ ok }) => !ok)
  const result: Result = {
    passed: expected,
    failed: unexpected,
    flaky: [],
    broken: failed.map(lineOf),
    slowest: slowestOf(times),
  }
  // An error outside of any test, such as a server that did not start.
  if (report.errors.length > 0 || expected + unexpected === 0) return failedRun(result)
  if (unexpected === 0 || unexpected > maxFlaky) return result

  console.log(`\n== ${name}, once more: what failed, alone`)
  const again = await attempt(`${name}-again`, [output, ...choice, '--last-failed', '--workers=1'])
  const passedAlone = new Set(
    (again?.suites.flatMap(specsOf) ?? []).filter(({ ok }) => ok).map((spec) => nameOf(spec)),
  )
  const flaky = failed.filter((spec) => passedAlone.has(nameOf(spec)))
  return {
    ...result,
    passed: expected + flaky.length,
    failed: unexpected - flaky.length,
    flaky: flaky.map(lineOf),
    broken: failed.filter((spec) => !flaky.includes(spec)).map(lineOf),
  }
}
