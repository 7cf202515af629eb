/** Compares the sizes of the built page, compressed with brotli, with the budgets of docs/ARCHITECTURE.md. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const kB = 1000

type Chunk = {
  file: string
  src?: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}
type Manifest = Record<string, Chunk>
type Line = { name: string; bytes: number; limit: number }

/** Loaded by the entry at run time before the home page shows: the catalogue of the default language. */
const firstTexts = /^locales\/zh-CN\/start/

function compressedSize(file: string): number {
  const bytes = readFileSync(file)
  return existsSync(`${file}.br`) ? readFileSync(`${file}.br`).length : brotliCompressSync(bytes).length
}

/** Returns the chunks of the first route: the entry with the home page, its texts, and what they import statically. */
function firstRouteChunks(manifest: Manifest): Set<Chunk> {
  const keysWhere = (isWanted: (key: string) => boolean | undefined) => {
    const keys = Object.keys(manifest).filter(isWanted)
    if (keys.length === 0) throw new Error('dist/.vite/manifest.json misses the entry or its texts')
    return keys
  }
  const entry = keysWhere((key) => manifest[key]?.isEntry)
  const texts = keysWhere((key) => firstTexts.test(key))
  const found = new Set<Chunk>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    chunk.imports?.forEach(visit)
  }
  for (const key of [...entry, ...texts]) visit(key)
  return found
}

/** Returns the files that the service worker stores when it is installed. */
function precached(dist: string): string[] {
  const { parts } = JSON.parse(readFileSync(path.join(dist, 'parts.json'), 'utf8')) as { parts: string[] }
  const shell = globSync(['index.html', 'manifest.*.webmanifest', 'icons/icon.svg', 'parts.json'], {
    cwd: dist,
  })
  return [...parts, ...shell].map((name) => path.join(dist, name))
}

/** Returns a table of all budgets with their use, and the names of those that are exceeded. */
export function budgetReport(dist: string): { table: string; over: string[] } {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const chunks = [...firstRouteChunks(manifest)]
  const linked = [...readFileSync(path.join(dist, 'index.html'), 'utf8').matchAll(/href="\/([^"]+\.css)"/g)]
  const css = new Set([
    ...chunks.flatMap((chunk) => chunk.css ?? []),
    ...linked.map(([, file]) => file ?? ''),
  ])
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + compressedSize(file), 0)
  const inDist = (names: Iterable<string>) => [...names].map((name) => path.join(dist, name))
  const scripts = new Set(chunks.map((chunk) => chunk.file).filter((file) => file.endsWith('.js')))
  const workers = globSync('sw.js', { cwd: dist })
  const lines: Line[] = [
    { name: 'first route JS', bytes: sum(inDist(scripts)), limit: 170 * kB },
    { name: 'first route CSS', bytes: sum(inDist(css)), limit: 35 * kB },
    { name: 'service worker', bytes: sum(inDist(workers)), limit: 15 * kB },
    { name: 'precache', bytes: sum(precached(dist)), limit: 1500 * kB },
  ]
  const over = lines.filter(({ bytes, limit }) => bytes > limit).map(({ name }) => name)
  const table = lines.map(({ name, bytes, limit }) => {
    const used = (bytes / kB).toFixed(1).padStart(8)
    return `  ${name.padEnd(16)}${used} kB of ${String(limit / kB).padStart(5)} kB (${Math.round((100 * bytes) / limit)} %)`
  })
  return { table: table.join('\n'), over }
}

if (import.meta.main) {
  const { table, over } = budgetReport(path.resolve(import.meta.dirname, '../dist'))
  console.log(table)
  process.exitCode = over.length > 0 ? 1 : 0
}
