/** A table as people paste or open it: cells of text, empty rows left out. */

export type TableRow = {
  /** Row in the file or the pasted text, from 1. */
  number: number
  cells: string[]
}

export type Table = {
  rows: TableRow[]
  /** Rows beyond what is read at once. */
  left: number
  /** Columns beyond the limit. */
  leftColumns: number
  /** Cells with a formula: their stored results are used. */
  formulas: number
  /** Formulas without a stored result; such cells are empty. */
  unsolved: number
  /** Sheets of a workbook, the one that was read first among them by `sheet`. */
  sheets: string[]
  sheet: number
}

export type TableLimits = { rows: number; columns: number; cell: number }

export type TableFault =
  | 'too_large'
  | 'damaged'
  /** The old binary format, or one that is protected by a password. */
  | 'old_format'
  | 'not_a_table'
  | 'empty'

export class TableError extends Error {
  readonly fault: TableFault
  constructor(fault: TableFault) {
    super(fault)
    this.fault = fault
  }
}

/** What the worker is asked, and what it answers. */
export type TableRequest = { bytes: ArrayBuffer; limits: TableLimits; sheet: number }
export type TableAnswer = { table: Table } | { fault: TableFault }

/** Largest file that is opened, in bytes. */
export const largestFile = 20_000_000

/** Collects rows within the limits and counts what is beyond them. */
export function tableMaker(limits: TableLimits) {
  const rows: TableRow[] = []
  let left = 0
  let leftColumns = 0
  return {
    add(number: number, given: readonly string[]): void {
      const cells = given.map((cell) => cell.trim())
      while (cells.length > 0 && cells.at(-1) === '') cells.pop()
      if (cells.length === 0) return
      // One more than the limit: the heading.
      if (rows.length > limits.rows) {
        left++
        return
      }
      leftColumns = Math.max(leftColumns, cells.length - limits.columns)
      const kept = cells.slice(0, limits.columns).map((cell) => cell.slice(0, limits.cell).toWellFormed())
      rows.push({ number, cells: kept })
    },
    done(more: Partial<Table> = {}): Table {
      if (rows.length === 0) throw new TableError('empty')
      return { rows, left, leftColumns, formulas: 0, unsolved: 0, sheets: [], sheet: 0, ...more }
    },
  }
}
