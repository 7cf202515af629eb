/**
 * How slow this machine is at this moment, with all that runs beside, for limits in milliseconds of test runs
 * (docs/decisions/118). It times the bare start of bench/reference.ts, which has nothing of ours in it.
 */
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bareStart, reference } from '../../bench/reference.ts'
import { projectRoot, textOf } from './project_files.ts'

const turns = 5
/** No turn begins that would probably end later, so that a slow machine is not asked for long. */
const limitMs = 4_000

/** An empty database of this version of the engine: creating one takes longer than all that is measured. */
function keptDatabase(): string {
  const { version } = JSON.parse(textOf('node_modules/@electric-sql/pglite/package.json')) as {
    version: string
  }
  return path.join(projectRoot, `node_modules/.cache/bare-database-${version}`)
}

async function copyDatabase(folder: string): Promise<void> {
  const kept = keptDatabase()
  if (!existsSync(kept)) {
    const made = `${kept}.${process.pid}`
    // A new checkout has no cache yet.
    await mkdir(path.dirname(kept), { recursive: true })
    await bareStart(made)
    // Another process may have been faster: a folder that is not empty is not replaced.
    await rename(made, kept).catch(() => rm(made, { recursive: true }))
  }
  await cp(kept, folder, { recursive: true })
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/**
 * Returns how many times longer this machine takes than the reference at this moment, at least 1. It takes up to five
 * seconds; longer on a machine that is more than ten times slower, and for the first time in a checkout. Benchmarks take
 * the best of their turns, to compare machines; this is the median, because tests also wait for what runs beside them.
 */
export async function slowerThanReference(): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'forging-speed-'))
  try {
    await copyDatabase(folder)
    const times: number[] = []
    const began = performance.now()
    do times.push(await bareStart(folder))
    while (times.length < turns && performance.now() - began + Math.max(...times) < limitMs)
    return Math.max(1, median(times) / reference.start)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
