import { Badge, Button, Group, Paper, Progress, Stack, Table, Text, Title } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { IconRefresh } from '@tabler/icons-react'
import { Suspense, useEffect, type ReactNode } from 'react'
import { pushApi } from '#contract/push.ts'
import { query } from '#shared/api/query.ts'
import { queryClient } from '#shared/api/query_client.ts'
import { formatBytes, formatDate } from '#shared/i18n/format.ts'
import { openPollChannel } from '#shared/offline/poll_news.ts'
import { useOnline } from '#shared/offline/online.ts'
import { subscribeWorkerNews } from '#shared/offline/worker.ts'
import { useSession } from '#shared/session/session.ts'
import { toastError, toastSuccess } from '#shared/ui/toast.ts'
import { RowsSkeleton } from '#shared/ui/Skeletons.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import { PushSwitch } from '#features/user_message/index.ts'
import { ClearDevice } from './ClearDevice.tsx'
import { readDevice, type DeviceState } from './device_state.ts'

const key = ['device state'] as const

/** Page that shows what this device stores, how fresh it is, and whether push messages can reach it. */
export function DevicePage() {
  const { t } = useLingui()
  usePageTitle(t`Device and sync`)
  const uid = useSession()?.id
  const { data } = useQuery({
    queryKey: [...key, uid],
    queryFn: () => readDevice(uid ?? 0),
    enabled: uid !== undefined,
    staleTime: 0,
  })
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: key })
    const channel = openPollChannel()
    channel.addEventListener('message', refresh)
    // While the page is open, the first worker may become active, or a new one may begin to wait.
    void navigator.serviceWorker?.ready.then(refresh)
    const stop = subscribeWorkerNews(refresh)
    return () => {
      channel.close()
      stop()
    }
  }, [])
  return (
    <Paper withBorder p="lg">
      <Title order={1} size="h3" mb="md">{t`Device and sync`}</Title>
      {data && uid !== undefined ? <DeviceTable state={data} uid={uid} /> : <RowsSkeleton rows={7} />}
    </Paper>
  )
}

function DeviceTable({ state, uid }: { state: DeviceState; uid: number }) {
  const { t } = useLingui()
  const online = useOnline()
  const check = useMutation({
    mutationFn: async () => (await import('#shared/offline/page_poll.ts')).checkNow(uid),
    onSuccess: (outcome) => {
      if (outcome === 'asked') toastSuccess(t`Checked just now.`)
      else if (outcome === 'offline') toastError(t`You are offline`)
      else toastError(t`The server cannot be reached`)
      void queryClient.invalidateQueries({ queryKey: key })
    },
  })
  const { counts, unsent, poll, usage, quota } = state
  const workers = {
    none: t`No background worker: open pages ask for messages themselves, and nothing opens offline`,
    installing: t`Installing`,
    waiting: t`A new version is ready: click Update`,
    active: t`Active`,
  }
  const line = (label: string, value: ReactNode) => (
    <Table.Tr>
      <Table.Th w={190} fw={500}>
        {label}
      </Table.Th>
      <Table.Td>{value}</Table.Td>
    </Table.Tr>
  )
  return (
    <Stack gap="md">
      <Table verticalSpacing="sm">
        <Table.Tbody>
          {line(
            t`Network`,
            <Badge color={online ? 'green' : 'yellow'} variant="light" radius="sm" tt="none">
              {online ? t`online` : t`offline`}
            </Badge>,
          )}
          {line(
            t`Service worker`,
            <>
              {workers[state.worker]}
              {state.workerBuild && (
                <Text size="xs" c="dimmed">
                  <Trans>Version {state.workerBuild}</Trans>
                </Text>
              )}
            </>,
          )}
          {line(
            t`Last check for messages`,
            <Group gap="sm">
              <span>{poll?.answeredAt ? formatDate(new Date(poll.answeredAt), true) : t`not yet`}</span>
              {poll !== null && poll.failures > 0 && (
                <Text size="xs" c="dimmed">
                  <Trans>
                    {poll.failures} failed since; next try at {formatDate(new Date(poll.dueAt), true)}
                  </Trans>
                </Text>
              )}
              <Button
                size="compact-sm"
                variant="default"
                leftSection={<IconRefresh size={14} aria-hidden />}
                loading={check.isPending}
                onClick={() => check.mutate()}
              >
                <Trans>Check now</Trans>
              </Button>
              <Text size="xs" c="dimmed" w="100%">
                <Trans>
                  Every 30 seconds while a page is open. With no page open, only notifications of the browser
                  reach you.
                </Trans>
              </Text>
            </Group>,
          )}
          {line(
            t`Notifications`,
            <>
              <Suspense>
                <PushSwitch />
              </Suspense>
              <PushServices />
            </>,
          )}
          {line(t`Waiting to be sent`, <Waiting unsent={unsent} marks={counts.read_marks} />)}
          {line(t`Kept on this device`, <Kept counts={counts} />)}
          {line(
            t`Storage`,
            usage === null || quota === null ? (
              t`Not reported by the browser`
            ) : (
              <Stack gap={4} maw={360}>
                <span>{t`${formatBytes(usage)} of ${formatBytes(quota)} used`}</span>
                <Progress value={(usage / quota) * 100} aria-label={t`Storage used`} size="sm" />
                <Text size="xs" c="dimmed">
                  {state.persisted
                    ? t`Protected: the browser does not clear it by itself.`
                    : t`The browser may clear it when space runs out; it is protected after the first draft.`}
                </Text>
              </Stack>
            ),
          )}
        </Table.Tbody>
      </Table>
      <ClearDevice uid={uid} />
    </Stack>
  )
}

function Waiting({ unsent, marks }: { unsent: DeviceState['unsent']; marks: number }) {
  const { queued: postings, messages } = unsent
  if (postings + messages + marks === 0) return <Trans>nothing</Trans>
  return (
    <>
      {postings > 0 && (
        <div>
          <Plural value={postings} one="# posting" other="# postings" />
        </div>
      )}
      {messages > 0 && (
        <div>
          <Plural value={messages} one="# message" other="# messages" />
        </div>
      )}
      {marks > 0 && (
        <div>
          <Plural value={marks} one="# message marked as read" other="# messages marked as read" />
        </div>
      )}
    </>
  )
}

function Kept({ counts }: Pick<DeviceState, 'counts'>) {
  const { drafts, attachments, notifications, seen } = counts
  return (
    <>
      <Plural value={drafts} one="# draft" other="# drafts" /> ·{' '}
      <Plural value={attachments} one="# file" other="# files" /> ·{' '}
      <Plural value={notifications} one="# message" other="# messages" /> ·{' '}
      <Plural value={seen} one="# page" other="# pages" />
    </>
  )
}

/** Which push service the server uses for this session, and whether it can reach it. */
function PushServices() {
  const { data } = useQuery({ ...query(pushApi.subscriptions, {}, { quiet: true }), meta: { quiet: true } })
  const own = data?.find((one) => one.is_this_session)
  if (!own) return null
  return (
    <Text size="xs" c="dimmed" mt={4}>
      {own.service_reachable ? (
        <Trans>Sent through {own.service}.</Trans>
      ) : (
        <Trans>
          {own.service} cannot be reached from the server now; messages arrive while a page is open.
        </Trans>
      )}{' '}
      {own.delivered_time && <Trans>Last delivered {formatDate(own.delivered_time, true)}.</Trans>}
    </Text>
  )
}
