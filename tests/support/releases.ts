/** Other builds of the page, built once for each state of the sources and kept between runs. */
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bundle } from '#server/build.ts'
import { readBuild } from '#server/http/build_check.ts'
import { keepAssets } from '#server/keep_assets.ts'
import { projectRoot } from './project_files.ts'

export const dist = path.join(projectRoot, 'dist')
const folder = path.join(projectRoot, '.cache/releases')

const elsewhere = 'http://api.market.example'

const releases = {
  /** The same page with another build id, so that the names of its files change. */
  next: {},
  /** docs/OPERATIONS.md, "Getting rid of the worker". */
  no_worker: { VITE_KILL_WORKER: '1' },
  /** A page that calls a server on another origin; `pageCalling` puts the real origin in place of `elsewhere`. */
  elsewhere: { VITE_API_BASE: elsewhere },
}

/** Returns the folder of a release, built from the same sources as dist/. */
export function release(name: keyof typeof releases): string {
  const { id, contract } = readBuild(dist)!
  if (existsSync(folder))
    for (const old of readdirSync(folder)) if (old !== id) rmSync(path.join(folder, old), { recursive: true })
  const made = path.join(folder, id, name)
  if (readBuild(made)) return made
  bundle(made, `${contract}.${name}`, releases[name])
  writeFileSync(path.join(made, 'build.json'), JSON.stringify({ id: name, contract }))
  return made
}

/** Returns the address of a source file's part in a build. */
export function partOf(build: string, source: string): string {
  type Manifest = Record<string, { file: string }>
  const manifest = JSON.parse(readFileSync(path.join(build, '.vite/manifest.json'), 'utf8')) as Manifest
  const part = manifest[source]
  if (!part) throw new Error(`${source} has no part of its own`)
  return `/${part.file}`
}

/** Returns a folder as after a deployment: the build, and the kept files of the one before. The caller removes it. */
export function deployed(build: string, before: string, now: number): string {
  const target = mkdtempSync(path.join(tmpdir(), 'release-'))
  cpSync(build, target, { recursive: true })
  keepAssets(before, target, now)
  return target
}

/** Returns a folder with a page that calls the server at `origin`, known only once it listens. The caller removes it. */
export function pageCalling(origin: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'))
  cpSync(release('elsewhere'), folder, { recursive: true })
  for (const name of globSync('**/*.{js,json,html}', { cwd: folder })) {
    const file = path.join(folder, name)
    const text = readFileSync(file, 'utf8')
    if (text.includes(elsewhere)) writeFileSync(file, text.replaceAll(elsewhere, origin))
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
