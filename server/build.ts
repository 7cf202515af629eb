/** Builds the page into dist/ when it is missing or its sources changed, and compresses it for delivery. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { keepAssets } from './keep_assets.ts'

const root = path.resolve(import.meta.dirname, '..')
const dist = path.join(root, 'dist')
/** The build before, while a new one is made. */
const previous = path.join(root, 'dist.previous')
const buildFile = path.join(dist, 'build.json')

const contractSources = ['contract/**/*.ts']
const pageSources = [
  ...contractSources,
  'src/**/*',
  'sw/**/*',
  'locales/**/*.po',
  'public/**/*',
  'index.html',
  '*.config.{ts,js}',
  'package-lock.json',
]
/** Written by the build itself, or never part of it. */
const notSource = /\.gen\.|\.test\.tsx?$/

/** Hash of a setting and the files' names and contents: the same sources give the same name on every machine. */
function hashOf(patterns: string[], setting = ''): string {
  const files = globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !notSource.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort()
  const hash = createHash('sha256').update(setting)
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  return hash.digest('hex').slice(0, 16)
}

/** `id` names the page and travels with its requests; `contract` changes when the agreement with the server may have. */
type Build = { id: string; contract: string }

function builtNow(): Build | undefined {
  try {
    return JSON.parse(readFileSync(buildFile, 'utf8')) as Build
  } catch {
    return undefined
  }
}

const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/
/** Below this a compressed copy saves less than its headers cost. */
const minimumBytes = 1024
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Writes `.br` and `.gz` beside every text file of dist/ (served as they are). */
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
 * What the worker installs (sw/shell.ts): the list of all parts, and their texts in one file; what only operators need
 * stays out.
 */
function writeParts(outDir: string, build: string): void {
  const names = globSync('assets/**/*.{js,css,json}', { cwd: outDir, exclude: ['assets/admin/**'] }).sort()
  const texts = names.map((name) => [`/${name}`, readFileSync(path.join(outDir, name), 'utf8')] as const)
  const list = { build, parts: texts.map(([part]) => part) }
  writeFileSync(path.join(outDir, 'parts.json'), JSON.stringify(list))
  writeFileSync(path.join(outDir, 'pack.json'), JSON.stringify(Object.fromEntries(texts)))
}

/** Runs the bundler into `outDir`; the page sends `buildId` (`<contract>.<id>`) with its requests. Throws when it fails. */
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

/** Brings dist/ up to date and says what it does; throws when the build fails. */
export async function buildPage(given: { force?: boolean } = {}): Promise<void> {
  const wanted = { id: hashOf(pageSources, process.env.VITE_API_BASE), contract: hashOf(contractSources) }
  const built = builtNow()
  if (!given.force && built?.id === wanted.id) return
  console.log(
    built ? 'The page in dist/ is older than its sources: building it.' : 'Building the page into dist/.',
  )
  // One that is left over comes from a build that was interrupted: dist/ is then only half of one.
  if (!existsSync(previous) && existsSync(dist)) renameSync(dist, previous)
  rmSync(dist, { recursive: true, force: true })
  bundle(dist, `${wanted.contract}.${wanted.id}`)
  await precompress()
  keepAssets(previous, dist, Date.now())
  // Last: a build that was interrupted has no build.json and is made again.
  writeFileSync(buildFile, JSON.stringify(wanted))
  rmSync(previous, { recursive: true, force: true })
}

if (import.meta.main) {
  const started = performance.now()
  await buildPage({ force: true })
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}
