/** Finds duplicated code: ten equal lines in two places. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from './project_files.ts'

/** Number of equal lines in a row that counts as a copy. */
export const copyLength = 10

/** A line that is compared, and its line number. */
type Line = { text: string; at: number }
export type Copy = { file: string; from: number; to: number; other: string; otherFrom: number }

/** Returns the lines to compare, without indentation, blank lines, comments and imports, which similar files share. */
function linesOf(source: string): Line[] {
  const isImport = /^(import|export)\b[^;]*?\bfrom '[^']+'$/gms
  const kept = source
    .replaceAll(isImport, (found) => found.replaceAll(/[^\n]/g, ''))
    .replaceAll(/\/\*[\s\S]*?\*\//g, (found) => found.replaceAll(/[^\n]/g, ''))
  return kept
    .split('\n')
    .map((line, index) => ({ text: line.trim(), at: index + 1 }))
    .filter(({ text }) => text !== '' && !text.startsWith('//'))
}

/** Returns every run of `copyLength` equal lines that occurs twice, reported at the later place. */
export function copiesIn(files: ReadonlyMap<string, string>): Copy[] {
  const seen = new Map<string, { file: string; at: number }>()
  const found: Copy[] = []
  for (const [file, source] of files) {
    const lines = linesOf(source)
    let reported = 0
    for (let start = 0; start + copyLength <= lines.length; start++) {
      const window = lines.slice(start, start + copyLength)
      const text = window.map((line) => line.text).join('\n')
      const [from, to] = [window[0]?.at ?? 0, window.at(-1)?.at ?? 0]
      const known = seen.get(text)
      if (!known) seen.set(text, { file, at: from })
      else if (from > reported) {
        found.push({ file, from, to, other: known.file, otherFrom: known.at })
        reported = to
      }
    }
  }
  return found
}

/** Returns the program's own source files: no data, nothing generated, no tests. */
export function programFiles(): Map<string, string> {
  const names = globSync(['src/**/*.{ts,tsx,css}', 'server/**/*.ts', 'contract/**/*.ts', 'sw/**/*.ts'], {
    cwd: projectRoot,
  })
  const counted = names.filter((name) => !/\.(test|data|gen)\.|_support\.|migrations\//.test(name)).sort()
  return new Map(counted.map((name) => [name, readFileSync(path.join(projectRoot, name), 'utf8')]))
}
