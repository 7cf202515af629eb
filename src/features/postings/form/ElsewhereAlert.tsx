import { Alert, Button, Group, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'

/** Another tab edits this draft: here it is read-only until the person takes it over. */
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
