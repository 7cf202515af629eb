/** Which rows of a table are its heading, and what each column holds. Pure functions. */
import { parseSpec } from '#contract/steel/spec_parser.ts'
import { findGrade } from '#contract/steel/grades.ts'
import type { BulkColumn } from './bulk_columns.ts'
import { columnWords } from './column_words.data.ts'
import { factorOf, isOnlyUnit, isPerPiece, withoutUnits } from './said_units.ts'

/** What two spellings of a heading share: without width, case, blanks, punctuation, the mark for "required" and units. */
export const foldHeading = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[([【（].*$/s, '')
    .replace(/[^\p{L}\p{N}φ]+/gu, '')
    .slice(0, 80)

type Dictionary = ReadonlyMap<string, string>

/** Fields for the weight of a lot: which of them a kind has it in. */
const weightIds = ['weight_t', 'actual_weight_kg']

/** Headings known by themselves: labels in both languages, names of fields, words of the trade. */
export function dictionaryOf(columns: readonly BulkColumn[]): Dictionary {
  const known = new Map<string, string>()
  const add = (heading: string, id: string) => {
    const folded = foldHeading(heading)
    if (folded && !known.has(folded)) known.set(folded, id)
  }
  for (const { id, label } of columns) for (const name of [label.zh, label.en, id]) add(name, id)
  // Both weights: a kind that lacks one has it in the other (guessColumns).
  for (const id of new Set([...columns.map((one) => one.id), ...weightIds]))
    for (const word of columnWords[id]?.split('|') ?? []) add(word, id)
  return known
}

const longestHeading = 40
/** A heading says what stands below it; whoever writes sentences or numbers is already telling. */
const looksLikeHeading = (cell: string) => cell.length <= longestHeading && !/^[\d.,\s-]+$/.test(cell)

const searched = 10

export type Heading = { from: number; to: number }

/** What a heading is known for, with its units or without them. */
const meaningOf = (heading: string, known: Dictionary): string | undefined =>
  known.get(foldHeading(heading)) ?? known.get(foldHeading(withoutUnits(heading)))

/** Most rows that a heading has: groups, columns, units. */
const highest = 3

/**
 * The rows of the heading, by their place: the one among the first ten in which most is recognised, the groups above its
 * columns (`规格` over `直径` and `长度`), and the units or parts below them. Null for a table without.
 */
export function findHeading(rows: readonly (readonly string[])[], known: Dictionary): Heading | null {
  const score = (cells: readonly string[] | undefined) => {
    const filled = (cells ?? []).filter(Boolean)
    // A title over the whole table repeats itself, or stands alone.
    if (filled.length === 0 || !filled.every(looksLikeHeading)) return 0
    return new Set(filled.map((cell) => meaningOf(cell, known)).filter(Boolean)).size
  }
  const scores = rows.slice(0, searched).map(score)
  const best = Math.max(0, ...scores)
  if (best === 0 || (best === 1 && (rows[scores.indexOf(best)]?.filter(Boolean).length ?? 0) > 2)) return null
  const at = scores.indexOf(best)
  /** Nothing but units, further headings, and what a merged cell repeats from above. */
  const isBelow = (place: number) => {
    const [above, cells] = [rows[place - 1] ?? [], rows[place] ?? []]
    const filled = cells.flatMap((cell, column) => (cell && cell !== above[column] ? [cell] : []))
    const isHeading = (cell: string) => isOnlyUnit(cell) || meaningOf(cell, known) !== undefined
    return filled.length > 0 && filled.every((cell) => looksLikeHeading(cell) && isHeading(cell))
  }
  let [from, to] = [at, at]
  while (to - from + 1 < highest && to + 1 < rows.length && ((scores[to + 1] ?? 0) > 0 || isBelow(to + 1)))
    to++
  while (to - from + 1 < highest && (scores[from - 1] ?? 0) > 0) from--
  return { from, to }
}

/** The heading of each column: what its rows say from the top down, each thing once. A group stands above what is beside it too. */
export const headingTexts = (
  rows: readonly (readonly string[])[],
  heading: Heading | null,
  width: number,
): string[] => {
  const parts = Array.from({ length: width }, (): string[] => [])
  for (let at = heading?.from ?? 0; heading && at <= heading.to; at++) {
    const below = rows[at + 1] ?? []
    let group = ''
    for (let column = 0; column < width; column++) {
      const cell = rows[at]?.[column] ?? ''
      // In a pasted table a merged group stands in its first cell alone.
      const isUnderGroup = !cell && at < heading.to && group !== '' && Boolean(below[column])
      if (cell) group = below[column] ? cell : ''
      else if (!isUnderGroup) group = ''
      const text = cell || (isUnderGroup && !isOnlyUnit(below[column]!) ? group : '')
      if (text && !parts[column]!.includes(text)) parts[column]!.push(text)
    }
  }
  return parts.map((texts) => texts.join(headingJoint))
}

/** Stands between the rows of a heading. */
export const headingJoint = ' · '

/** What a heading of one or more rows is known for: as a whole, else by its lowest row that says something. */
function meaningOfRows(heading: string, known: Dictionary): string | undefined {
  const rows = heading.split(headingJoint)
  // `T` alone may be the thickness; below another word it is its unit.
  const parts = rows.length > 1 ? rows.filter((text) => !isOnlyUnit(text)) : rows
  for (const text of [parts.join(' '), ...parts.toReversed()]) {
    const found = meaningOf(text, known)
    if (found) return found
  }
  return undefined
}

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
  const weightId = weightIds.find((id) => ids.has(id))
  const guessed = headings.map((heading) => {
    const before = remembered[foldHeading(heading)]
    const meant = meaningOfRows(heading, known)
    const isOfPiece = meant !== undefined && weightIds.includes(meant) && isPerPiece(heading)
    const isMass = meant === 'quantity' && typeof factorOf(heading, 'mass') === 'number'
    // A weight has another name where the kind has no field of the first one; a quantity in tonnes is one.
    const isWeight = isMass || (meant !== undefined && weightIds.includes(meant) && !ids.has(meant))
    const id = before ?? (isOfPiece ? undefined : isWeight ? weightId : meant)
    if (!id || !ids.has(id) || taken.has(id)) return before === '' ? '' : undefined
    taken.add(id)
    return id
  })
  const withPieces = guessed.map((id, column) => {
    // The weight of one piece counts where no column has that of all.
    if (id !== undefined || !weightId || taken.has(weightId) || !isPerPiece(headings[column] ?? '')) return id
    taken.add(weightId)
    return weightId
  })
  return withPieces.map((id, column) => {
    if (id !== undefined || (headings[column] && taken.size > 0)) return id ?? ''
    const found = guessByContent(rows.map((cells) => cells[column] ?? ''))
    if (!found || !ids.has(found) || taken.has(found)) return ''
    taken.add(found)
    return found
  })
}
