/** What is selected in the grid, and where keys move it. Rows and columns count from 0 among those that are shown. */

export type Cell = { at: number; column: number }

/** `anchor` is the cell with the focus, into which typing goes; `head` is the opposite corner of the range. */
export type Selection = { anchor: Cell; head: Cell }

/** A rectangle of cells; both ends are included. */
export type Range = { top: number; bottom: number; left: number; right: number }

/** `page`: how many rows Page up and Page down move by. */
export type GridSize = { rows: number; columns: number; page: number }

export type Press = { key: string; shift: boolean; ctrl: boolean }

export const cellAt = (at: number, column: number): Selection => ({
  anchor: { at, column },
  head: { at, column },
})

export const rangeOf = ({ anchor, head }: Selection): Range => ({
  top: Math.min(anchor.at, head.at),
  bottom: Math.max(anchor.at, head.at),
  left: Math.min(anchor.column, head.column),
  right: Math.max(anchor.column, head.column),
})

export const cellsIn = ({ top, bottom, left, right }: Range): number =>
  (bottom - top + 1) * (right - left + 1)

const within = (value: number, count: number): number => Math.min(Math.max(value, 0), Math.max(count - 1, 0))

/** Returns the selection within a grid that has become smaller. */
export const clamped = ({ anchor, head }: Selection, { rows, columns }: GridSize): Selection => ({
  anchor: { at: within(anchor.at, rows), column: within(anchor.column, columns) },
  head: { at: within(head.at, rows), column: within(head.column, columns) },
})

/** Selects rows from one to another, or with `column` the columns. The focus stays where the range begins. */
export const wholeRows = (from: number, to: number, { columns }: GridSize): Selection => ({
  anchor: { at: from, column: 0 },
  head: { at: to, column: columns - 1 },
})
export const wholeColumns = (from: number, to: number, { rows }: GridSize): Selection => ({
  anchor: { at: 0, column: from },
  head: { at: rows - 1, column: to },
})

const steps: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Returns the cell that a key leads to from another one; undefined for a key that does not move. */
function target(from: Cell, { key, ctrl }: Press, size: GridSize): Cell | undefined {
  const { at, column } = from
  const [rows, columns] = steps[key] ?? []
  if (rows !== undefined && columns !== undefined)
    return ctrl
      ? {
          at: rows ? (rows < 0 ? 0 : size.rows - 1) : at,
          column: columns ? (columns < 0 ? 0 : size.columns - 1) : column,
        }
      : { at: at + rows, column: column + columns }
  if (key === 'Home') return { at: ctrl ? 0 : at, column: 0 }
  if (key === 'End') return { at: ctrl ? size.rows - 1 : at, column: size.columns - 1 }
  if (key === 'PageUp') return { at: at - size.page, column }
  if (key === 'PageDown') return { at: at + size.page, column }
  return undefined
}

/**
 * Returns what a key selects: arrows, Home, End and the Page keys move, with Shift they extend the range; Enter goes down
 * and Tab to the right, with Shift back, at the end of a row to the next one. Undefined if the key does not move, and for
 * Tab beyond the first or last cell, so that it leaves the grid as everywhere on a page.
 */
export function moved(selection: Selection, press: Press, size: GridSize): Selection | undefined {
  const { anchor, head } = selection
  if (press.key === 'Enter') {
    const at = within(anchor.at + (press.shift ? -1 : 1), size.rows)
    return cellAt(at, anchor.column)
  }
  if (press.key === 'Tab') {
    const place = anchor.at * size.columns + anchor.column + (press.shift ? -1 : 1)
    if (place < 0 || place >= size.rows * size.columns) return undefined
    return cellAt(Math.floor(place / size.columns), place % size.columns)
  }
  const to = target(press.shift ? head : anchor, press, size)
  if (!to) return undefined
  const next = clamped({ anchor: press.shift ? anchor : to, head: to }, size)
  return next
}
