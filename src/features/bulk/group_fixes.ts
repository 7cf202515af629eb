/** Corrections that many rows need alike, with what they would change. Pure functions. */
import type { BulkRow } from './bulk_state.ts'
import type { CellFix } from './cell_fixes.ts'
import type { RowReading } from './row_reader.ts'

/** A correction as counted over all rows: the column, the sort of correction, and its name. */
export type CountedFix = { id: string; sort: string; label: string; count: number }

type FixedCell = { row: BulkRow; fix: CellFix }

export type GroupFix = CountedFix & {
  cells: readonly FixedCell[]
  /** The first cells with their texts before and after. */
  examples: readonly { number: number; before: string; after: string }[]
}

/** More buttons would leave too little room for the rows. */
const maxOffered = 4
const shownExamples = 3
/** How many rows, spread over the table, are read as corrected to tell whether the correction helps. */
const triedRows = 12

const withFix = ({ row, fix }: FixedCell): BulkRow => {
  const length = Math.max(row.cells.length, fix.place + 1)
  const cells = Array.from({ length }, (_, at) => (at === fix.place ? fix.text : (row.cells[at] ?? '')))
  return { ...row, cells }
}

const errorsOf = (reading: RowReading): number => Object.keys(reading.errors).length

/** Returns which of the corrections make more rows better than worse, the most frequent first. */
export function groupFixes(given: {
  rows: readonly BulkRow[]
  counted: Iterable<CountedFix>
  of: (row: BulkRow) => RowReading
  /** What a correction did to a reading before, because rows are read again with each key that is typed. */
  known: WeakMap<RowReading, Map<string, number>>
}): GroupFix[] {
  const { rows, counted, of, known } = given
  /** 1 if the row has fewer errors once it is corrected, -1 if it has more. */
  const gain = (cell: FixedCell, id: string) => {
    const before = of(cell.row)
    const tried = known.get(before) ?? new Map<string, number>()
    const found = tried.get(id) ?? Math.sign(errorsOf(before) - errorsOf(of(withFix(cell))))
    known.set(before, tried.set(id, found))
    return found
  }
  return [...counted]
    .filter(({ count }) => count > 1)
    .toSorted((a, b) => b.count - a.count)
    .map((one): GroupFix => {
      const cells = rows.flatMap((row): FixedCell[] => {
        const [fix] = of(row).fixes[one.id] ?? []
        return fix?.sort === one.sort ? [{ row, fix }] : []
      })
      const examples = cells.slice(0, shownExamples).map(({ row, fix }) => ({
        number: row.number,
        before: row.cells[fix.place] ?? '',
        after: fix.text,
      }))
      return { ...one, cells, examples }
    })
    .filter(({ id, sort, cells }) => {
      const every = Math.ceil(cells.length / triedRows)
      const tried = cells.filter((_, at) => at % every === 0)
      return tried.reduce((sum, cell) => sum + gain(cell, `${id} ${sort}`), 0) > 0
    })
    .slice(0, maxOffered)
}
