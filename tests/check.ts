/** `npm run check`: all automatic checks that need no running product, one after the other. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { budgetReport } from '../bench/budgets.ts'
import { chunkCircles } from './support/chunk_circles.ts'
import { run, tool, type Outcome } from './support/command.ts'
import { copiesIn, programFiles } from './support/copies.ts'
import { projectRoot } from './support/project_files.ts'

/** What is wrong, as text for the developer; undefined if the check passed. */
type Complaint = string | undefined
type Step = { name: string; check: () => Promise<Complaint> }

const outputIfFailed = ({ ok, stdout, stderr }: Outcome): Complaint =>
  ok ? undefined : `${stdout}${stderr}`.trim() || 'failed'
const types = (config: string): Step => ({
  name: `types, ${config}`,
  check: async () => outputIfFailed(await tool('typescript/bin/tsc', ['-p', config])),
})

const lingui =
  (check: string, ...options: string[]) =>
  async () =>
    outputIfFailed(await tool('@lingui/cli/dist/lingui.js', ['check', check, ...options, '--verbose']))

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

async function checkBuild(): Promise<Complaint> {
  const before = snapshot(generated)
  const built = await run(process.execPath, ['server/build.ts'], { show: false })
  if (!built.ok || built.stderr.trim()) return `${built.stderr}\n${built.stdout}`.trim()
  const warnings = built.stdout.split('\n').filter((line) => /warn|\(!\)/i.test(line))
  if (warnings.length > 0) return warnings.join('\n')
  const changed = changedSince(before, generated)
  if (changed.length > 0) return `${changed.join(', ')} was not current; now it is: commit it.`
  const circles = chunkCircles(JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')))
  return circles.length > 0 ? `files of the page that import each other:\n${circles.join('\n')}` : undefined
}

async function checkBudgets(): Promise<Complaint> {
  const { table, over } = budgetReport(dist)
  console.log(table)
  return over.length > 0 ? `over budget: ${over.join(', ')}` : undefined
}

async function checkCopies(): Promise<Complaint> {
  const copies = copiesIn(programFiles())
  const lines = copies.map(
    ({ file, from, to, other, otherFrom }) => `${file}:${from}-${to} is ${other}:${otherFrom}`,
  )
  return lines.length > 0 ? lines.join('\n') : undefined
}

const steps: Step[] = [
  types('tsconfig.json'),
  types('tsconfig.node.json'),
  types('tsconfig.sw.json'),
  {
    name: 'lint, with the import boundaries',
    check: async () => outputIfFailed(await tool('oxlint/bin/oxlint', ['--deny-warnings'])),
  },
  { name: 'no ten lines occur twice', check: checkCopies },
  { name: 'format', check: async () => outputIfFailed(await tool('oxfmt/bin/oxfmt', ['--check'])) },
  {
    name: 'unused files, exports and packages',
    check: async () => outputIfFailed(await tool('knip/bin/knip.js', ['--no-progress'])),
  },
  { name: 'messages of the code are in the catalogues', check: lingui('sync', '--clean') },
  { name: 'every message has both languages', check: lingui('missing', '--mode', 'catalog') },
  { name: 'page builds without a warning or a circle', check: checkBuild },
  { name: 'size budgets', check: checkBudgets },
]

let failed = 0
for (const { name, check } of steps) {
  const started = performance.now()
  const complaint = await check().catch((error: unknown) => String(error))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${complaint === undefined ? 'ok    ' : 'FAILED'} ${seconds.padStart(6)} s  ${name}`)
  if (complaint === undefined) continue
  failed++
  console.log(complaint.replace(/^/gm, '  '))
}
console.log(`${steps.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
