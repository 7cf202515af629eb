/** What pasting, filling and emptying write into the shown rows, and what did not fit. Pure functions. */
import { bulkLimits } from '#contract/postings/bulk.ts'
import type { BulkRow, WrittenCells } from './bulk_state.ts'
import { isHidden, type Block } from './grid_clipboard.ts'
import { rangeOf, type Range, type Selection } from './grid_selection.ts'

/** The grid as it is shown: its rows, and the place in the row of each of its columns. */
export type Shown = { rows: readonly BulkRow[]; places: readonly number[] }

/** What a paste could not do, to be told; nothing is lost silently. */
export type PasteNotes = {
  /** Lines beyond the limit of rows. */
  overRows: number
  /** Columns to the right of the last one that have content. */
  overColumns: number
  /** Cells that were cut at the limit of characters. */
  cut: number
  /** Cells that Excel copied as `####`. */
  hidden: number
}

export type Pasted = {
  cells: WrittenCells
  added: readonly BulkRow[]
  /** Number of cells written, and the range they take. */
  count: number
  range: Range
  notes: PasteNotes
}

const textAt = (row: BulkRow | undefined, place: number): string => row?.cells[place] ?? ''

export const blockOf = ({ rows, places }: Shown, { top, bottom, left, right }: Range): Block =>
  rows.slice(top, bottom + 1).map((row) => places.slice(left, right + 1).map((place) => textAt(row, place)))

/** Writes `text` into every cell of a range. */
function writeInto({ rows, places }: Shown, range: Range, text: (at: number, column: number) => string) {
  const cells = new Map<string, Map<number, string>>()
  for (let at = range.top; at <= range.bottom; at++) {
    const row = rows[at]
    if (!row) continue
    const own = new Map<number, string>()
    for (let column = range.left; column <= range.right; column++) own.set(places[column]!, text(at, column))
    cells.set(row.key, own)
  }
  return cells
}

export const emptied = (shown: Shown, range: Range): WrittenCells => writeInto(shown, range, () => '')

/**
 * Repeats the rows of `from` over those of `to`, which has the same columns. Values are copied as they are: a grade or a
 * heat number that is counted up is a wrong one.
 */
export function filled(shown: Shown, from: Range, to: Range): WrittenCells {
  const height = from.bottom - from.top + 1
  const source = (at: number) => from.top + ((((at - from.top) % height) + height) % height)
  return writeInto(shown, to, (at, column) => textAt(shown.rows[source(at)], shown.places[column]!))
}

/** What filling down copies: the first row of the range, or for one row that above it; undefined in the first row. */
export function fillSource({ top, bottom, left, right }: Range): Range | undefined {
  const at = top === bottom ? top - 1 : top
  return at < 0 ? undefined : { top: at, bottom: at, left, right }
}

/** Returns the block without lines at its end that have no content: below the table they are no rows. */
function withoutBlankEnd(block: Block, atLeast: number): Block {
  let length = block.length
  while (length > atLeast && block[length - 1]!.every((text) => text === '')) length--
  return block.slice(0, length)
}

/**
 * Pastes a block at the selection. A block that fits into the selected range several times fills it, as a single value
 * does; any other one is written once, from the range's first cell. Rows that the table lacks are added.
 * @param free how many rows may be added
 * @param nextNumber number of the first added row
 */
export function pasted(
  shown: Shown,
  selection: Selection,
  given: Block,
  { free, nextNumber }: { free: number; nextNumber: number },
): Pasted {
  const { rows, places } = shown
  const range = rangeOf(selection)
  const block = withoutBlankEnd(given, rows.length - range.top)
  const width = Math.max(1, ...block.map((cells) => cells.length))
  const [rangeHeight, rangeWidth] = [range.bottom - range.top + 1, range.right - range.left + 1]
  const isFilling = rangeHeight % block.length === 0 && rangeWidth % width === 0
  const wanted = isFilling ? rangeHeight : block.length
  const last = Math.min(range.left + (isFilling ? rangeWidth : width), places.length) - 1
  const height = Math.min(wanted, rows.length - range.top + Math.max(0, free))
  const fits = last - range.left + 1
  let cut = 0
  /** Of a line with fewer cells than the others only its own are written. */
  const written = (offset: number) => {
    const line = block[offset % block.length] ?? []
    const own = new Map<number, string>()
    for (let column = 0; column < fits; column++) {
      const text = line[column % width]
      if (text === undefined) continue
      if (text.length > bulkLimits.cell) cut++
      own.set(places[range.left + column]!, text.slice(0, bulkLimits.cell).toWellFormed())
    }
    return own
  }
  const cells = new Map<string, Map<number, string>>()
  const added: BulkRow[] = []
  const breadth = Math.max(...places) + 1
  for (let offset = 0; offset < height; offset++) {
    const row = rows[range.top + offset]
    const own = written(offset)
    if (row) cells.set(row.key, own)
    else
      added.push({
        key: crypto.randomUUID(),
        number: nextNumber + added.length,
        cells: Array.from({ length: breadth }, (_, place) => own.get(place) ?? ''),
      })
  }
  const used = block.slice(0, height)
  const beyond = used.flatMap((line) => line.slice(fits).map((text, at) => (text ? at : -1)))
  return {
    cells,
    added,
    count: height * fits,
    range: { ...range, bottom: range.top + height - 1, right: last },
    notes: {
      overRows: wanted - height,
      overColumns: Math.max(-1, ...beyond) + 1,
      cut,
      hidden: used.flatMap((line) => line.slice(0, fits)).filter(isHidden).length,
    },
  }
}
