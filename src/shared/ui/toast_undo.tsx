import { Anchor, Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'

type Given = {
  id: string
  message: string
  undo: () => void
  /** The page of what it is about, which the message links to. */
  address?: string
  /** It stays until `hideUndo`. */
  stays?: boolean
  /** It was closed, by the person or by its time, not by an undo. */
  onClose?: () => void
}

/** Shows a toast that says what was done and offers to undo it; it stays longer than other toasts. */
export function toastUndo({ id, message, undo, address, stays = false, onClose }: Given): void {
  let isUndone = false
  notifications.show({
    id,
    color: 'gray',
    withBorder: true,
    closeButtonProps: { 'aria-label': i18n._(msg`Close`) },
    autoClose: stays ? false : 10_000,
    onClose: () => {
      if (!isUndone) onClose?.()
    },
    message: (
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Text size="sm" lineClamp={2}>
          {address ? (
            <Anchor href={address} target="_blank" inherit>
              {message}
            </Anchor>
          ) : (
            message
          )}
        </Text>
        <Button
          size="compact-sm"
          flex="none"
          variant="subtle"
          onClick={() => {
            isUndone = true
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

export const hideUndo = (id: string): void => void notifications.hide(id)
