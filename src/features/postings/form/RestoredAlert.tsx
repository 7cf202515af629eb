import { Alert, Anchor, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { formatDate } from '#shared/i18n/format.ts'

type Props = {
  /** When it was kept, in milliseconds. */
  at: number
  onDiscard: () => void
  /** Opens an empty form and leaves this one on the device; absent for a posting that is edited. */
  onAnother?: () => void
}

/** Says that the form continues what this device kept, and offers the other two ways. */
export function RestoredAlert({ at, onDiscard, onAnother }: Props) {
  return (
    <Alert color="blue" p="xs" mb="sm" role="status">
      <Text size="sm">
        <Trans>Restored what was kept on this device on {formatDate(new Date(at), true)}.</Trans>{' '}
        <Anchor component="button" type="button" size="sm" onClick={onDiscard}>
          <Trans>Discard it</Trans>
        </Anchor>
        {onAnother && (
          <>
            {' · '}
            <Anchor component="button" type="button" size="sm" onClick={onAnother}>
              <Trans>Keep it and start another</Trans>
            </Anchor>
          </>
        )}
      </Text>
    </Alert>
  )
}
