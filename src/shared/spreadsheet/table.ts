/** A row of a pasted or opened table, as cells of text; empty rows are left out. */

export type TableRow = {
  /** Row in the file or the pasted text, from 1. */
  number: number
  cells: string[]
}

export type Table = {
  rows: TableRow[]
  /** Number of rows beyond the limit. */
  left: number
  /** Number of columns beyond the limit. */
  leftColumns: number
  /** Number of cells with a formula, whose stored results are used. */
  formulas: number
  /** Number of formulas without a stored result; their cells are empty. */
  unsolved: number
  /** Names of the workbook's sheets; `sheet` is the index of the one that was read. */
  sheets: string[]
  sheet: number
}

export type TableLimits = { rows: number; columns: number; cell: number }

export type TableFault =
  | 'too_large'
  | 'damaged'
  /** The old binary format, or a file with a password. */
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

/** Messages to and from the worker. */
export type TableRequest = { bytes: ArrayBuffer; limits: TableLimits; sheet: number }
export type TableAnswer = { table: Table } | { fault: TableFault }

/** Maximum size of a file in bytes. */
export const maxFileBytes = 20_000_000

/** Returns a collector of rows that applies the limits and counts what is beyond them. */
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
