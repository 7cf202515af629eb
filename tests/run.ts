/**
 * `npm test` runs the unit tests, the server tests except the exhaustive ones, and the main ways in the browser;
 * `npm test -- unit main` only those parts, whole. The server tests run on the PostgreSQL of TEST_DATABASE_URL, without it
 * on the embedded engine. `gate` is everything that a change has to pass, with those that know the embedded engine on that
 * too, `both` all server tests on both engines, `changed` what a change probably touches. The last line gives the totals.
 */
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { changedParts } from './support/changed.ts'
import { exhaustiveTests } from './support/exhaustive_tests.ts'
import { engineTestFiles } from './support/engine_tests.ts'
import { slowerThanReference } from './support/machine_speed.ts'
import { failedRun, isOverBudget, timeTable, type Result, type Timed } from './support/results.ts'
import { browser } from './support/run_browser.ts'
import { check } from './support/run_check.ts'
import { resultsFolder, vitest } from './support/run_vitest.ts'

type Part = () => Promise<Result>

const databaseUrl = process.env.TEST_DATABASE_URL
const onEmbedded = (files: readonly string[]) => () => vitest('embedded', { project: 'server', files })
/**
 * Makes ten thousand calls with odd input. Where both engines are asked it runs on the embedded one, which refuses more:
 * a query beside an open transaction (decision 120).
 */
const fuzz = 'server/fuzz.test.ts'
const serverWithout =
  (...left: string[]): Part =>
  () =>
    vitest('server', { project: 'server', databaseUrl, options: left.map((file) => `--exclude=${file}`) })

const parts: Record<string, Part> = {
  check,
  unit: () => vitest('unit', { project: 'unit*' }),
  server: serverWithout(...(databaseUrl ? [fuzz] : [])),
  embedded: onEmbedded(engineTestFiles()),
  /** Of each part of the product one or two ways (decision 039). */
  main: () => browser('main', ['--grep=@main']),
  browser: () => browser('browser', []),
}
const engines = databaseUrl ? ['server', 'embedded'] : ['server']
/** Names that stand for several parts. */
const groups: Record<string, () => Record<string, Part> | Promise<Record<string, Part>>> = {
  usual: () => ({ unit: parts.unit!, server: serverWithout(...exhaustiveTests), main: parts.main! }),
  gate: () => choose(['check', 'unit', ...engines, 'browser']),
  both: () => ({
    ...choose(['unit', ...engines, 'browser']),
    ...(databaseUrl && { embedded: onEmbedded([]) }),
  }),
  changed: () => changedParts(),
}

const choose = (names: readonly string[]): Record<string, Part> =>
  Object.fromEntries(names.map((name) => [name, parts[name]!]))

const asked = process.argv.slice(2)
const [only = 'usual'] = asked
const unknown = asked.filter((name) => !(name in parts) && !(asked.length === 1 && name in groups))
if (unknown.length > 0) {
  const known = [...Object.keys(parts), ...Object.keys(groups)]
  console.error(`No such part: ${unknown.join(', ')}. There are ${known.join(', ')}.`)
  process.exit(1)
}
const chosen = await (groups[only] ?? (() => choose(asked)))()

mkdirSync(resultsFolder, { recursive: true })
const timed: Timed[] = []
let before = await slowerThanReference()
for (const [part, work] of Object.entries(chosen)) {
  console.log(`\n== ${part}`)
  for (const old of [part, `${part}.json`])
    rmSync(path.join(resultsFolder, old), { recursive: true, force: true })
  const begun = performance.now()
  const result = await work().catch((error: unknown): Result => {
    console.error(error instanceof Error ? error.message : error)
    return failedRun()
  })
  const minutes = (performance.now() - begun) / 60_000
  const after = await slowerThanReference()
  // Whatever else the machine does may begin or end during a part.
  timed.push({ ...result, part, minutes, slower: Math.max(before, after) })
  before = after
}

if (!databaseUrl)
  console.log('\nThe server tests ran on the embedded engine: TEST_DATABASE_URL names no PostgreSQL.')
if (only === 'usual') console.log(`\nLeft to .ci/run: ${exhaustiveTests.join(', ')}, other browser tests.`)
console.log(`\n${timeTable(timed)}`)
const flaky = timed.flatMap((one) => one.flaky)
for (const one of flaky) console.log(`flaky: ${one}`)
for (const one of timed.flatMap(({ broken }) => broken)) console.log(`failed: ${one}`)
const tooSlow = timed.filter(isOverBudget)
const sum = (count: (one: Timed) => number) => timed.reduce((total, one) => total + count(one), 0)
const [passed, failed] = [sum((one) => one.passed), sum((one) => one.failed) + tooSlow.length]
console.log(`${flaky.length} flaky`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
