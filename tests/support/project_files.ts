import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const projectRoot = path.resolve(import.meta.dirname, '../..')

/** Folders that .gitignore excludes, and git's own. */
const notOurs = new Set([
  '.git',
  'node_modules',
  'dist',
  'data',
  'test-results',
  'playwright-report',
  'coverage',
  '.cache',
  '.tanstack',
])

/** Returns the paths of the project's own files, relative to its root and sorted. */
export function projectFiles(folder = ''): string[] {
  const entries = readdirSync(path.join(projectRoot, folder), { withFileTypes: true })
  return entries
    .filter((entry) => !notOurs.has(entry.name))
    .flatMap((entry) => {
      const place = path.posix.join(folder, entry.name)
      return entry.isDirectory() ? projectFiles(place) : place
    })
    .sort()
}

export const textOf = (file: string): string => readFileSync(path.join(projectRoot, file), 'utf8')
