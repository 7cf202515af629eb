import { Text } from '@mantine/core'
import { t } from '@lingui/core/macro'
import { useMemo } from 'react'
import type { BulkColumn } from './bulk_columns.ts'
import type { Alike } from './column_content.ts'
import { dictionaryOf, reasonOf } from './headings.ts'

type Props = {
  /** Id of what the column holds; '' if it is left out. */
  id: string
  heading: string
  /** The values of the column. */
  cells: readonly (string | undefined)[]
  columns: readonly BulkColumn[]
}

/** Says why a column was taken to hold what it holds: by its heading, or by its values. */
export function ColumnReason({ id, heading, cells, columns }: Props) {
  const dictionary = useMemo(() => dictionaryOf(columns), [columns])
  const reason = reasonOf({ id, heading, cells: cells.map((cell) => cell ?? ''), dictionary })
  if (!reason) return null
  return (
    <Text size="xs" c="dimmed">
      {reason.by === 'heading' ? t`from the heading` : valuesText(reason)}
    </Text>
  )
}

function valuesText({ content, alike, of }: Alike): string {
  switch (content) {
    case 'material':
      return t`from the values: ${alike} of ${of} read as grades`
    case 'dims':
      return t`from the values: ${alike} of ${of} read as sizes`
    case 'weight':
      return t`from the values: ${alike} of ${of} read as weights`
    case 'quantity':
      return t`from the values: ${alike} of ${of} read as numbers of pieces`
    default:
      return t`from the values: ${alike} of ${of} read as numbers of heats`
  }
}
