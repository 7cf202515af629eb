/** Corrections that many rows need alike, with what they would change. Pure functions. */
import type { BulkRow } from './bulk_state.ts'
import type { CellFix } from './cell_fixes.ts'
import type { RowReading } from './row_reader.ts'

/** A correction as counted over all rows: the column, the sort of correction, and its name. */
export type CountedFix = { id: string; sort: string; label: string; count: number }

type FixedCell = { row: BulkRow; fix: CellFix; others: readonly CellFix[] }

export type GroupFix = CountedFix & {
  cells: readonly FixedCell[]
  /** The further corrections that all of these cells offer. */
  others: readonly CellFix[]
  /** The first cells with their texts before and after. */
  examples: readonly { number: number; before: string; after: string }[]
}

/** More buttons would leave too little room for the rows. */
const maxOffered = 4
const shownExamples = 3
/** How many rows, spread over the table, are read as corrected to tell whether the correction helps. */
const triedRows = 12

const withFix = ({ row, fix }: Pick<FixedCell, 'row' | 'fix'>): BulkRow => {
  const length = Math.max(row.cells.length, fix.place + 1)
  const cells = Array.from({ length }, (_, at) => (at === fix.place ? fix.text : (row.cells[at] ?? '')))
  return { ...row, cells }
}

/** How much of a row is still to be mended: what is wrong before what is missing, which a correction may bring to light. */
const openOf = ({ errors, missing }: RowReading): number =>
  100 * Object.keys(errors).length + Object.keys(missing).length

/** Returns which of the corrections make more rows better than worse, the most frequent first. */
export function groupFixes(given: {
  rows: readonly BulkRow[]
  counted: Iterable<CountedFix>
  of: (row: BulkRow) => RowReading
  /** Ids of the columns: a correction of another adds its column. */
  uses: readonly string[]
  /** What a correction did to a reading before, because rows are read again with each key that is typed. */
  known: WeakMap<RowReading, Map<string, number>>
}): GroupFix[] {
  const { rows, counted, of, uses, known } = given
  const addsColumn = (id: string) => !uses.includes(id)
  /** 1 if less of the row is wrong or missing once it is corrected, -1 if more is. */
  const gain = (cell: FixedCell, id: string) => {
    const before = of(cell.row)
    const tried = known.get(before) ?? new Map<string, number>()
    const found = tried.get(id) ?? Math.sign(openOf(before) - openOf(of(withFix(cell))))
    known.set(before, tried.set(id, found))
    return found
  }
  return (
    [...counted]
      // Where the column is missing, a single row has no cell to mend, and one that was just added stands aside.
      .filter(({ id, count }) => count > 1 || addsColumn(id) || id === 'category_id')
      .toSorted((a, b) => b.count - a.count)
      .map((one): GroupFix => {
        const cells = rows.flatMap((row): FixedCell[] => {
          const [fix, ...others] = of(row).fixes[one.id] ?? []
          return fix?.sort === one.sort ? [{ row, fix, others }] : []
        })
        const examples = cells.slice(0, shownExamples).map(({ row, fix }) => ({
          number: row.number,
          before: row.cells[fix.place] ?? '',
          after: fix.text,
        }))
        const others = (cells[0]?.others ?? []).filter(({ sort }) =>
          cells.every((cell) => cell.others.some((other) => other.sort === sort)),
        )
        return { ...one, cells, others, examples }
      })
      .filter(({ id, sort, cells }) => {
        // What stands in a column that is not there is not read yet.
        if (addsColumn(id)) return true
        const every = Math.ceil(cells.length / triedRows)
        const tried = cells.filter((_, at) => at % every === 0)
        return tried.reduce((sum, cell) => sum + gain(cell, `${id} ${sort}`), 0) > 0
      })
      .slice(0, maxOffered)
  )
}
