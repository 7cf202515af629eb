import { Button, Chip, Group, Paper, Switch, Tabs, Text, TextInput, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconChecks, IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { formatDate } from '#shared/i18n/format.ts'
import { useSearchText } from '#shared/navigation/use_search_text.ts'
import { useOnline } from '#shared/offline/online.ts'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import { MessageList } from './MessageList.tsx'
import { modulesOf } from './message_filter.ts'
import type { MessagesSearch } from './messages_search.ts'
import { messageGroupNames, type MessageGroup } from './message_groups.ts'
import { messageGroupLabels } from './module_labels.ts'
import { MessageSettings } from './MessageSettings.tsx'
import { OpenMessage } from './OpenMessage.tsx'
import { useReadAll } from './mark_read.ts'
import { useUnread } from './unread.ts'

/** Page of all notifications, searchable even offline, and of the notification settings. */
export function MessagesPage({ search }: { search: MessagesSearch }) {
  const { t } = useLingui()
  usePageTitle(search.tab === 'settings' ? t`Notification settings` : t`Messages`)
  const navigate = useNavigate()
  const go = (change: MessagesSearch) =>
    void navigate({
      to: '/backend/messages',
      search: { ...search, ...change },
      replace: true,
      resetScroll: false,
    })
  if (search.open !== undefined && search.of !== undefined)
    return <OpenMessage id={search.open} module={search.of} sign={search.sign ?? ''} />
  return (
    <Paper withBorder p="lg">
      <Title order={1} size="h3" mb="sm">
        <Trans>Messages</Trans>
      </Title>
      <Tabs
        value={search.tab ?? 'messages'}
        onChange={(tab) => go({ tab: tab === 'settings' ? 'settings' : undefined })}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="messages">{t`All messages`}</Tabs.Tab>
          <Tabs.Tab value="settings">{t`Notification settings`}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="messages">
          <MessagesPanel search={search} go={go} />
        </Tabs.Panel>
        <Tabs.Panel value="settings">
          <MessageSettings />
        </Tabs.Panel>
      </Tabs>
    </Paper>
  )
}

function MessagesPanel({ search, go }: { search: MessagesSearch; go: (change: MessagesSearch) => void }) {
  const { t } = useLingui()
  const online = useOnline()
  const unread = useUnread()
  const readAll = useReadAll()
  const [text, type] = useSearchText(search.keyword, (keyword) => go({ keyword }))
  const checked = unread && formatDate(new Date(unread.at), true)
  return (
    <>
      <Group gap="md" mb="sm">
        <TextInput
          type="search"
          aria-label={t`Search messages`}
          placeholder={t`Search title and text`}
          leftSection={<IconSearch size={16} aria-hidden />}
          maxLength={50}
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          w={280}
        />
        <Switch
          label={t`Unread only`}
          checked={search.unread ?? false}
          onChange={({ currentTarget }) => go({ unread: currentTarget.checked || undefined })}
        />
        <Button
          ml="auto"
          size="xs"
          variant="default"
          leftSection={<IconChecks size={16} aria-hidden />}
          loading={readAll.isPending}
          disabled={!unread || unread.all === 0}
          onClick={() => readAll.mutate(search.group ? modulesOf(search.group) : null)}
        >
          {search.group ? <Trans>Mark this subject as read</Trans> : <Trans>Mark all as read</Trans>}
        </Button>
      </Group>
      <Group gap="xs" mb="sm" role="group" aria-label={t`Subject`}>
        <Chip size="xs" checked={search.group === undefined} onChange={() => go({ group: undefined })}>
          <Trans>All</Trans>
        </Chip>
        {messageGroupNames.map((name: MessageGroup) => (
          <Chip
            key={name}
            size="xs"
            checked={search.group === name}
            onChange={(chosen) => go({ group: chosen ? name : undefined })}
          >
            {t(messageGroupLabels[name])}
          </Chip>
        ))}
      </Group>
      <Text size="xs" c="dimmed" role="status" mih={18}>
        {!online && t`You are offline; new messages arrive when you are connected.`}{' '}
        {checked && t`Last checked ${checked}`}
      </Text>
      <MessageList filter={{ keyword: search.keyword, group: search.group, unread: search.unread }} />
    </>
  )
}
