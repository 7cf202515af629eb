import type { Encoding } from './encodings.ts'

/** A row of a pasted or opened table, as cells of text; empty rows are left out. */

export type TableRow = {
  /** Row in the file or the pasted text, from 1. */
  number: number
  cells: string[]
  /** Places of cells whose text is that of a merged cell which begins in a row above. */
  repeated?: number[]
}

/** What was left out of a table, or read differently from what the file shows; each is told to the person. */
export type TableNotes = {
  /** Number of rows beyond the limit. */
  left: number
  /** Number of columns beyond the limit. */
  leftColumns: number
  /** Number of cells with a formula, whose stored results are used. */
  formulas: number
  /** Number of formulas without a stored result; their cells are empty. */
  unsolved: number
  /** Number of cells with an error such as `#REF!`; they are empty. */
  broken: number
  /** Hidden rows and columns with content, and hidden sheets; they are left out. */
  hiddenRows: number
  hiddenColumns: number
  hiddenSheets: number
  /** Number of cells whose text was longer than the limit and was cut. */
  cut: number
  /** `comma`: `1,5` was read as 1.5. `unclear`: `1,500` was read as 1500, though the commas may be decimal ones. */
  decimals: '' | 'comma' | 'unclear'
  /** Number of rows with a cell that is struck through; they are left out. */
  struckRows: number
  /** Number of cells of which a part is struck through; only the rest was read. */
  struckParts: number
  /** The encoding that was taken for a text file which may be in another one, too. */
  encoding: '' | Encoding
}

export type Table = TableNotes & {
  rows: TableRow[]
  /** Names of the workbook's visible sheets; `sheet` is the index of the one that was read. */
  sheets: string[]
  sheet: number
  /** The rows that are struck through. */
  struck: TableRow[]
}

/** Returns the table with the rows that are struck through in their places. */
export const withStruck = (table: Table): Table => ({
  ...table,
  rows: [...table.rows, ...table.struck].toSorted((a, b) => a.number - b.number),
  struck: [],
  struckRows: 0,
})

export type TableLimits = { rows: number; columns: number; cell: number }

export type TableFault =
  | 'too_large'
  | 'damaged'
  | 'password'
  /** The old binary workbook (xls). */
  | 'old_format'
  /** A table of a kind that is not read: xlsb, Numbers, XML or web archive of Excel. */
  | 'other_format'
  | 'not_a_table'
  | 'empty'
  /** Grades along one side and sizes along the other: no list of pieces. */
  | 'matrix'

export class TableError extends Error {
  readonly fault: TableFault
  constructor(fault: TableFault) {
    super(fault)
    this.fault = fault
  }
}

/** Messages to and from the worker. Without `sheet` the first sheet with content is read. */
export type TableRequest = {
  bytes: ArrayBuffer
  limits: TableLimits
  sheet: number | undefined
  /** The encoding of a text file, if it was chosen. */
  encoding?: Encoding | undefined
}
export type TableAnswer = { table: Table } | { fault: TableFault }

/** Maximum size of a file in bytes. */
export const maxFileBytes = 20_000_000

const nothing: TableNotes = {
  left: 0,
  leftColumns: 0,
  formulas: 0,
  unsolved: 0,
  broken: 0,
  hiddenRows: 0,
  hiddenColumns: 0,
  hiddenSheets: 0,
  cut: 0,
  decimals: '',
  struckRows: 0,
  struckParts: 0,
  encoding: '',
}

/** Returns a collector of rows that applies the limits and counts what is beyond them. */
export function tableMaker(limits: TableLimits) {
  const rows: TableRow[] = []
  const struck: TableRow[] = []
  let left = 0
  let leftColumns = 0
  let cut = 0
  return {
    /** `isStruck`: the row is kept apart. */
    add({ cells: given, ...row }: TableRow, isStruck = false): void {
      const cells = given.map((cell) => cell.trim())
      while (cells.length > 0 && cells.at(-1) === '') cells.pop()
      if (cells.length === 0) return
      // One more than the limit: the heading.
      if (rows.length + struck.length > limits.rows) {
        left++
        return
      }
      leftColumns = Math.max(leftColumns, cells.length - limits.columns)
      const kept = cells.slice(0, limits.columns).map((cell) => {
        if (cell.length > limits.cell) cut++
        return cell.slice(0, limits.cell).toWellFormed()
      })
      ;(isStruck ? struck : rows).push({ ...row, cells: kept })
    },
    done({ left: before = 0, ...more }: Partial<Table> = {}): Table {
      if (rows.length + struck.length === 0) throw new TableError('empty')
      const struckRows = struck.length
      const own = { rows, struck, struckRows, leftColumns, cut }
      return { ...nothing, ...own, sheets: [], sheet: 0, ...more, left: left + before }
    },
  }
}
