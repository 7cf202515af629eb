import { Alert, Paper, Stack, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { IconCertificate } from '@tabler/icons-react'
import { dashboardApi } from '#contract/dashboard.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { BackendPermission } from '#contract/permissions.ts'
import type { OwnTab } from '#contract/postings/tables.ts'
import type { QuoteTab } from '#contract/quote_states.ts'
import { LatestQuotes } from '#features/quote/index.ts'
import { JoinedPanel } from '#features/joining/index.ts'
import { entryAnsweredBy, entryOfKind } from '#features/postings/index.ts'
import { query } from '#shared/api/query.ts'
import { formatCount } from '#shared/i18n/format.ts'
import { certificationLabels } from '#shared/i18n/labels.ts'
import { actsForCompany } from '#shared/session/acts_for_company.ts'
import { allowed } from '#shared/session/allowed.ts'
import { useSession } from '#shared/session/session.ts'
import { CompanyHint } from '#features/company/index.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import classes from './BackendOverview.module.css'
import { FirstSteps, isNewCompany } from './FirstSteps.tsx'
import { IntentionPanel } from './IntentionPanel.tsx'
import type { OverviewSearch } from './overview_search.ts'
import { QuotaBars } from '#shared/quota/QuotaBars.tsx'
import { TrendPanel } from './TrendPanel.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'

type Overview = Reply<typeof dashboardApi.backend>

const here = '/backend/dashboard'

type Tile = {
  label: string
  count: number
  to: string
  search: { tab?: 'received' | 'sent'; open?: 1; state?: OwnTab | QuoteTab }
  hash?: string
  /** Permission that staff need to see what is counted. */
  permission?: BackendPermission
  /** Somebody else has to act, so the tile is not highlighted. */
  waitsForOthers?: boolean
  /** Links to each list if the count is spread over several. */
  parts?: { label: string; count: number; to: string }[]
}

/** Tiles with what waits for the person, each with a link to where it is done. */
function Waiting({ of }: { of: Overview }) {
  const { t } = useLingui()
  const session = useSession()
  const mine = entryAnsweredBy('intention').view.route.own
  /** Returns count and link for the company's postings in a state; with several kinds, one link for each. */
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
      permission: 'seller_quotation.get',
    },
    {
      label: t`Quotes to answer`,
      count: of.quotes_open,
      to: '/backend/quotes_received',
      search: { open: 1 },
      permission: 'buyer_purchase.get',
    },
    { label: t`Rejected`, ...own('rejected') },
    { label: t`Expiring in 3 days`, ...own('expiring') },
    { label: t`In review`, ...own('in_review'), waitsForOthers: true },
    {
      label: t`My enquiries awaiting an answer`,
      count: of.intentions_sent_open,
      to: here,
      search: { tab: 'sent', open: 1 },
      waitsForOthers: true,
      permission: 'buyer_purchase.get',
    },
    {
      label: t`My quotes awaiting an answer`,
      count: of.quotes_sent_open,
      to: '/backend/quotes_sent',
      search: { state: 'open' },
      waitsForOthers: true,
      permission: 'seller_quotation.get',
    },
    {
      label: t`Group buys you have joined`,
      count: of.joined,
      to: here,
      search: {},
      hash: 'joined',
      waitsForOthers: true,
      permission: 'buyer_purchase.get',
    },
  ]
  const tiles = every.filter(({ permission }) => allowed(session, permission))
  return (
    <div className={classes.tiles}>
      {tiles.map(
        ({
          label,
          count,
          to,
          search,
          waitsForOthers,
          parts,
          hash = to === here ? 'intentions' : undefined,
        }) => {
          const given = {
            className: classes.tile,
            'data-waiting': (count > 0 && !waitsForOthers) || undefined,
          }
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

/** Start page of a company's backend: first steps, what waits, trends, quotas, and the newest enquiries and quotes. */
export function BackendOverview({ search }: { search: OverviewSearch }) {
  const { t } = useLingui()
  usePageTitle(t`Overview`)
  const navigate = useNavigate()
  const session = useSession()
  const overview = useQuery({ ...query(dashboardApi.backend, {}), staleTime: 0 })
  if (!session || overview.isPending) return <PageSkeleton />
  if (!actsForCompany(session)) return <CompanyHint />
  if (overview.isError) return <ErrorPanel error={overview.error} retry={() => void overview.refetch()} />
  const { data } = overview
  const certification = session.tenant_auth.state
  const steps = { certification, ...data.first_steps }
  return (
    <Stack gap={12}>
      {certification === 'expired' && (
        <Alert
          color="yellow"
          icon={<IconCertificate size={20} />}
          title={t(certificationLabels[certification])}
        >
          <Trans>Only certified companies can publish stock. You can already prepare drafts.</Trans>
        </Alert>
      )}
      {isNewCompany(steps) && <FirstSteps {...steps} />}
      <Paper withBorder p="lg" component="section" aria-label={t`To do`}>
        <Title order={1} size="h4" mb="md">
          <Trans>To do</Trans>
        </Title>
        <Waiting of={data} />
      </Paper>
      <div className={classes.pair}>
        <TrendPanel
          session={session}
          online={{ count: data.online, tonnes: data.online_tonnes }}
          range={search.days ?? 7}
          onRange={(days) =>
            void navigate({
              to: here,
              search: { ...search, days: days === 7 ? undefined : days },
              resetScroll: false,
              replace: true,
            })
          }
        />
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
      <LatestQuotes session={session} />
      {allowed(session, 'buyer_purchase.get') && <JoinedPanel />}
    </Stack>
  )
}
