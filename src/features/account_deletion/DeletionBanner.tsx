import { Alert, Button, Group, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { formatDate } from '#shared/i18n/format.ts'
import { useIsActing } from '#shared/session/token.ts'
import { useKeepAccount } from './use_keep_account.ts'

/** Says when the account is going to be deleted, and lets its owner keep it. */
export function DeletionBanner({ time }: { time: string }) {
  const keep = useKeepAccount()
  const isActing = useIsActing()
  return (
    <Alert color="red" icon={<IconAlertTriangle size={18} />} mb="md" role="status">
      <Group justify="space-between" gap="sm">
        <Text size="sm" fw={600}>
          <Trans>This account will be deleted on {formatDate(time)}</Trans>
        </Text>
        {!isActing && (
          <Button size="compact-md" loading={keep.isPending} onClick={() => keep.mutate()}>
            <Trans>Keep my account</Trans>
          </Button>
        )}
      </Group>
    </Alert>
  )
}
