import { Paper, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { IconUserShield } from '@tabler/icons-react'
import { actedApi, actedShown, type Acted } from '#contract/acted.ts'
import { query } from '#shared/api/query.ts'
import { formatClock, formatDate } from '#shared/i18n/format.ts'
import { useHashScroll } from '#shared/navigation/use_hash_scroll.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import entries from '#shared/ui/Entries.module.css'
import { RowsSkeleton } from '#shared/ui/Skeletons.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import { ChangeOf } from './ChangeOf.tsx'

/** When operators acted for the reader, why, and what they changed, field by field (decision 126). */
export function ActedPage() {
  const { t } = useLingui()
  usePageTitle(t`Done for you by operators`)
  const { data, error, refetch } = useQuery(query(actedApi.history, {}))
  return (
    <Paper withBorder className={entries.page}>
      <Title order={1} size="h4" mb={4}>
        <Trans>Done for you by operators</Trans>
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        <Trans>
          The last {actedShown.times} times an operator of the market had your account open. They can prepare
          drafts for you; what is published, sent, agreed or paid is yours alone.
        </Trans>
      </Text>
      {error ? (
        <ErrorPanel error={error} retry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton />
      ) : data.length === 0 ? (
        <Empty icon={IconUserShield} title={t`No operator has acted for you`} />
      ) : (
        data.map((acted) => <ActedTime key={acted.id} acted={acted} />)
      )}
    </Paper>
  )
}

function ActedTime({ acted }: { acted: Acted }) {
  const { id, operator, reason, opened_time: from, ended_time: until, changes } = acted
  const day = formatDate(from, true)
  useHashScroll(`acting-${id}`)
  return (
    <section id={`acting-${id}`} aria-labelledby={`acting-${id}-title`}>
      <Title order={2} size="h5" mt="md" id={`acting-${id}-title`}>
        {until ? (
          <Trans>
            {operator}, {day} to {formatClock(until)}
          </Trans>
        ) : (
          <Trans>
            {operator}, since {day}
          </Trans>
        )}
      </Title>
      <Text size="sm" mb="xs">
        <Trans>Reason: {reason}</Trans>
      </Text>
      {changes.length === 0 ? (
        <Text size="sm" c="dimmed">
          <Trans>Nothing was changed</Trans>
        </Text>
      ) : (
        changes.map((change) => <ChangeOf key={change.id} change={change} />)
      )}
    </section>
  )
}
