/**
 * Breaks a copy of the project in forty ways, one after the other, and runs for each the test that has to notice it:
 * `node tests/planted/run.ts [--only=<name or area>]… [--no-control]`. Before that, each of these tests has to be green
 * without a fault, unless `--no-control` is given. The last line tells how many faults were caught; the table goes to
 * test-results/planted.md.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from '../support/chromium.ts'
import { projectRoot } from '../support/project_files.ts'
import type { Fault } from './fault.ts'
import { faults } from './faults.ts'
import { isQuick, runTests, type Verdict } from './run_tests.ts'
import { copyProject, plant, removeCopy } from './scratch_copy.ts'

const { values: given } = parseArgs({
  options: { only: { type: 'string', multiple: true }, 'no-control': { type: 'boolean' } },
})
const chosen = faults
  .filter(({ name, area }) => !given.only || given.only.includes(name) || given.only.includes(area))
  .toSorted((one, other) => Number(isQuick(other.test)) - Number(isQuick(one.test)))
if (chosen.length === 0) {
  console.error(`No fault and no area is called ${given.only?.join(' or ')}.`)
  process.exit(1)
}

const secondsSince = (begun: number) => `${Math.round((performance.now() - begun) / 1000)} s`

/** What a red, green or missing test says about a fault. */
const said: Record<Verdict['outcome'], string> = {
  red: 'caught',
  green: 'NOT CAUGHT',
  'did not run': 'did not run',
}

/** Runs the test of a fault with the fault in place, which is undone afterwards. */
async function withFault(folder: string, fault: Fault): Promise<Verdict> {
  try {
    const undo = plant(folder, fault)
    const verdicts = await runTests(folder, [fault.test]).finally(undo)
    return verdicts[0]!
  } catch (error) {
    return { outcome: 'did not run', why: error instanceof Error ? error.message : String(error) }
  }
}

/** Runs all of the tests without a fault and returns those faults whose tests are not green even then. */
async function control(folder: string): Promise<Map<Fault, Verdict>> {
  const begun = performance.now()
  const verdicts = await runTests(
    folder,
    chosen.map(({ test }) => test),
  )
  const results = chosen.map((fault, at) => [fault, verdicts[at]!] as const)
  const bad = results.filter(([, { outcome }]) => outcome !== 'green')
  for (const [{ name, test }, { outcome, why }] of bad)
    console.log(`without a fault ${outcome}: ${name} (${test.file}: ${test.title})\n  ${why}`)
  console.log(`control: ${chosen.length - bad.length} of ${chosen.length} green, ${secondsSince(begun)}\n`)
  return new Map(bad)
}

function writeTable(outcomes: ReadonlyMap<Fault, string>): void {
  const rows = [...outcomes].map(
    ([{ name, area, file, test }, outcome]) =>
      `| ${name} | ${area} | \`${file}\` | \`${test.file}\`: ${test.title} | ${outcome} |`,
  )
  const results = path.join(projectRoot, 'test-results')
  mkdirSync(results, { recursive: true })
  const text = [
    `Faults planted on ${new Date().toISOString().slice(0, 10)}, one at a time:\n`,
    '| fault | area | file | test that goes red | caught |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ]
  writeFileSync(path.join(results, 'planted.md'), text.join('\n'))
}

if (chosen.some(({ test }) => !isQuick(test))) await ensureChromium()
const folder = await copyProject()
process.once('exit', () => removeCopy(folder))
process.once('SIGINT', () => process.exit(130))

const notGreen = given['no-control'] ? new Map<Fault, Verdict>() : await control(folder)
const outcomes = new Map<Fault, string>()
for (const fault of chosen) {
  const begun = performance.now()
  const verdict = notGreen.has(fault)
    ? { outcome: 'did not run' as const, why: 'The test is not green without the fault' }
    : await withFault(folder, fault)
  outcomes.set(fault, said[verdict.outcome])
  console.log(`${said[verdict.outcome]}: ${fault.name}, ${secondsSince(begun)}`)
  if (verdict.why) console.log(`  ${verdict.why}`)
  writeTable(outcomes)
}
const caught = [...outcomes.values()].filter((outcome) => outcome === said.red).length
console.log(`${caught} of ${chosen.length} caught`)
process.exitCode = caught === chosen.length ? 0 : 1
