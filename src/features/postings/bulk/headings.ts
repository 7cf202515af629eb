/** Which rows of a table are its heading, and what each column holds. Pure functions. */
import { parseSpec } from '#contract/steel/spec_parser.ts'
import { findGrade } from '#contract/steel/grades.ts'
import type { BulkColumn } from './bulk_columns.ts'
import { columnWords } from './column_words.data.ts'

/** What two spellings of a heading share: without width, case, blanks, punctuation, the mark for "required" and units. */
export const foldHeading = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[([【（].*$/s, '')
    .replace(/[^\p{L}\p{N}φ]+/gu, '')
    .slice(0, 80)

/** The unit that a heading names: `重量(吨)` → 吨, `Price [¥/t]` → ¥/t, `长度mm` → mm. */
export const unitOfHeading = (text: string): string =>
  /[([【]\s*([^)\]】]*)/.exec(text.normalize('NFKC'))?.[1]?.trim() ??
  /(mm|cm|kg|吨|千克|公斤|毫米|米)\s*$/i.exec(text)?.[1] ??
  ''

type Dictionary = ReadonlyMap<string, string>

/** Headings known by themselves: labels in both languages, names of fields, words of the trade. */
export function dictionaryOf(columns: readonly BulkColumn[]): Dictionary {
  const known = new Map<string, string>()
  const add = (heading: string, id: string) => {
    const folded = foldHeading(heading)
    if (folded && !known.has(folded)) known.set(folded, id)
  }
  for (const { id, label } of columns) for (const name of [label.zh, label.en, id]) add(name, id)
  for (const { id } of columns) for (const word of columnWords[id]?.split('|') ?? []) add(word, id)
  return known
}

const longestHeading = 40
/** A heading says what stands below it; whoever writes sentences or numbers is already telling. */
const looksLikeHeading = (cell: string) => cell.length <= longestHeading && !/^[\d.,\s-]+$/.test(cell)

const searched = 10

export type Heading = { from: number; to: number }

/**
 * The rows of the heading, by their place: the one among the first ten in which most is recognised, and a second one
 * when a group stands above its columns (`规格` over `直径` and `长度`). Null for a table without.
 */
export function findHeading(rows: readonly (readonly string[])[], known: Dictionary): Heading | null {
  const score = (cells: readonly string[] | undefined) => {
    const filled = (cells ?? []).filter(Boolean)
    // A title over the whole table repeats itself, or stands alone.
    if (filled.length === 0 || !filled.every(looksLikeHeading)) return 0
    return new Set(filled.map((cell) => known.get(foldHeading(cell))).filter(Boolean)).size
  }
  const scores = rows.slice(0, searched).map(score)
  const best = Math.max(0, ...scores)
  if (best === 0 || (best === 1 && (rows[scores.indexOf(best)]?.filter(Boolean).length ?? 0) > 2)) return null
  const at = scores.indexOf(best)
  if ((scores[at + 1] ?? 0) > 0) return { from: at, to: at + 1 }
  return (scores[at - 1] ?? 0) > 0 ? { from: at - 1, to: at } : { from: at, to: at }
}

/** The heading of each column: the lowest row that says something. */
export const headingTexts = (
  rows: readonly (readonly string[])[],
  heading: Heading | null,
  width: number,
): string[] =>
  Array.from({ length: width }, (_, column) =>
    heading ? ((rows[heading.to]?.[column] || rows[heading.from]?.[column]) ?? '') : '',
  )

const sampled = 20
/** The share of cells that have to be of one sort before a column without a heading counts as it. */
const enough = 0.6

function guessByContent(cells: readonly string[]): string | undefined {
  const filled = cells.filter(Boolean).slice(0, sampled)
  const share = (test: (cell: string) => boolean) => filled.filter(test).length / filled.length
  if (filled.length === 0) return undefined
  if (share((cell) => !/^[\d.]+$/.test(cell) && findGrade(cell) !== undefined) >= enough) return 'material'
  const isSpec = (cell: string) => {
    const { shape, candidates, dims } = parseSpec(cell)
    return (
      /\d\D+\d/.test(cell) &&
      (candidates !== undefined || (shape !== undefined && Object.keys(dims).length > 1))
    )
  }
  return share(isSpec) >= enough ? 'dims' : undefined
}

/**
 * What each column holds: what the company said before, else what its heading is known for, else its content. A field
 * has one column; what is not understood is empty.
 */
export function guessColumns(given: {
  headings: readonly string[]
  rows: readonly (readonly string[])[]
  known: Dictionary
  remembered: Readonly<Record<string, string>>
  ids: ReadonlySet<string>
}): string[] {
  const { headings, rows, known, remembered, ids } = given
  const taken = new Set<string>()
  const guessed = headings.map((heading) => {
    const folded = foldHeading(heading)
    const before = remembered[folded]
    const id = before ?? known.get(folded)
    if (!id || !ids.has(id) || taken.has(id)) return before === '' ? '' : undefined
    taken.add(id)
    return id
  })
  return guessed.map((id, column) => {
    if (id !== undefined || (headings[column] && taken.size > 0)) return id ?? ''
    const found = guessByContent(rows.map((cells) => cells[column] ?? ''))
    if (!found || !ids.has(found) || taken.has(found)) return ''
    taken.add(found)
    return found
  })
}
