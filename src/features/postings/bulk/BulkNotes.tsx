import { Alert, List } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconInfoCircle } from '@tabler/icons-react'
import { bulkLimits } from '#contract/postings/bulk.ts'
import { formatCount } from '#shared/i18n/format.ts'
import type { BulkState } from './bulk_state.ts'

/** What the person should know about how the table was read. */
export function BulkNotes({ notes }: Pick<BulkState, 'notes'>) {
  const { t } = useLingui()
  const { left, leftColumns, formulas, unsolved, skipped } = notes
  const most = formatCount(bulkLimits.rows)
  const said = [
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
  if (said.length === 0) return null
  return (
    <Alert
      color="blue"
      p="xs"
      mb="sm"
      icon={<IconInfoCircle size={18} />}
      title={<Trans>How the table was read</Trans>}
    >
      <List size="sm" spacing={2}>
        {said.map((one) => (
          <List.Item key={one}>{one}</List.Item>
        ))}
      </List>
    </Alert>
  )
}
