import { plural, t } from '@lingui/core/macro'
import { bulkLimits } from '#contract/postings/bulk.ts'
import { formatCount } from '#shared/i18n/format.ts'
import type { BulkState } from './bulk_state.ts'

/** Returns sentences about what was left out of a table or read differently from what it shows. */
export function noteTexts(notes: BulkState['notes']): string[] {
  const { left, leftColumns, formulas, unsolved, skipped } = notes
  const most = formatCount(bulkLimits.rows)
  return [
    left > 0 &&
      t`${plural(left, {
        one: `One row beyond the first ${most} was left out; open it as a table of its own.`,
        other: `# rows beyond the first ${most} were left out; open them as a table of their own.`,
      })}`,
    leftColumns > 0 &&
      plural(leftColumns, {
        one: 'One column at the end was left out: there are too many.',
        other: '# columns at the end were left out: there are too many.',
      }),
    formulas > 0 &&
      plural(formulas, {
        one: 'One cell holds a formula: its stored result was read, it was not computed anew.',
        other: '# cells hold formulas: their stored results were read, they were not computed anew.',
      }),
    unsolved > 0 &&
      plural(unsolved, {
        one: 'One formula has no stored result; its cell is empty. Save the workbook once in your spreadsheet program.',
        other:
          '# formulas have no stored result; their cells are empty. Save the workbook once in your spreadsheet program.',
      }),
    skipped > 0 &&
      plural(skipped, {
        one: 'One line was skipped: a total, or the example of the template.',
        other: '# lines were skipped: totals, or the example of the template.',
      }),
  ].filter((one) => one !== false)
}
