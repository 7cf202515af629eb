import { Alert, Anchor, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { formatDate } from '#shared/i18n/format.ts'

type Props = {
  /** When the form was saved on this device, in ms since 1970. */
  at: number
  onDiscard: () => void
  /** Opens an empty form and keeps this one on the device; absent when a posting is edited. */
  onStartAnother?: () => void
}

/** Says that the form was restored from this device; offers to discard it or to start another one. */
export function RestoredAlert({ at, onDiscard, onStartAnother }: Props) {
  return (
    <Alert color="blue" p="xs" mb="sm" role="status">
      <Text size="sm">
        <Trans>Restored what was kept on this device on {formatDate(new Date(at), true)}.</Trans>{' '}
        <Anchor component="button" type="button" size="sm" onClick={onDiscard}>
          <Trans>Discard it</Trans>
        </Anchor>
        {onStartAnother && (
          <>
            {' · '}
            <Anchor component="button" type="button" size="sm" onClick={onStartAnother}>
              <Trans>Keep it and start another</Trans>
            </Anchor>
          </>
        )}
      </Text>
    </Alert>
  )
}
