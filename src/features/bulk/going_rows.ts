/** Pure functions that sort the rows by how they can be sent. */
import type { PostingState } from '#contract/postings/states.ts'
import type { BulkRow } from './bulk_state.ts'
import type { RowReading } from './row_reader.ts'
import { isOpen, updatedBy } from './same_rows.ts'

export type GoingRows = Record<
  /** New ones that are submitted, that become drafts for want of pictures, and updates of postings. */
  | 'ready'
  | 'pictures'
  | 'updates'
  /** What can be saved as a draft, submitted at all, or only tried out. */
  | 'savable'
  | 'submittable'
  | 'checkable',
  readonly BulkRow[]
>

export const noRows: GoingRows = {
  ready: [],
  pictures: [],
  updates: [],
  savable: [],
  submittable: [],
  checkable: [],
}

const unread: readonly (PostingState | null | undefined)[] = ['draft', 'rejected']

/**
 * Sorts the rows; what is skipped goes nowhere, and what is open is only tried out. An update needs no complete row,
 * because the posting has the rest; as a draft it is only saved where nobody else reads it.
 */
export function goingRows(
  rowsIn: (...states: RowReading['state'][]) => readonly BulkRow[],
  repeated: ReadonlyMap<string, number>,
): GoingRows {
  const isNew = (row: BulkRow) => !isOpen(row, repeated) && row.same !== 'skip' && !updatedBy(row)
  const isTried = ({ same }: BulkRow) => same !== 'skip'
  const all = rowsIn('ready', 'pictures', 'incomplete')
  const updates = all.filter((row) => updatedBy(row))
  const tried = rowsIn('ready', 'pictures').filter(isTried)
  return {
    ready: rowsIn('ready').filter(isNew),
    pictures: rowsIn('pictures').filter(isNew),
    updates,
    savable: all.filter((row) => isNew(row) || (updatedBy(row) && unread.includes(row.answer?.same?.state))),
    submittable: [...tried, ...updates.filter((row) => !tried.includes(row))],
    checkable: all.filter(isTried),
  }
}
