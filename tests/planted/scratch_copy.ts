/** A copy of the project in which faults are planted, so that the project itself is never broken. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from '../support/command.ts'
import { projectRoot } from '../support/project_files.ts'
import type { Fault } from './fault.ts'

/** Copies the tracked files and the new ones that git does not ignore; the packages are linked. Returns the folder. */
export async function copyProject(): Promise<string> {
  const listing = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    show: false,
  })
  if (!listing.ok) throw new Error(`git cannot list the project's files: ${listing.stderr}`)
  const folder = mkdtempSync(path.join(tmpdir(), 'planted-'))
  // A file that was deleted but not yet committed is still listed.
  for (const file of listing.stdout.split('\0').filter((name) => name && existsSync(inProject(name)))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    copyFileSync(inProject(file), path.join(folder, file))
  }
  symlinkSync(inProject('node_modules'), path.join(folder, 'node_modules'))
  plant(folder, fastBuild)
  return folder
}

/** Each fault of the page is built anew, for one test: compressing its files well would take as long as bundling them. */
const fastBuild = {
  file: 'server/build.ts',
  from: 'constants.BROTLI_PARAM_QUALITY]: 11',
  to: 'constants.BROTLI_PARAM_QUALITY]: 1',
}

const inProject = (file: string) => path.join(projectRoot, file)

/** Plants the fault in the copy and returns what undoes it. Throws when the line is not there exactly once. */
export function plant(folder: string, { file, from, to }: Pick<Fault, 'file' | 'from' | 'to'>): () => void {
  const place = path.join(folder, file)
  const whole = readFileSync(place, 'utf8')
  const count = whole.split(from).length - 1
  if (count !== 1) throw new Error(`What it changes occurs ${count} times in ${file}`)
  // As a function, because a text may contain $& and the like.
  writeFileSync(
    place,
    whole.replace(from, () => to),
  )
  return () => writeFileSync(place, whole)
}

export const removeCopy = (folder: string): void => rmSync(folder, { recursive: true, force: true })
