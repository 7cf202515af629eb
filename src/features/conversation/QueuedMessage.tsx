import { Button, Group, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconClockHour4, IconExclamationCircle } from '@tabler/icons-react'
import { queueStateLabel } from '#features/postings/index.ts'
import type { OutboxRow } from '#shared/offline/account_rows.ts'
import type { MessageValues } from '#shared/offline/draft_names.ts'
import { useOnline } from '#shared/offline/online.ts'
import { wakeOutbox } from '#shared/offline/outbox_channel.ts'
import { discardQueued, retry } from '#shared/offline/outbox_queue.ts'
import { toastError } from '#shared/ui/toast.ts'
import classes from './Conversation.module.css'
import { MessageFiles } from './MessageFiles.tsx'

type Props = { accountId: number; row: OutboxRow; onEdit: ((key: string) => Promise<void>) | null }

/** A message that is not sent yet: its state, why it was refused, and its actions. */
export function QueuedMessage({ accountId, row, onEdit }: Props) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const { key, state, problem, attempts } = row
  const { text, files } = row.values as MessageValues
  const needsYou = state === 'needs_you'
  // After an attempt the message may have arrived, and an edited one would then arrive in addition.
  const isEditable = onEdit !== null && (needsYou || attempts === 0)
  const sendAgain = async () => {
    await retry(accountId, key)
    wakeOutbox(true)
  }
  const discard = async () => {
    if (!(await discardQueued(accountId, key)))
      toastError(t`The message is being sent and cannot be changed any more`)
  }
  const Mark = needsYou ? IconExclamationCircle : IconClockHour4
  return (
    <li className={classes.message} data-own data-waits data-needs={needsYou || undefined}>
      <div className={classes.by} role="status">
        <Mark size={13} aria-hidden /> {queueStateLabel(row, isOnline)}
      </div>
      <div className={classes.bubble}>
        {text && <p className={classes.text}>{text}</p>}
        {files?.length > 0 && <MessageFiles files={files as Parameters<typeof MessageFiles>[0]['files']} />}
      </div>
      {needsYou && (
        <Text size="xs" c="red" role="alert">
          {problem?.message || t`A file is no longer on this device; choose it again`}
        </Text>
      )}
      {state !== 'sending' && (
        <Group gap={4}>
          <Button size="compact-xs" variant="subtle" disabled={!isOnline} onClick={() => void sendAgain()}>
            <Trans>Send now</Trans>
          </Button>
          {isEditable && (
            <Button size="compact-xs" variant="subtle" onClick={() => void onEdit(key)}>
              <Trans>Edit</Trans>
            </Button>
          )}
          <Button size="compact-xs" variant="subtle" color="red" onClick={() => void discard()}>
            <Trans>Discard message</Trans>
          </Button>
        </Group>
      )}
    </li>
  )
}
