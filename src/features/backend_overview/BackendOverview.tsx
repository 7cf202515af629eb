import { Alert, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconCertificate } from '@tabler/icons-react'
import { dashboardApi } from '#contract/dashboard.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { BackendPermission } from '#contract/permissions.ts'
import type { OwnTab } from '#contract/postings/tables.ts'
import type { QuoteTab } from '#contract/quote_states.ts'
import { JoinedPanel } from '#features/joining/index.ts'
import { entryAnswered, entryOfKind } from '#features/postings/index.ts'
import { query } from '#shared/api/query.ts'
import { formatCount, formatNumber } from '#shared/i18n/format.ts'
import { certificationLabels } from '#shared/i18n/labels.ts'
import { actsForCompany } from '#shared/session/acts_for_company.ts'
import { allowed } from '#shared/session/allowed.ts'
import { useSession } from '#shared/session/session.ts'
import { CompanyHint } from '#shared/ui/CompanyHint.tsx'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import classes from './BackendOverview.module.css'
import { IntentionPanel } from './IntentionPanel.tsx'
import type { OverviewSearch } from './overview_search.ts'
import { QuotaBars } from './QuotaBars.tsx'
import { ViewsChart } from './ViewsChart.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'

type Overview = Reply<typeof dashboardApi.backend>

const here = '/backend/dashboard'

type Tile = {
  label: string
  count: number
  to: string
  search: { tab?: 'received' | 'sent'; open?: 1; state?: OwnTab | QuoteTab }
  hash?: string
  /** Staff need it to see what is counted. */
  right?: BackendPermission
  /** Waits for somebody else. */
  calm?: boolean
  /** Where it stands in several places, the way to each. */
  parts?: { label: string; count: number; to: string }[]
}

/** Queues that wait for the person, with the place where each is worked off. */
function Waiting({ of }: { of: Overview }) {
  const { t } = useLingui()
  const session = useSession()
  const mine = entryAnswered('intention').view.route.own
  /** Own postings of all kinds in a state; one kind's are a click away, those of several each have their own. */
  const own = (state: 'rejected' | 'expiring' | 'in_review') => {
    const parts = of.waiting.flatMap(({ kind, [state]: count }) => {
      const { view } = entryOfKind(kind)
      return count > 0 ? [{ label: t(view.title), count, to: view.route.own }] : []
    })
    return {
      count: parts.reduce((sum, { count }) => sum + count, 0),
      to: parts[0]?.to ?? mine,
      search: { state },
      ...(parts.length > 1 && { parts }),
    }
  }
  const every: Tile[] = [
    {
      label: t`Enquiries to answer`,
      count: of.intentions_open,
      to: here,
      search: { tab: 'received', open: 1 },
      right: 'seller_quotation.get',
    },
    {
      label: t`Quotes to answer`,
      count: of.quotes_open,
      to: '/backend/quotes_received',
      search: { open: 1 },
      right: 'buyer_purchase.get',
    },
    { label: t`Rejected`, ...own('rejected') },
    { label: t`Expiring in 3 days`, ...own('expiring') },
    { label: t`In review`, ...own('in_review'), calm: true },
    {
      label: t`My enquiries awaiting an answer`,
      count: of.intentions_sent_open,
      to: here,
      search: { tab: 'sent', open: 1 },
      calm: true,
      right: 'buyer_purchase.get',
    },
    {
      label: t`My quotes awaiting an answer`,
      count: of.quotes_sent_open,
      to: '/backend/quotes_sent',
      search: { state: 'open' },
      calm: true,
      right: 'seller_quotation.get',
    },
    {
      label: t`Group buys you have joined`,
      count: of.joined,
      to: here,
      search: {},
      hash: 'joined',
      calm: true,
      right: 'buyer_purchase.get',
    },
  ]
  const tiles = every.filter(({ right }) => allowed(session, right))
  return (
    <div className={classes.tiles}>
      {tiles.map(
        ({ label, count, to, search, calm, parts, hash = to === here ? 'intentions' : undefined }) => {
          const given = { className: classes.tile, 'data-waiting': (count > 0 && !calm) || undefined }
          const figure = (
            <>
              <span className={classes.count}>{formatCount(count)}</span>
              <span className={classes.label}>{label}</span>
            </>
          )
          if (!parts)
            return (
              <Link key={label} to={to} search={search} hash={hash} {...given}>
                {figure}
              </Link>
            )
          return (
            <div key={label} role="group" aria-label={label} {...given}>
              {figure}
              <div className={classes.parts}>
                {parts.map((part) => (
                  <Link key={part.to} to={part.to} search={search} className={classes.part}>
                    {part.label} {formatCount(part.count)}
                  </Link>
                ))}
              </div>
            </div>
          )
        },
      )}
    </div>
  )
}

/** Start of the personal backend: what waits for me, how my postings do, and the intentions received and sent. */
export function BackendOverview({ search }: { search: OverviewSearch }) {
  const { t } = useLingui()
  usePageTitle(t`Overview`)
  const session = useSession()
  const overview = useQuery({ ...query(dashboardApi.backend, {}), staleTime: 0 })
  if (!session || overview.isPending) return <PageSkeleton />
  if (!actsForCompany(session)) return <CompanyHint />
  if (overview.isError) return <ErrorPanel error={overview.error} retry={() => void overview.refetch()} />
  const { data } = overview
  const certification = session.tenant_auth.state
  return (
    <Stack gap={12}>
      {certification !== 'certified' && (
        <Alert
          color="yellow"
          icon={<IconCertificate size={20} />}
          title={t(certificationLabels[certification])}
        >
          <Trans>Only certified companies can publish stock. You can already prepare drafts.</Trans>
        </Alert>
      )}
      <Paper withBorder p="lg" component="section" aria-label={t`To do`}>
        <Title order={1} size="h4" mb="md">
          <Trans>To do</Trans>
        </Title>
        <Waiting of={data} />
      </Paper>
      <div className={classes.pair}>
        <Paper withBorder p="lg" component="section" aria-label={t`Views of the last 7 days`}>
          <Group justify="space-between" mb="sm">
            <Title order={2} size="h5">
              <Trans>Views of the last 7 days</Trans>
            </Title>
            <Text size="sm" c="dimmed">
              <Trans>
                {formatCount(data.online)} online, {formatNumber(Math.round(data.online_tonnes * 10) / 10)} t
              </Trans>
            </Text>
          </Group>
          <ViewsChart days={data.views_7d} />
        </Paper>
        <Paper withBorder p="lg" component="section" aria-label={t`Quotas`}>
          <Title order={2} size="h5" mb="sm">
            <Trans>Quotas</Trans>
          </Title>
          <QuotaBars quotas={data.quotas} />
        </Paper>
      </div>
      <IntentionPanel
        session={session}
        search={search}
        openReceived={data.intentions_open}
        openSent={data.intentions_sent_open}
      />
      {allowed(session, 'buyer_purchase.get') && <JoinedPanel />}
    </Stack>
  )
}
