/** Keeps files of earlier builds that open pages may still request; hashed names never collide. */
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const keptFile = 'kept_assets.json'
const keptMs = 7 * 86_400_000
const compressedCopy = /\.(br|gz)$/

/** File names under assets/ with the time (ms) at which a newer build replaced them. */
type Kept = Record<string, number>

function readKept(dist: string): Kept {
  try {
    return JSON.parse(readFileSync(path.join(dist, keptFile), 'utf8')) as Kept
  } catch {
    return {}
  }
}

const assetsOf = (dist: string): string[] => {
  const folder = path.join(dist, 'assets')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}

/**
 * Copies files of the `previous` build into the new `dist` unless a build replaced them more than seven days ago;
 * returns how many. A page that was opened before a deployment finds its chunks for that long.
 */
export function keepAssets(previous: string, dist: string, now: number): number {
  const earlier = readKept(previous)
  const own = new Set(assetsOf(dist))
  const kept: Kept = {}
  for (const name of assetsOf(previous)) {
    const original = name.replace(compressedCopy, '')
    const replacedAt = earlier[original] ?? now
    if (own.has(name) || now - replacedAt > keptMs) continue
    const target = path.join(dist, 'assets', name)
    mkdirSync(path.dirname(target), { recursive: true })
    cpSync(path.join(previous, 'assets', name), target)
    kept[original] = replacedAt
  }
  writeFileSync(path.join(dist, keptFile), JSON.stringify(kept))
  return Object.keys(kept).length
}
