import { Button, Group, Modal, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'

type Props = {
  opened: boolean
  isSaving: boolean
  /** Absent for a published posting, whose changes go to review and cannot be saved as a draft. */
  onSaveDraft?: () => void
  /** Leaves the page and keeps the form on the device; absent if the device could not store it. */
  onKeep?: () => void
  onDiscard: () => void
  onStay: () => void
}

/** Shown when the person leaves a form with unsaved changes. */
export function LeaveDialog({ opened, isSaving, onSaveDraft, onKeep, onDiscard, onStay }: Props) {
  const { t } = useLingui()
  return (
    <Modal
      opened={opened}
      onClose={onStay}
      title={t`There are unsaved changes`}
      centered
      size={560}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Text size="sm">
        {onSaveDraft
          ? t`Save them as a draft on the server, keep them on this device, or leave without them?`
          : t`Keep them on this device to go on later, or leave without them?`}
      </Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="subtle" color="red" onClick={onDiscard} mr="auto">
          <Trans>Discard</Trans>
        </Button>
        <Button variant="default" onClick={onStay}>
          <Trans>Stay</Trans>
        </Button>
        {onKeep && (
          <Button onClick={onKeep} variant={onSaveDraft ? 'default' : 'filled'} data-autofocus={!onSaveDraft}>
            <Trans>Keep on this device</Trans>
          </Button>
        )}
        {onSaveDraft && (
          <Button onClick={onSaveDraft} loading={isSaving} data-autofocus>
            <Trans>Save draft</Trans>
          </Button>
        )}
      </Group>
    </Modal>
  )
}
