import { Button, Group, Paper, Text, Title } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { OutboxRow } from '#shared/offline/account_rows.ts'
import { useOnline } from '#shared/offline/online.ts'
import { readQueued } from '#shared/offline/outbox_queue.ts'
import { useDeviceQuery } from '#shared/offline/use_device_query.ts'
import { queueStateLabel } from '../queue_labels.ts'

type Props = {
  accountId: number
  item: OutboxRow
  /** Takes the item out of the queue and opens the form. */
  onEdit: () => void
  /** Called when the server refused the item, so that the form can be opened again. */
  onRefused: () => void
}

/** Replaces a form that waits in the queue; it can be edited again once it is taken out. */
export function QueuedPanel({ accountId, item: queued, onEdit, onRefused }: Props) {
  const isOnline = useOnline()
  const { data: item = queued } = useDeviceQuery(queued.key, () => readQueued(accountId, queued.key))
  const refused = useEffectEvent(onRefused)
  useEffect(() => {
    if (item.state === 'needs_you') refused()
  }, [item.state])
  return (
    <Paper withBorder p="lg" role="status">
      <Title order={1} size="h4" mb="xs">
        {item.title}
      </Title>
      <Text mb="md">{queueStateLabel(item, isOnline)}</Text>
      <Group>
        {item.state !== 'published' && (
          <Button variant="default" onClick={onEdit} disabled={item.state === 'sending' && isOnline}>
            <Trans>Remove from the queue and edit</Trans>
          </Button>
        )}
        <Button component={Link} to="/backend/drafts" variant="subtle">
          <Trans>To drafts and queue</Trans>
        </Button>
      </Group>
    </Paper>
  )
}
