import { Button, Group, Paper, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useState, useSyncExternalStore } from 'react'
import { applyUpdate, getWorkerNews, subscribeWorkerNews } from '#shared/offline/worker.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import classes from './UpdatePrompt.module.css'

/** Offers a new version; nothing reloads before the person agrees, so that no edit is lost. */
export function UpdatePrompt() {
  const news = useSyncExternalStore(subscribeWorkerNews, getWorkerNews)
  const [later, setLater] = useState<typeof news>(null)
  // The worker before first finishes what it is doing, such as a poll on a hanging line.
  const [isAsked, setAsked] = useState(false)
  if (news === null || news === later) return null
  return (
    <Notice about="update">
      <Paper withBorder shadow="md" className={`${classes.prompt} ${classes.update}`} role="status">
        <Text size="sm">
          {news === 'waiting' ? (
            <Trans>A new version is ready.</Trans>
          ) : (
            <Trans>
              Another tab has switched to the new version. Finish what you are typing, then reload.
            </Trans>
          )}
        </Text>
        <Group gap="xs" wrap="nowrap">
          <Button
            size="xs"
            loading={isAsked}
            onClick={() => {
              setAsked(true)
              applyUpdate()
            }}
          >
            <Trans>Update now</Trans>
          </Button>
          <Button size="xs" variant="default" onClick={() => setLater(news)}>
            <Trans>Later</Trans>
          </Button>
        </Group>
      </Paper>
    </Notice>
  )
}
