/** Pure functions that tell the tables of one sheet apart: below each other, and beside each other. */
import { foldHeading } from './fold_heading.ts'
import type { TableRow } from './table.ts'
import { isOnlyUnit } from './written_units.ts'

/** Returns what a heading means; undefined if it is unknown. */
export type Meaning = (heading: string) => string | undefined

export type TablePart = {
  /** Numbers of its first and last row in the file. */
  from: number
  to: number
  /** The title above it, else its first headings. */
  label: string
  /** Its title, headings and rows. */
  rows: TableRow[]
  /** How many tables with the same headings it was put together from. */
  joined: number
}

const maxHeadingLength = 60
/** A size or an amount: `1 x 4 x 158`, `179#`, `$2.18/lb`. */
const amount = /^[$€£¥]?\d[\d.,\s]*(?:[x×*]\s*\d[\d.,\s]*)*(?:#|\/lb|\/kg|mm|kg|m)?$/i
/** A label with its value, as titles have them: `单位：吨`, `材质：42CrMo`, `Date: 2026-11-20`. */
export const isLabelled = (cell: string): boolean => /^[^:：()（）]{1,20}\s*[:：]\s*\S/.test(cell)
/** Whether a cell may be a heading; long sentences, numbers and labels with values are content. */
export const looksLikeHeading = (cell: string): boolean =>
  cell.length <= maxHeadingLength && !/^[\d.,\s-]+$/.test(cell) && !amount.test(cell) && !isLabelled(cell)

const meaningsIn = (cells: readonly string[], meaning: Meaning): Set<string> =>
  new Set(cells.flatMap((cell) => (cell && meaning(cell)) || []))

/** Whether a row heads a table: it has no numbers, and at least two known headings that are half of its cells. */
function isHeading(cells: readonly string[], meaning: Meaning): boolean {
  const filled = cells.filter(Boolean)
  if (filled.length < 2 || !filled.every(looksLikeHeading)) return false
  return (
    meaningsIn(filled, meaning).size >= 2 &&
    filled.filter((cell) => meaning(cell)).length >= filled.length / 2
  )
}

/** Whether a row holds a single text, as a title does; a merged one repeats it. */
export const isSingleText = ({ cells }: { readonly cells: readonly string[] }): boolean =>
  new Set(cells.filter(Boolean)).size === 1

type Block = { titles: TableRow[]; headings: TableRow[]; body: TableRow[] }

/** Most rows above its headings that a table keeps. */
const maxTitles = 5

/** Splits rows at every row of headings; the rows of a single text directly above it are its title. */
function blocksOf(rows: readonly TableRow[], meaning: Meaning): Block[] {
  const blocks: Block[] = []
  const before: TableRow[] = []
  const isBelow = (row: TableRow, above: TableRow | undefined) => above?.number === row.number - 1
  for (const row of rows) {
    const last = blocks.at(-1)
    const isStillHeading =
      last !== undefined &&
      last.body.length === 0 &&
      isBelow(row, last.headings.at(-1)) &&
      (isHeading(row.cells, meaning) || row.cells.every((cell) => !cell || isOnlyUnit(cell)))
    if (isStillHeading) last.headings.push(row)
    else if (isHeading(row.cells, meaning)) {
      const titles: TableRow[] = []
      const above = last?.body ?? before
      while (above.length > 0 && isSingleText(above.at(-1)!) && isBelow(titles[0] ?? row, above.at(-1)))
        titles.unshift(above.pop()!)
      if (!last) titles.unshift(...before.splice(0))
      blocks.push({ titles: titles.slice(-maxTitles), headings: [row], body: [] })
    } else (last?.body ?? before).push(row)
  }
  return blocks
}

/** The heading of each column: the lowest one that is not a unit. */
function namesOf({ headings, body }: Block): string[] {
  const width = Math.max(...[...headings, ...body].map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, column) => {
    const texts = headings.map(({ cells }) => cells[column] ?? '').filter(Boolean)
    return texts.findLast((text) => !isOnlyUnit(text)) ?? texts.at(-1) ?? ''
  })
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at)

/** Splits columns where their headings repeat: `规格 重量 规格 重量`; columns before the first repetition belong to each group. */
function repeatedGroups(columns: number[], names: readonly string[], meaning: Meaning): number[][] {
  const folded = columns.map((column) => foldHeading(names[column] ?? ''))
  for (const before of [0, 1, 2]) {
    const length = columns.length - before
    for (let period = 2; period <= length / 2; period++) {
      if (length % period !== 0) continue
      const isRepeated = range(before, columns.length - period).every(
        (at) => folded[at] === folded[at + period],
      )
      const first = columns.slice(before, before + period).map((column) => names[column] ?? '')
      if (!isRepeated || meaningsIn(first, meaning).size < 2) continue
      return range(0, length / period).map((turn) => [
        ...columns.slice(0, before),
        ...columns.slice(before + turn * period, before + (turn + 1) * period),
      ])
    }
  }
  return [columns]
}

/** Returns the groups of columns that are tables of their own, beside each other. */
function columnGroups(block: Block, meaning: Meaning): number[][] {
  const names = namesOf(block)
  const isBlank = (column: number) => !names[column] && block.body.every(({ cells }) => !cells[column])
  const runs: number[][] = [[]]
  for (const column of names.keys()) {
    if (!isBlank(column)) runs.at(-1)!.push(column)
    else if (runs.at(-1)!.length > 0) runs.push([])
  }
  const meanings = (columns: readonly number[]) =>
    meaningsIn(
      columns.map((column) => names[column] ?? ''),
      meaning,
    )
  const groups: number[][] = []
  for (const run of runs) {
    const [first] = groups
    const [own, others] = [meanings(run), first && meanings(first)]
    // A blank column inside a table separates nothing: another table beside it has some of the same headings.
    const isOther = !others || (own.size >= 2 && others.size >= 2 && [...own].some((one) => others.has(one)))
    if (isOther) groups.push(run)
    else groups.at(-1)!.push(...run)
  }
  const split = groups.flatMap((columns) => repeatedGroups(columns, names, meaning))
  // A single table keeps its blank columns, and with them the places of the others.
  return split.length > 1 ? split : [[...names.keys()]]
}

const partOf = ({ number, cells, repeated }: TableRow, columns: readonly number[]): TableRow => ({
  number,
  cells: columns.map((column) => cells[column] ?? ''),
  ...(repeated && { repeated: columns.flatMap((column, at) => (repeated.includes(column) ? [at] : [])) }),
})
const hasText = ({ cells }: TableRow) => cells.some(Boolean)

/**
 * Returns the tables of a sheet in their order. Tables with the same headings are one, with the titles between their
 * rows. A sheet without known headings is one table.
 */
export function partsOf(rows: readonly TableRow[], meaning: Meaning): TablePart[] {
  const parts = new Map<string, TablePart>()
  for (const block of blocksOf(rows, meaning))
    for (const columns of columnGroups(block, meaning)) {
      const names = namesOf(block)
      const own = columns.map((column) => names[column] ?? '')
      const pick = (row: TableRow) => partOf(row, columns)
      // A title may stand above the first column only.
      const titles = block.titles.map((row) =>
        hasText(pick(row)) ? pick(row) : { ...row, cells: row.cells.slice(0, 1) },
      )
      const body = block.body.map(pick).filter(hasText)
      const signature = own.map(foldHeading).join('|')
      const known = parts.get(signature)
      if (known) {
        known.rows.push(...titles.filter(hasText), ...body)
        known.to = Math.max(known.to, body.at(-1)?.number ?? 0)
        known.joined++
        continue
      }
      const title = block.titles.findLast(isSingleText)?.cells.find(Boolean)
      parts.set(signature, {
        from: block.headings[0]!.number,
        to: (body.at(-1) ?? block.headings.at(-1)!).number,
        label: title ?? own.filter(Boolean).slice(0, 3).join(' · '),
        rows: [...titles, ...block.headings.map(pick), ...body],
        joined: 1,
      })
    }
  if (parts.size > 0) return [...parts.values()]
  return [{ from: rows[0]?.number ?? 1, to: rows.at(-1)?.number ?? 1, label: '', rows: [...rows], joined: 1 }]
}

/** The place of the table with the most rows. */
export const largestPart = (parts: readonly TablePart[]): number =>
  parts.reduce((best, { rows }, at) => (rows.length > parts[best]!.rows.length ? at : best), 0)
