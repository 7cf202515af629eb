import { Alert, Paper, Stack, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { IconCertificate } from '@tabler/icons-react'
import { dashboardApi } from '#contract/dashboard.ts'
import { LatestQuotes } from '#features/quote/index.ts'
import { JoinedPanel } from '#features/joining/index.ts'
import { query } from '#shared/api/query.ts'
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
import { ToDo } from './ToDo.tsx'
import { QuotaBars } from '#shared/quota/QuotaBars.tsx'
import { TrendPanel } from './TrendPanel.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'

const here = '/backend/dashboard'

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
      {isNewCompany(steps) && <FirstSteps session={session} {...steps} />}
      <Paper withBorder p="lg" component="section" aria-label={t`To do`}>
        <Title order={1} size="h4" mb="md">
          <Trans>To do</Trans>
        </Title>
        <ToDo of={data} session={session} />
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
      {allowed(session, 'buyer_purchase.get') && (
        <JoinedPanel
          key={search.joined_ends}
          ends={search.joined_ends}
          onShowAll={() =>
            void navigate({ to: here, search: { ...search, joined_ends: undefined }, resetScroll: false })
          }
        />
      )}
    </Stack>
  )
}
