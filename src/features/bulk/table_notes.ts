import { plural, t } from '@lingui/core/macro'
import { bulkLimits } from '#contract/postings/bulk.ts'
import { fileNotes } from '#shared/spreadsheet/table_notes.ts'
import type { BulkState } from './bulk_state.ts'

/** Lines that were left out are quoted, the first of them and so many characters of each. */
const quoted = { lines: 5, characters: 40 }

/** Returns sentences about what was left out of a table or read differently from what it shows. */
export function noteTexts({
  notes,
  parts = [],
  part = 0,
}: Pick<BulkState, 'notes' | 'parts' | 'part'>): string[] {
  const { skipped, remarks = [], repeated = 0, filled = 0, grades = [], shapes = [] } = notes
  const lines = remarks
    .slice(0, quoted.lines)
    .map((line) => `“${line.length > quoted.characters ? `${line.slice(0, quoted.characters)}…` : line}”`)
    .join(' ')
  const named = grades.join(', ')
  return [
    ...fileNotes({ ...notes, parts, part }, bulkLimits),
    repeated > 0 &&
      plural(repeated, {
        one: 'One number in a merged cell was read for each of the rows it spans. If it is their total, correct the rows.',
        other:
          '# numbers in merged cells were read for each of the rows they span. If they are totals, correct the rows.',
      }),
    skipped > 0 &&
      plural(skipped, {
        one: 'One line was skipped: a total, or the example of the template.',
        other: '# lines were skipped: totals, or the example of the template.',
      }),
    remarks.length > 0 &&
      t`${plural(remarks.length, {
        one: `One line that is no row of the list was left out: ${lines}`,
        other: `# lines that are no rows of the list were left out: ${lines}`,
      })}`,
    grades.length > 0 && t`Rows without a grade were given the one of the line above them: ${named}`,
    shapes.length > 0 && t`Rows were given the shape of the line above them: ${shapes.join(', ')}`,
    filled > 0 &&
      plural(filled, {
        one: 'One cell was left empty or marked as the same as above; it was given the value above it.',
        other:
          '# cells were left empty or marked as the same as above; they were given the values above them.',
      }),
  ].filter((one) => one !== false)
}
