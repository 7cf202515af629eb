/** Pure functions over rows whose goods are there already: in the company's postings, or in an earlier row. */
import { pieceKey, sameBy } from '#contract/postings/same_piece.ts'
import type { BulkRow } from './bulk_state.ts'
import type { Readings } from './use_readings.ts'

/** Returns for each row that repeats an earlier one the number of that one. */
export function repeatedRows(rows: readonly BulkRow[], of: Readings['of']): Map<string, number> {
  const found = new Map<string, number>()
  const byKey = new Map<string, BulkRow[]>()
  for (const row of rows) {
    const { values } = of(row)
    const key = pieceKey(values)
    if (key === null) continue
    const earlier = byKey.get(key) ?? []
    const first = earlier.find((one) => sameBy(of(one).values, values) !== null)
    if (first) found.set(row.key, first.number)
    byKey.set(key, [...earlier, row])
  }
  return found
}

/** Whether a row is about goods that are there already and nobody has said yet what becomes of it. */
export const isOpen = (row: BulkRow, repeated: ReadonlyMap<string, number>): boolean =>
  row.same === undefined && (Boolean(row.answer?.same) || repeated.has(row.key))

/** Code of the posting that the row is to update; undefined for a new posting. */
export const updatedBy = ({ same }: BulkRow): string | undefined =>
  same === 'new' || same === 'skip' ? undefined : same
