import { Group, Stack, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { dashboardApi } from '#contract/dashboard.ts'
import { query } from '#shared/api/query.ts'
import { formatCount } from '#shared/i18n/format.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { AccusationPanel } from './AccusationPanel.tsx'
import classes from './AdminOverview.module.css'
import type { AdminOverviewSearch } from './admin_overview_search.ts'
import { FigureCard, QueueCard } from './cards.tsx'
import { DayBars } from './DayBars.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'

const overviewQuery = query(dashboardApi.admin, {}, { keep: true })

/** Start page of the back office: what waits and for how long, and figures of the market. */
export function AdminOverview({ search }: { search: AdminOverviewSearch }) {
  const { t } = useLingui()
  usePageTitle(t`Overview`, t`Back office`)
  const { data, error, refetch } = useQuery(overviewQuery)
  if (error) return <ErrorPanel error={error} retry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const requests = data.queues.find(({ name }) => name === 'accusation')
  const published = data.published_7d.reduce((sum, day) => sum + day.count, 0)
  return (
    <Stack gap="md">
      <Title order={1} size="h3">
        <Trans>Overview</Trans>
      </Title>
      <div className={classes.grid}>
        {data.queues.map((queue) => (
          <QueueCard key={queue.name} queue={queue} />
        ))}
        <FigureCard
          label={t`Stock listings online`}
          value={data.online}
          place={{ to: '/admin/quotation', search: { state: 'online' } }}
        />
        <FigureCard label={t`Companies`} value={data.companies} place={{ to: '/admin/tenant' }} />
        <FigureCard label={t`Accounts`} value={data.accounts} place={{ to: '/admin/user' }} />
      </div>
      <section className={classes.card}>
        <Group justify="space-between">
          <Title order={2} size="h4">
            <Trans>Published in the last 7 days</Trans>
          </Title>
          <Text size="sm" c="dimmed">
            <Trans>{formatCount(published)} in total</Trans>
          </Text>
        </Group>
        <DayBars days={data.published_7d} label={t`Published per day`} />
      </section>
      {requests && <AccusationPanel search={search} waiting={requests.count} />}
    </Stack>
  )
}
