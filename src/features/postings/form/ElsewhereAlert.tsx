import { Alert, Button, Group, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'

/** Says that another tab edits this draft and offers to take it over; until then the form is read-only. */
export function ElsewhereAlert({ onTakeOver }: { onTakeOver: () => void }) {
  return (
    <Alert color="yellow" p="xs" mb="sm" role="alert">
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">
          <Trans>This is open in another tab; here it can only be read.</Trans>
        </Text>
        <Button size="compact-sm" variant="default" onClick={onTakeOver}>
          <Trans>Edit here</Trans>
        </Button>
      </Group>
    </Alert>
  )
}
