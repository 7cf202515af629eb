/** Runs named tests in a copy of the project and says of each whether it was green, was red, or did not run. */
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { run, type Outcome } from '../support/command.ts'
import { freePort } from '../support/free_port.ts'
import type { Fault } from './fault.ts'

type Test = Fault['test']
export type Verdict = { outcome: 'green' | 'red' | 'did not run'; why: string }
/** A test that a report names, with the last thing that it says. */
type Reported = { titles: string[]; outcome: Verdict['outcome']; why: string }
/** `broken` is why tests are missing: a file that does not load, a server that does not start. */
type Report = { tests: Reported[]; broken: string }

type Tool = {
  /** Whether its tests open the built page. */
  opensPage: boolean
  command(
    tests: readonly Test[],
    report: string,
  ): { args: string[]; env?: Record<string, string | undefined> }
  read(report: unknown): Report
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
/** The beginning of a message on one line: what was expected, and where. */
const briefly = (text: string) => stripVTControlCharacters(text).trim().replaceAll(/\s+/g, ' ').slice(0, 220)
const endsIn = (tests: readonly Test[]) => `(?:${tests.map(({ title }) => escaped(title)).join('|')})$`
const filesOf = (tests: readonly Test[]) => [...new Set(tests.map(({ file }) => file))]

type VitestReport = {
  testResults: {
    message: string
    assertionResults: { title: string; fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

const vitest: Tool = {
  opensPage: false,
  command: (tests, report) => ({
    args: [
      'vitest/vitest.mjs',
      'run',
      ...[...new Set(tests.map(({ file }) => (file.startsWith('server/') ? 'server' : 'unit*')))].map(
        (project) => `--project=${project}`,
      ),
      '--reporter=json',
      `--outputFile.json=${report}`,
      `--testNamePattern=${endsIn(tests)}`,
      ...filesOf(tests),
    ],
    env: { TEST_DATABASE_URL: undefined },
  }),
  read: (report) => {
    const { testResults } = report as VitestReport
    const outcomes: Record<string, Verdict['outcome']> = { passed: 'green', failed: 'red' }
    return {
      tests: testResults.flatMap(({ assertionResults }) =>
        assertionResults.map(({ title, fullName, status, failureMessages }) => ({
          titles: [title, fullName],
          outcome: outcomes[status] ?? 'did not run',
          why: failureMessages[0] ?? '',
        })),
      ),
      broken: testResults.map(({ message }) => message).join(' '),
    }
  },
}

type Suite = {
  suites?: Suite[]
  specs: { title: string; tests: { results: { status: string; error?: { message?: string } }[] }[] }[]
}
type PlaywrightReport = { suites: Suite[]; errors: { message?: string }[] }
const specsOf = (suite: Suite): Suite['specs'] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]

const playwright: Tool = {
  opensPage: true,
  command: (tests, report) => ({
    args: [
      '@playwright/test/cli.js',
      'test',
      '--reporter=json',
      `--grep=${endsIn(tests)}`,
      // With a fault, a click on what is not there would wait for the whole time of a test.
      ...(tests.length === 1 ? ['--timeout=120000'] : []),
      ...filesOf(tests),
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  }),
  read: (report) => {
    const { suites, errors } = report as PlaywrightReport
    const outcomes: Record<string, Verdict['outcome']> = { passed: 'green', failed: 'red', timedOut: 'red' }
    return {
      tests: suites.flatMap(specsOf).flatMap(({ title, tests }) =>
        tests.flatMap(({ results }) =>
          results.map(({ status, error }) => ({
            titles: [title],
            outcome: outcomes[status] ?? 'did not run',
            why: error?.message ?? '',
          })),
        ),
      ),
      broken: errors.map(({ message }) => message ?? '').join(' '),
    }
  },
}

/** Which tool runs a test follows from its path alone. */
const toolOf = ({ file }: Test): Tool => (file.endsWith('.spec.ts') ? playwright : vitest)

/** The last words of a tool, those of an error if there are any. */
function lastWords({ stdout, stderr }: Outcome): string {
  const lines = stripVTControlCharacters(`${stdout}\n${stderr}`).split('\n')
  return lines.findLast((line) => /Error:/.test(line)) ?? lines.findLast((line) => /\S/.test(line)) ?? ''
}

/** Builds the page of the copy if its sources changed; returns why it cannot be built. */
async function build(folder: string): Promise<string | undefined> {
  const script = "await (await import('./server/build.ts')).buildPage()"
  const outcome = await run(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    show: false,
  })
  return outcome.ok ? undefined : lastWords(outcome)
}

function verdictOf(test: Test, { tests, broken }: Report): Verdict {
  const own = tests.filter(({ titles }) => titles.includes(test.title))
  const found = own.find(({ outcome }) => outcome === 'red') ?? own[0]
  if (!found)
    return {
      outcome: 'did not run',
      why: briefly(broken) || 'There is no such test',
    }
  return { outcome: found.outcome, why: briefly(found.why || broken) }
}

/** Runs tests of one tool in the copy of the project. */
async function runWith(tool: Tool, folder: string, tests: readonly Test[]): Promise<Verdict[]> {
  // Built before the servers start, which have a limit of time; they find the page up to date.
  const unbuilt = tool.opensPage ? await build(folder) : undefined
  if (unbuilt !== undefined) return tests.map(() => ({ outcome: 'did not run', why: unbuilt }))
  const file = path.join(folder, 'planted-report.json')
  rmSync(file, { force: true })
  const { args, env } = tool.command(tests, file)
  const [script = '', ...rest] = args
  // One test needs one of the two servers.
  const ports = tests.length === 1 ? { E2E_PORTS: String(await freePort()) } : {}
  // The servers of browser tests are started as `node`, which has to be this one.
  const programs = { PATH: [path.dirname(process.execPath), process.env['PATH']].join(path.delimiter) }
  const outcome = await run(process.execPath, [path.join(folder, 'node_modules', script), ...rest], {
    cwd: folder,
    env: { ...env, ...ports, ...programs },
    show: false,
  })
  try {
    const report = tool.read(JSON.parse(readFileSync(file, 'utf8')))
    const broken = report.broken || (report.tests.length > 0 ? '' : lastWords(outcome))
    return tests.map((test) => verdictOf(test, { ...report, broken }))
  } catch {
    return tests.map(() => ({ outcome: 'did not run', why: lastWords(outcome) }))
  }
}

/** Runs these tests in the copy, those of each tool at once, and returns the verdict on each, in their order. */
export async function runTests(folder: string, tests: readonly Test[]): Promise<Verdict[]> {
  const verdicts = new Map<Test, Verdict>()
  for (const [tool, of] of Map.groupBy(tests, toolOf))
    for (const [at, verdict] of (await runWith(tool, folder, of)).entries()) verdicts.set(of[at]!, verdict)
  return tests.map((test) => verdicts.get(test)!)
}

/** Tests with Vitest take seconds, those in the browser need a page that is built first. */
export const isQuick = (test: Test): boolean => toolOf(test) === vitest
