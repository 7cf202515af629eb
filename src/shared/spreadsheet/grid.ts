/** A sheet as a file stores it, before merged cells are filled and hidden rows and columns are left out. */
import { decimalsOf, withPoint } from './decimal_commas.ts'
import { tableMaker, type Table, type TableLimits } from './table.ts'

export type GridRow = {
  /** From 1. */
  number: number
  cells: string[]
  isHidden: boolean
  /** Columns of cells that are texts: what a number in one means depends on its country. */
  texts?: number[]
  /** A cell of it is struck through. */
  isStruck?: boolean
  /** Columns whose text is that of a merged cell which begins in a row above. */
  repeated?: number[]
}

/** A merged cell: rows by number, columns from 0, both ends included. */
export type Span = { top: number; left: number; bottom: number; right: number }

export type Grid = {
  rows: Map<number, GridRow>
  /** How many of the rows are not hidden. */
  shownRows: number
  spans: Span[]
  /** Ranges of hidden columns from 0, both ends included. */
  hiddenColumns: [from: number, to: number][]
}

/** Most hidden rows that are kept, for merged cells that begin in them. */
const maxHiddenRows = 20_000

export const emptyGrid = (): Grid => ({ rows: new Map(), shownRows: 0, spans: [], hiddenColumns: [] })

/** Adds a row with content to the grid. Returns false for a row beyond the limit. */
export function keepRow(grid: Grid, row: GridRow, limits: TableLimits): boolean {
  // One more than the limit: the heading.
  if (row.isHidden ? grid.rows.size > maxHiddenRows : grid.shownRows > limits.rows) return false
  if (!row.isHidden) grid.shownRows++
  grid.rows.set(row.number, row)
  return true
}

/** Fills every cell that a merged cell spans, because a value written once beside many rows applies to each of them. */
function fillSpans({ rows, spans }: Grid, lastColumn: number): void {
  // Spans do not overlap, so honest ones visit each cell once; a crafted file must not stall the reader.
  let visits = (rows.size + 1) * (lastColumn + 2) + 100_000
  for (const { top, left, bottom, right } of spans) {
    const text = rows.get(top)?.cells[left]
    if (!text) continue
    for (let number = top; number <= bottom && visits-- > 0; number++) {
      const row = rows.get(number)
      // A row without any cell of its own stays empty, even inside a merged range.
      if (!row) continue
      for (let column = left; column <= Math.min(right, lastColumn) && visits-- > 0; column++) {
        if (number > top && !row.cells[column]) (row.repeated ??= []).push(column)
        row.cells[column] ||= text
      }
    }
  }
}

/** Returns the table that a sheet shows: with merged cells filled, without what is hidden, within the limits. */
export function tableOf(grid: Grid, limits: TableLimits, more: Partial<Table>): Table {
  const rows = [...grid.rows.values()]
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0)
  const hidden = new Set<number>()
  for (const [from, to] of grid.hiddenColumns)
    for (let column = from; column <= Math.min(to, width - 1); column++)
      if (rows.some(({ cells }) => cells[column])) hidden.add(column)
  fillSpans(grid, width - 1)
  const shown = Array.from({ length: width }, (_, column) => column).filter((column) => !hidden.has(column))
  const decimals = decimalsOf(
    rows.map(({ cells, isHidden, texts = [] }) =>
      isHidden ? [] : texts.map((column) => cells[column] ?? ''),
    ),
    false,
  )
  if (decimals === 'comma')
    for (const { cells, texts = [] } of rows)
      for (const column of texts) cells[column] = withPoint(cells[column] ?? '')
  const maker = tableMaker(limits)
  for (const { number, cells, isHidden, isStruck, repeated } of rows) {
    if (isHidden) continue
    const places = repeated && shown.flatMap((column, place) => (repeated.includes(column) ? [place] : []))
    const row = {
      number,
      cells: shown.map((column) => cells[column] ?? ''),
      ...(places && { repeated: places }),
    }
    maker.add(row, isStruck)
  }
  return maker.done({
    ...more,
    decimals,
    hiddenRows: rows.filter(({ isHidden }) => isHidden).length,
    hiddenColumns: hidden.size,
  })
}
