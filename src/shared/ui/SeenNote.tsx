import { Alert } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconCloudOff } from '@tabler/icons-react'
import { formatDate } from '../i18n/format.ts'
import { useSeenAt } from '../offline/seen.ts'

/** Says that the data comes from this device and how old it is; nothing if it comes from the server. */
export function SeenNote({ name }: { name: string }) {
  const at = useSeenAt(name)
  if (at === undefined) return null
  return (
    <Alert color="yellow" p="xs" icon={<IconCloudOff size={16} aria-hidden />} role="status">
      <Trans>
        As you saw it on {formatDate(new Date(at), true)}; price and stock may have changed since.
      </Trans>
    </Alert>
  )
}
