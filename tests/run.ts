/**
 * `npm test`: unit tests, server tests, the server tests again on PostgreSQL if TEST_DATABASE_URL names one, then the
 * browser tests of the main user journeys (`@main`) against the built server. `npm test -- server browser` runs only
 * those parts; `rest` are the other browser tests (decision 039). Tests that make every call as everybody run on one
 * engine, PostgreSQL if both are asked for (decision 120). The last line gives the totals.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildPage } from '../server/build.ts'
import { ensureChromium } from './support/chromium.ts'
import { run } from './support/command.ts'
import { projectRoot } from './support/project_files.ts'

type Count = { passed: number; failed: number }

const results = path.join(projectRoot, 'test-results')
const modules = path.join(projectRoot, 'node_modules')

/** A run that fails without a failed test, e.g. because a file does not load, counts as one failure. */
const countOf = (ok: boolean, count: Count | undefined): Count =>
  ok && count ? count : { passed: count?.passed ?? 0, failed: Math.max(1, count?.failed ?? 0) }

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

type Run = { project: string; databaseUrl?: string | undefined; without?: readonly string[] }

async function vitest(name: string, { project, databaseUrl, without = [] }: Run): Promise<Count> {
  const file = path.join(results, `${name}.json`)
  const { ok } = await run(
    process.execPath,
    [
      path.join(modules, 'vitest/vitest.mjs'),
      'run',
      `--project=${project}`,
      ...without.map((file) => `--exclude=${file}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { env: { TEST_DATABASE_URL: databaseUrl }, show: true },
  )
  const report = readJson(file) as { numPassedTests: number; numFailedTests: number } | undefined
  return countOf(ok, report && { passed: report.numPassedTests, failed: report.numFailedTests })
}

/** Runs the browser tests that `choice` (options of Playwright) selects. */
async function browser(name: string, choice: string[]): Promise<Count> {
  await ensureChromium()
  await buildPage()
  const file = path.join(results, `${name}.json`)
  const { ok } = await run(
    process.execPath,
    [
      path.join(modules, '@playwright/test/cli.js'),
      'test',
      '--reporter=list,json',
      `--output=${path.join(results, name)}`,
      ...choice,
    ],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file }, show: true },
  )
  const report = readJson(file) as { stats: { expected: number; unexpected: number } } | undefined
  return countOf(ok, report && { passed: report.stats.expected, failed: report.stats.unexpected })
}

/** They make every call as every kind of person, for minutes; what they check does not depend on the engine. */
const crawls = ['contact_canaries', 'access_matrix', 'fuzz'].map((name) => `server/${name}.test.ts`)

const postgres = process.env.TEST_DATABASE_URL
const asked = process.argv.slice(2)
const alsoOnPostgres = postgres !== undefined && (asked.length === 0 || asked.includes('postgres'))
const parts: Record<string, () => Promise<Count>> = {
  unit: () => vitest('unit', { project: 'unit' }),
  server: () => vitest('server', { project: 'server', without: alsoOnPostgres ? crawls : [] }),
  postgres: () => vitest('postgres', { project: 'server', databaseUrl: postgres }),
  browser: () => browser('browser', ['--grep=@main']),
  rest: () => browser('rest', ['--grep-invert=@main']),
}
const usual = ['unit', 'server', 'postgres', 'browser']

const unknown = asked.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
const wanted = asked.length === 0 ? usual : asked
const chosen = Object.keys(parts).filter((name) => wanted.includes(name))

mkdirSync(results, { recursive: true })
const total: Count = { passed: 0, failed: 0 }
const withoutPostgres = chosen.includes('server') && !postgres
for (const name of chosen) {
  if (name === 'postgres' && !postgres) continue
  console.log(`\n== ${name}`)
  for (const old of [name, `${name}.json`]) rmSync(path.join(results, old), { recursive: true, force: true })
  const begun = performance.now()
  const { passed, failed } = await parts[name]!().catch((error: unknown): Count => {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  })
  console.log(`${name}: ${((performance.now() - begun) / 60_000).toFixed(1)} min`)
  total.passed += passed
  total.failed += failed
}
if (withoutPostgres) {
  console.log('\nThe server tests ran on the embedded engine alone: TEST_DATABASE_URL names no PostgreSQL.')
}
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
