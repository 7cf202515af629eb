/** Builds the page into dist/ when it is missing or its sources changed, and compresses it for delivery. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { underLock } from './db/file_lock.ts'
import { keepAssets } from './keep_assets.ts'

const root = path.resolve(import.meta.dirname, '..')
const dist = path.join(root, 'dist')
/** The previous build, kept while a new one is made. */
const previous = path.join(root, 'dist.previous')
const buildFile = path.join(dist, 'build.json')
const lockFile = path.join(root, 'node_modules/.cache/build.lock')

/** What the page is built from: these folders, and these files of the project's own folder. */
const sourceFolders = ['contract', 'src', 'sw', 'locales', 'public']
const sourceFiles = /^(?:index\.html|package-lock\.json|[a-z]+\.config\.(?:ts|js))$/
/** Files that the build itself writes, and files that are never part of it. */
const notSource = /\.gen\.|\.test\.tsx?$/
/** Texts that page and server have in common: a page with older ones works as well. */
const isApi = /^contract\/(?!help\/)/

/** Names from the project's folder on. Reading whole folders takes a tenth of the time that patterns would take. */
function sources(): string[] {
  const inFolders = sourceFolders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
  )
  const own = readdirSync(root).filter((name) => sourceFiles.test(name))
  return [...inFolders, ...own]
    .filter((file) => !notSource.test(file))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()
}

/** Hash of a setting and of file names and contents: the same sources get the same hash on every machine. */
export function hashOf(files: readonly string[], setting = ''): string {
  const hash = createHash('sha256').update(setting)
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  return hash.digest('hex').slice(0, 16)
}

/**
 * `id` identifies the page and is sent with its requests; `contract` changes whenever the API between page and server
 * may have changed.
 */
type Build = { id: string; contract: string }

function builtNow(): Build | undefined {
  try {
    return JSON.parse(readFileSync(buildFile, 'utf8')) as Build
  } catch {
    return undefined
  }
}

const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/
/** Smaller files are not compressed: they would save less than the headers cost. */
const minimumBytes = 1024
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Writes a `.br` and a `.gz` copy beside every text file of dist/; the server sends these as they are. */
async function precompress(): Promise<void> {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    compressible.test(name),
  )
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(dist, name)
      const bytes = await readFile(file)
      if (bytes.length < minimumBytes) return
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      }
      await writeFile(`${file}.br`, await brotli(bytes, { params }))
      await writeFile(`${file}.gz`, await gzipped(bytes, { level: 9 }))
    }),
  )
}

/**
 * Writes what the service worker installs (sw/shell.ts): the list of all chunks, and one file with their contents.
 * Chunks that only operators need are left out.
 */
function writeParts(outDir: string, build: string): void {
  const names = globSync('assets/**/*.{js,css,json}', { cwd: outDir, exclude: ['assets/admin/**'] }).sort()
  const texts = names.map((name) => [`/${name}`, readFileSync(path.join(outDir, name), 'utf8')] as const)
  const list = { build, parts: texts.map(([part]) => part) }
  writeFileSync(path.join(outDir, 'parts.json'), JSON.stringify(list))
  writeFileSync(path.join(outDir, 'pack.json'), JSON.stringify(Object.fromEntries(texts)))
}

/**
 * Runs the bundler into `outDir`. The page sends `buildId` (`<contract>.<id>`) with its requests. Throws when the
 * build fails.
 */
export function bundle(outDir: string, buildId: string, env: Record<string, string> = {}): void {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const run = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn', '--outDir', outDir], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', VITE_BUILD_ID: buildId, ...env },
  })
  if (run.status !== 0) throw new Error('The page could not be built; vite says why above.')
  writeParts(outDir, buildId)
}

/** Which build the sources make now, and whether dist/ holds it. */
function compare(): { wanted: Build; built: Build | undefined; isCurrent: boolean } {
  const files = sources()
  const wanted = {
    id: hashOf(files, process.env.VITE_API_BASE),
    contract: hashOf(files.filter((file) => isApi.test(file))),
  }
  const built = builtNow()
  return { wanted, built, isCurrent: built?.id === wanted.id }
}

/**
 * Brings dist/ up to date and prints what it does. Throws when the build fails. Of several processes at once one builds;
 * the others wait and find its build, except those with `force`, which build after it.
 */
export async function buildPage(given: { force?: boolean } = {}): Promise<void> {
  // Without the lock: a start on a current build writes nothing, so it also works in a folder that cannot be written.
  if (!given.force && compare().isCurrent) return
  await underLock(
    lockFile,
    () => buildAlone(given),
    () => console.log('Another process is building the page: waiting for it.'),
  )
}

async function buildAlone(given: { force?: boolean }): Promise<void> {
  // Compared again: while this process waited, another one may have built, and sources may have changed.
  const { wanted, built, isCurrent } = compare()
  if (!given.force && isCurrent) return
  console.log(
    built ? 'The page in dist/ is older than its sources: building it.' : 'Building the page into dist/.',
  )
  // A leftover folder means that a build was interrupted, so dist/ may be incomplete.
  if (!existsSync(previous) && existsSync(dist)) renameSync(dist, previous)
  rmSync(dist, { recursive: true, force: true })
  bundle(dist, `${wanted.contract}.${wanted.id}`)
  await precompress()
  keepAssets(previous, dist, Date.now())
  // Written last: an interrupted build has no build.json and is made again.
  writeFileSync(buildFile, JSON.stringify(wanted))
  rmSync(previous, { recursive: true, force: true })
}

if (import.meta.main) {
  const started = performance.now()
  await buildPage({ force: true })
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}
