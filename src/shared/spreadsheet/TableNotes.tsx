import { Alert, List } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconInfoCircle } from '@tabler/icons-react'

/** Sentences about how a table was read, such as rows that were left out. */
export function TableNotes({ sentences }: { sentences: readonly string[] }) {
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
