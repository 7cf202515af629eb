import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { Trans } from '@lingui/react/macro'

/** Shows a toast that says what was done and offers to undo it; it stays longer than other toasts. */
export function toastUndo(given: { id: string; message: string; undo: () => void }): void {
  const { id, message, undo } = given
  notifications.show({
    id,
    color: 'gray',
    withBorder: true,
    autoClose: 10_000,
    message: (
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text size="sm" lineClamp={2}>
          {message}
        </Text>
        <Button
          size="compact-sm"
          flex="none"
          variant="subtle"
          onClick={() => {
            notifications.hide(id)
            undo()
          }}
        >
          <Trans>Undo</Trans>
        </Button>
      </Group>
    ),
  })
}
