import { Group, Stack, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { dashboardApi } from '#contract/dashboard.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { AdminPermission } from '#contract/permissions.ts'
import { query } from '#shared/api/query.ts'
import { RangeChoice } from '#shared/chart/RangeChoice.tsx'
import { allowed } from '#shared/session/allowed.ts'
import { useSession } from '#shared/session/session.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { RowsSkeleton } from '#shared/ui/Skeletons.tsx'
import classes from './AdminOverview.module.css'
import type { AdminOverviewSearch } from './admin_overview_search.ts'
import { FigureCard } from './cards.tsx'
import { MarketFigures } from './MarketFigures.tsx'
import { MarketSetup, MarketSetupAgain } from './MarketSetup.tsx'
import { PostingFigures } from './PostingFigures.tsx'
import { Queues } from './Queues.tsx'
import { ReportSwitch } from './ReportSwitch.tsx'
import { ReviewAges } from './ReviewAges.tsx'
import { SearchMisses } from './SearchMisses.tsx'
import { ServerHealth } from './ServerHealth.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'

const overviewQuery = query(dashboardApi.admin, {}, { keep: true })

/** Start page of the back office: what waits and for how long, and figures of the market. */
export function AdminOverview({ search }: { search: AdminOverviewSearch }) {
  const { t } = useLingui()
  usePageTitle(t`Overview`, t`Back office`)
  const { data, error, refetch } = useQuery(overviewQuery)
  // A table of zeros says nothing on a first day.
  const isUnused = data?.companies === 0 && data.online === 0
  return (
    <Stack gap="md">
      <Title order={1} size="h3">
        <Trans>Overview</Trans>
      </Title>
      <MarketSetup />
      {error ? (
        <ErrorPanel error={error} retry={() => void refetch()} />
      ) : data ? (
        <Queues queues={data.queues} />
      ) : (
        <RowsSkeleton rows={2} height={90} />
      )}
      {isUnused ? (
        <Text size="sm" c="dimmed">
          <Trans>Figures follow here once companies use the market.</Trans>
        </Text>
      ) : (
        <Figures search={search} size={data} />
      )}
      <MarketSetupAgain />
    </Stack>
  )
}

type Size = Reply<typeof dashboardApi.admin>

/** Figures of the market in the chosen range, and how the server does. */
function Figures({ search, size }: { search: AdminOverviewSearch; size: Size | undefined }) {
  const navigate = useNavigate()
  const session = useSession()
  const days = search.days ?? 7
  const sees = (...anyOf: AdminPermission[]) => anyOf.some((permission) => allowed(session, permission))
  return (
    <>
      <Group justify="space-between">
        <Title order={2} size="h4">
          <Trans>Figures</Trans>
        </Title>
        <Group gap="lg">
          <ReportSwitch />
          <RangeChoice
            value={days}
            onChange={(next) =>
              void navigate({
                to: '/admin/dashboard',
                search: { ...search, days: next === 7 ? undefined : next },
                resetScroll: false,
                replace: true,
              })
            }
          />
        </Group>
      </Group>
      {size && <MarketSize {...size} />}
      {sees('admin_quotation.get', 'admin_purchase.get', 'admin_raise.get') && <PostingFigures days={days} />}
      {sees(
        'admin_quotation.get',
        'admin_purchase.get',
        'admin_raise.get',
        'admin_user.get',
        'admin_tenant.get',
      ) && <MarketFigures days={days} />}
      {sees('admin_quotation.get', 'admin_purchase.get') && <ReviewAges />}
      {sees('website_config') && (
        <>
          <SearchMisses days={days} />
          <ServerHealth />
        </>
      )}
    </>
  )
}

/** How large the market is. */
function MarketSize({ online, companies, accounts }: Size) {
  const { t } = useLingui()
  return (
    <div className={classes.grid}>
      <FigureCard
        label={t`Stock listings online`}
        value={online}
        place={{
          to: '/admin/quotation',
          search: { state: 'online' },
          permission: 'admin_quotation.get',
        }}
      />
      <FigureCard
        label={t`Companies`}
        value={companies}
        place={{ to: '/admin/tenant', permission: 'admin_tenant.get' }}
      />
      <FigureCard
        label={t`Accounts`}
        value={accounts}
        place={{ to: '/admin/user', permission: 'admin_user.get' }}
      />
    </div>
  )
}
