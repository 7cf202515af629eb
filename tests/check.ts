/** `npm run check`: all automatic checks that need no running product, as many at once as there are cores. */
import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { budgetReport } from '../bench/budgets.ts'
import { chunkCircles } from './support/chunk_circles.ts'
import { run, tool, type Outcome } from './support/command.ts'
import { copiesIn, programFiles } from './support/copies.ts'
import { projectRoot } from './support/project_files.ts'
import { runSteps, type Complaint, type Finding, type Step } from './support/steps.ts'

const outputIfFailed = ({ ok, stdout, stderr }: Outcome): Complaint =>
  ok ? undefined : `${stdout}${stderr}`.trim() || 'failed'

/** A tool of node_modules that reports what is wrong and exits with an error. */
const passes =
  (script: string, ...args: string[]) =>
  async (): Promise<Finding> => ({ complaint: outputIfFailed(await tool(script, args)) })

/** What the compiler knows of files that have not changed; it is ignored like all of node_modules. */
const typesCache = path.join(projectRoot, 'node_modules/.cache/types')
const types = (config: string) => {
  const known = path.join(typesCache, `${config}.tsbuildinfo`)
  return passes('typescript/bin/tsc', '-p', config, '--incremental', '--tsBuildInfoFile', known)
}
const lingui = (check: string, ...options: string[]) =>
  passes('@lingui/cli/dist/lingui.js', 'check', check, ...options, '--verbose')

const snapshot = (patterns: string[]) =>
  new Map(
    globSync(patterns, { cwd: projectRoot })
      .sort()
      .map((file) => [file, readFileSync(path.join(projectRoot, file), 'utf8')]),
  )
const changedSince = (before: Map<string, string>, patterns: string[]) => {
  const after = snapshot(patterns)
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  )
}

const dist = path.join(projectRoot, 'dist')
const generated = ['src/**/*.gen.ts']

/** The build writes them too, but most other steps read them: they are current before those start. */
const generate = `await (await import('vite')).resolveConfig({ logLevel: 'warn' }, 'build')`

/** Runs `work`, which may write generated files, and complains if it changed one or printed something on stderr. */
async function leavingGenerated(work: () => Promise<Outcome>): Promise<Finding> {
  const before = snapshot(generated)
  const { ok, stdout, stderr } = await work()
  if (!ok || stderr.trim()) return { complaint: `${stderr}\n${stdout}`.trim() || 'failed' }
  const warnings = stdout.split('\n').filter((line) => /warn|\(!\)/i.test(line))
  if (warnings.length > 0) return { complaint: warnings.join('\n') }
  const changed = changedSince(before, generated)
  return changed.length > 0
    ? { complaint: `${changed.join(', ')} was not current; now it is: commit it.` }
    : {}
}

const checkGenerated = () =>
  leavingGenerated(() => run(process.execPath, ['--input-type=module', '--eval', generate], { show: false }))

async function checkBuild(): Promise<Finding> {
  const built = await leavingGenerated(() => run(process.execPath, ['server/build.ts'], { show: false }))
  if (built.complaint !== undefined) return built
  const circles = chunkCircles(JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')))
  return circles.length > 0
    ? { complaint: `files of the page that import each other:\n${circles.join('\n')}` }
    : {}
}

async function checkBudgets(): Promise<Finding> {
  const { table, over } = budgetReport(dist)
  return { figures: table, ...(over.length > 0 && { complaint: `over budget: ${over.join(', ')}` }) }
}

async function checkCopies(): Promise<Finding> {
  const copies = copiesIn(programFiles())
  const lines = copies.map(
    ({ file, from, to, other, otherFrom }) => `${file}:${from}-${to} is ${other}:${otherFrom}`,
  )
  return lines.length > 0 ? { complaint: lines.join('\n') } : {}
}

const routeTree = 'the generated table of routes is current'
const build = 'page builds without a warning or a circle'
/** Of those that read what the build generates. */
const after = [routeTree]

/** In the order in which they are printed; the lengths are seconds of a first run on two idle cores. */
const steps: Step[] = [
  { name: routeTree, length: 200, check: checkGenerated },
  { name: 'types, tsconfig.json', length: 40, check: types('tsconfig.json'), after },
  { name: 'types, tsconfig.node.json', length: 30, check: types('tsconfig.node.json'), after },
  { name: 'types, tsconfig.sw.json', length: 2, check: types('tsconfig.sw.json'), after },
  {
    name: 'lint, with the import boundaries',
    length: 12,
    check: passes('oxlint/bin/oxlint', '--deny-warnings'),
    after,
  },
  { name: 'no ten lines occur twice', length: 1, check: checkCopies },
  { name: 'format', length: 3, check: passes('oxfmt/bin/oxfmt', '--check') },
  {
    name: 'unused files, exports and packages',
    length: 10,
    check: passes('knip/bin/knip.js', '--no-progress'),
    after,
  },
  {
    name: 'messages of the code are in the catalogues',
    length: 15,
    check: lingui('sync', '--clean'),
    after,
  },
  { name: 'every message has both languages', length: 3, check: lingui('missing', '--mode', 'catalog') },
  { name: build, length: 60, check: checkBuild, after },
  { name: 'size budgets', length: 2, check: checkBudgets, after: [build] },
]

const started = performance.now()
const failed = await runSteps(steps, { atOnce: availableParallelism(), print: (text) => console.log(text) })
console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(13)} s  together`)
console.log(`${steps.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
