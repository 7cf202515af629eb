import { Button, Drawer, Group, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconChecks } from '@tabler/icons-react'
import { formatClock } from '#shared/i18n/format.ts'
import { useOnline } from '#shared/offline/online.ts'
import { ButtonLink } from '#shared/ui/links.tsx'
import { MessageList } from './MessageList.tsx'
import { useReadAll } from './mark_read.ts'
import { useUnread } from './unread.ts'
import classes from './MessageDrawer.module.css'

const all = {}

/** Drawer with the account's notifications (SPEC 2.96, 4.9, 4.10). */
export function MessageDrawer({ opened, close }: { opened: boolean; close: () => void }) {
  const { t } = useLingui()
  const unread = useUnread()
  const online = useOnline()
  const readAll = useReadAll()
  const checked = unread ? formatClock(unread.at) : null
  const status = !online
    ? t`You are offline; new messages arrive when you are connected.`
    : unread?.failed
      ? t`The server cannot be reached; trying again.`
      : null
  return (
    <Drawer
      opened={opened}
      onClose={close}
      position="right"
      size={400}
      title={
        <Text fw={650} fz="lg">
          <Trans>Messages</Trans>
        </Text>
      }
      closeButtonProps={{ 'aria-label': t`Close` }}
      classNames={{ body: classes.body, content: classes.content }}
    >
      <Group justify="space-between" wrap="nowrap" px="md" py={6} className={classes.status}>
        <Text size="xs" c="dimmed" role="status">
          {status} {online && checked && t`Last checked ${checked}`}
        </Text>
        <Button
          size="compact-xs"
          variant="subtle"
          flex="none"
          leftSection={<IconChecks size={14} aria-hidden />}
          loading={readAll.isPending}
          disabled={!unread || unread.all === 0}
          onClick={() => readAll.mutate(null)}
        >
          <Trans>Mark all as read</Trans>
        </Button>
      </Group>
      {opened && <MessageList filter={all} onOpen={close} scrolls />}
      <Group justify="center" py={6} className={classes.status}>
        <ButtonLink to="/backend/messages" size="compact-sm" variant="subtle" onClick={close}>
          <Trans>Search and settings</Trans>
        </ButtonLink>
      </Group>
    </Drawer>
  )
}
