/** Chooses the tests that a change probably touches: quick while working, never a reason to leave out the others. */
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { projectFiles, projectRoot, textOf } from './project_files.ts'
import type { Result } from './results.ts'
import { browser } from './run_browser.ts'
import { vitest } from './run_vitest.ts'

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')

/** Returns what is not committed or, when everything is, the files of the last commit; and since when. */
function changes(): { since: string; files: string[] } {
  const uncommitted = [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  if (uncommitted.length > 0) return { since: 'HEAD', files: uncommitted }
  return { since: 'HEAD~1', files: git('diff', '--name-only', 'HEAD~1') }
}

/** A feature has the same name on both sides, and in the contract (docs/ARCHITECTURE.md). */
const featureOf = (file: string): string | undefined =>
  /^(?:server|src)\/features\/(\w+)\//.exec(file)?.[1] ??
  /^contract\/(?:resources\/|postings\/)?(\w+)\.ts$/.exec(file)?.[1]

/** Folders of the server whose tests are looked for beside what changed. */
const serverFolder = (file: string): string | undefined =>
  /^server\/(?!features\/)\w+\//.test(file) ? `${path.dirname(file)}/` : undefined

const isSpec = (file: string) => /^tests\/(?:e2e|pages)\/.*\.spec\.ts$/.test(file)

/** Whether a browser test is about the feature: it has its name, imports its contract, or makes one of its calls. */
const isAbout = (spec: string, feature: string): boolean =>
  path.basename(spec).startsWith(feature) ||
  new RegExp(`#contract/(?:\\w+/)?${feature}\\.ts|/api/(?:\\w+/)?${feature}/`).test(textOf(spec))

/** The parts of a run for what has changed; empty when nothing has. */
export function changedParts(): Record<string, () => Promise<Result>> {
  const { since, files } = changes()
  const features = [...new Set(files.flatMap((file) => featureOf(file) ?? []))]
  const inServer = files.filter((file) => file.startsWith('server/') || file.startsWith('contract/'))
  const serverTests = [
    ...new Set([
      ...features.map((name) => `server/features/${name}/`),
      ...inServer.flatMap((file) => serverFolder(file) ?? []),
    ]),
  ]
  const specs = projectFiles('tests')
    .filter(isSpec)
    .filter((spec) => files.includes(spec) || features.some((name) => isAbout(spec, name)))
  console.log(
    `Changed since ${since}: ${features.join(', ') || 'no feature'}; ${specs.length} browser test files.`,
  )
  return {
    unit: () => vitest('unit', { project: 'unit*', options: [`--changed=${since}`, '--passWithNoTests'] }),
    ...(inServer.length > 0 && {
      server: () =>
        vitest('server', { project: 'server', files: serverTests, options: ['--passWithNoTests'] }),
    }),
    ...(specs.length > 0 && { browser: () => browser('browser', specs) }),
  }
}
