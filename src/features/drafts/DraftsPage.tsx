import { Paper, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useOnline } from '#shared/offline/online.ts'
import { sendsWhenClosed } from '#shared/offline/outbox_channel.ts'
import { useDeviceQuery } from '#shared/offline/use_device_query.ts'
import { useSession } from '#shared/session/session.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { PageSkeleton, RowsSkeleton } from '#shared/ui/Skeletons.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import { AnswersOnDevice } from './AnswersOnDevice.tsx'
import { DraftItem } from './DraftItem.tsx'
import { bulkTables, TablesOnDevice } from '#features/bulk/index.ts'
import { answersOnDevice, draftsOnDevice } from './drafts_on_device.ts'
import classes from './DraftsPage.module.css'
import { useDraftActions } from './use_draft_actions.ts'

/** The drafts on this device, and the queue of what waits to be sent. */
export function DraftsPage() {
  const session = useSession()
  if (!session) return <PageSkeleton />
  return <DraftList key={session.id} accountId={session.id} />
}

function DraftList({ accountId }: { accountId: number }) {
  const { t } = useLingui()
  usePageTitle(t`Drafts and queue`)
  const isOnline = useOnline()
  const actions = useDraftActions(accountId)
  const { data: isSentWhenClosed } = useQuery({
    queryKey: ['sends when closed'],
    queryFn: sendsWhenClosed,
    meta: { quiet: true },
  })
  const { data: tables = [] } = useDeviceQuery(`tables ${accountId}`, () => bulkTables(accountId))
  const { data: answers = [] } = useDeviceQuery(`answers ${accountId}`, () => answersOnDevice(accountId))
  const { data: entries, isFailed } = useDeviceQuery(String(accountId), () => draftsOnDevice(accountId))
  return (
    <Paper withBorder className={classes.page}>
      <Title order={1} size="h4">
        <Trans>Drafts and queue</Trans>
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {isSentWhenClosed ? (
          <Trans>
            Everything here is stored in this browser. What is queued is sent as soon as the network allows,
            also after you have closed this page, as long as the browser runs.
          </Trans>
        ) : (
          <Trans>
            Everything here is stored in this browser. What is queued is sent as soon as the network allows,
            while a page of this site is open.
          </Trans>
        )}
      </Text>
      <TablesOnDevice tables={tables} />
      <AnswersOnDevice answers={answers} actions={actions} />
      {isFailed ? (
        <Empty
          title={t`The storage of this browser cannot be read`}
          hint={t`A private window or a full disk can be the reason. Drafts saved on the server are in the lists.`}
        />
      ) : !entries ? (
        <RowsSkeleton height={92} />
      ) : entries.length === 0 && tables.length + answers.length > 0 ? null : entries.length === 0 ? (
        <Empty
          title={t`Nothing is waiting on this device`}
          hint={t`Forms are kept here while you type, even offline.`}
        />
      ) : (
        <ul className={classes.list}>
          {entries.map((entry) => (
            <DraftItem
              key={`${entry.id} ${entry.item?.key ?? ''}`}
              entry={entry}
              isOnline={isOnline}
              actions={actions}
            />
          ))}
        </ul>
      )}
    </Paper>
  )
}
