import { Alert, List } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconInfoCircle } from '@tabler/icons-react'
import type { BulkState } from './bulk_state.ts'
import { noteTexts } from './table_notes.ts'

/** Notes about how the table was read, such as rows that were left out. */
export function BulkNotes({ notes }: Pick<BulkState, 'notes'>) {
  const sentences = noteTexts(notes)
  if (sentences.length === 0) return null
  return (
    <Alert
      color="blue"
      p="xs"
      mb="sm"
      icon={<IconInfoCircle size={18} />}
      title={<Trans>How the table was read</Trans>}
    >
      <List size="sm" spacing={2}>
        {sentences.map((one) => (
          <List.Item key={one}>{one}</List.Item>
        ))}
      </List>
    </Alert>
  )
}
