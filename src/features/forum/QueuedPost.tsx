import { Button, Group, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconClockHour4, IconExclamationCircle } from '@tabler/icons-react'
import type { RichText as Document } from '#contract/rich_text.ts'
import { queueStateLabel } from '#features/postings/index.ts'
import type { OutboxRow } from '#shared/offline/account_rows.ts'
import type { ShownWithPost } from '#shared/offline/draft_names.ts'
import { useOnline } from '#shared/offline/online.ts'
import { wakeOutbox } from '#shared/offline/outbox_channel.ts'
import { discardQueued, retry } from '#shared/offline/outbox_queue.ts'
import { RichText } from '#shared/rich_text/RichText.tsx'
import { toastError } from '#shared/ui/toast.ts'
import { PostQuote } from './PostQuote.tsx'
import classes from './Post.module.css'

type Props = {
  accountId: number
  row: OutboxRow
  /** Takes it back into its form; null while nothing can be written. */
  onEdit: ((key: string) => void) | null
}

type Values = { title?: string; body?: Document; shown?: ShownWithPost }

/** A thread or reply that has not arrived: its state, why it was refused, and its actions. */
export function QueuedPost({ accountId, row, onEdit }: Props) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const { key, state, problem, attempts } = row
  const { title, body, shown } = row.values as Values
  const needsYou = state === 'needs_you'
  // After an attempt the post may have arrived, and an edited one would then arrive in addition.
  const isEditable = onEdit !== null && (needsYou || attempts === 0)
  const sendAgain = async () => {
    await retry(accountId, key)
    wakeOutbox(true)
  }
  const discard = async () => {
    if (!(await discardQueued(accountId, key))) toastError(t`It is being sent and cannot be discarded now`)
  }
  const Mark = needsYou ? IconExclamationCircle : IconClockHour4
  return (
    <article className={classes.queued} data-needs={needsYou || undefined} aria-label={row.title}>
      <div className={classes.postHead} role="status">
        <Mark size={14} aria-hidden /> {queueStateLabel(row, isOnline)}
      </div>
      {title && <strong>{title}</strong>}
      {shown?.quote && <PostQuote quote={shown.quote} />}
      {body && <RichText text={body} hasAnchors={false} />}
      {needsYou && (
        <Text size="sm" c="red" role="alert">
          {problem?.message || t`A file is no longer on this device; choose it again`}
        </Text>
      )}
      {state !== 'sending' && (
        <Group gap={4} mt={4}>
          <Button size="compact-xs" variant="subtle" disabled={!isOnline} onClick={() => void sendAgain()}>
            {needsYou ? <Trans>Try again</Trans> : <Trans>Send now</Trans>}
          </Button>
          {isEditable && (
            <Button size="compact-xs" variant="subtle" onClick={() => onEdit(key)}>
              <Trans>Edit</Trans>
            </Button>
          )}
          <Button size="compact-xs" variant="subtle" color="red" onClick={() => void discard()}>
            <Trans context="post">Discard</Trans>
          </Button>
        </Group>
      )}
    </article>
  )
}
