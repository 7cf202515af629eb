import { Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { formatDate } from '#shared/i18n/format.ts'
import { useSeenAt } from '#shared/offline/seen.ts'
import classes from './Conversation.module.css'

/** Says that the data comes from this device and how old it is; nothing if it comes from the server. */
export function AgeNote({ name }: { name: string }) {
  const at = useSeenAt(name)
  if (at === undefined) return null
  return (
    <Text size="xs" className={classes.age} role="status">
      <Trans>Kept on this device, as of {formatDate(new Date(at), true)}.</Trans>
    </Text>
  )
}
