import { Group, Paper, Stack, Text, Title } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { membershipApi, type OwnMembership } from '#contract/membership.ts'
import { CompanyHint } from '#features/company/index.ts'
import { call } from '#shared/api/call.ts'
import { query } from '#shared/api/query.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { membershipLabels } from '#shared/i18n/labels.ts'
import { QuotaBar } from '#shared/quota/QuotaBar.tsx'
import { quotaLabels } from '#shared/quota/quota_labels.ts'
import { actsForCompany } from '#shared/session/acts_for_company.ts'
import { useSession } from '#shared/session/session.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { ButtonLink } from '#shared/ui/links.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import { PersonalButton } from '#shared/form/PersonalButton.tsx'
import { FreightLedger } from './FreightLedger.tsx'
import { applicationStateLabels } from './labels.ts'
import classes from './Membership.module.css'
import { Periods } from './Periods.tsx'

const ownQuery = query(membershipApi.own, {})

/** The company's own membership: tier and end, application, periods, and how much of its limits is used. */
export function MembershipPage() {
  const { t } = useLingui()
  usePageTitle(t`My membership`)
  const session = useSession()
  const { data, error, refetch } = useQuery({ ...ownQuery, enabled: actsForCompany(session) })
  if (session && !actsForCompany(session)) return <CompanyHint />
  if (error && !data) return <ErrorPanel error={error} retry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return (
    <Stack gap="md">
      <Tier own={data} />
      {data.application && <Application own={data} application={data.application} />}
      <Paper withBorder className={classes.page} component="section" aria-label={t`Limits`}>
        <Title order={2} size="h5" mb="sm">
          <Trans>Limits</Trans>
        </Title>
        <div className={classes.quotas}>
          {data.quotas.map(({ name, used, limit }) => (
            <QuotaBar key={name} label={t(quotaLabels[name].label)} used={used} limit={limit} />
          ))}
        </div>
      </Paper>
      <FreightLedger />
      <Paper withBorder className={classes.page} component="section" aria-label={t`Periods`}>
        <Title order={2} size="h5" mb="sm">
          <Trans>Periods</Trans>
        </Title>
        <Periods periods={data.periods} />
      </Paper>
    </Stack>
  )
}

function Tier({ own }: { own: OwnMembership }) {
  const { t } = useLingui()
  const until = own.ends_on && formatDate(own.ends_on)
  return (
    <Paper withBorder className={classes.page}>
      <Group justify="space-between">
        <div>
          <Title order={1} size="h4" mb={4}>
            <Trans>My membership</Trans>
          </Title>
          <Group gap="xs">
            <Tag tone={own.tier === 'gold' ? 'amber' : 'grey'}>{t(membershipLabels[own.tier])}</Tag>
            {until && (
              <Text size="sm" c="dimmed">
                <Trans>until {until}</Trans>
              </Text>
            )}
          </Group>
        </div>
        <ButtonLink to="/home/membership" variant={own.can.apply ? 'filled' : 'default'}>
          {own.can.apply ? <Trans>Compare and apply</Trans> : <Trans>Compare memberships</Trans>}
        </ButtonLink>
      </Group>
    </Paper>
  )
}

type ApplicationProps = { own: OwnMembership; application: NonNullable<OwnMembership['application']> }

function Application({ own, application }: ApplicationProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { label, tone } = applicationStateLabels[application.state]
  const withdraw = useMutation({
    mutationFn: () => call(membershipApi.withdraw, { params: { id: application.id } }),
    onSettled: () => client.invalidateQueries({ queryKey: [membershipApi.own.path] }),
  })
  return (
    <Paper withBorder className={classes.page} component="section" aria-label={t`Membership application`}>
      <Group justify="space-between">
        <div>
          <Title order={2} size="h5" mb={4}>
            <Trans>Membership application</Trans>
          </Title>
          <Group gap="xs">
            <Tag tone={tone}>{t(label)}</Tag>
            <Text size="sm">
              {t(membershipLabels[application.tier])} ·{' '}
              <Plural value={application.years} one="# year" other="# years" />
            </Text>
            <Text size="sm" c="dimmed">
              <Trans>sent {formatDate(application.created_time)}</Trans>
            </Text>
          </Group>
        </div>
        {own.can.withdraw && (
          <PersonalButton variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
            <Trans>Withdraw</Trans>
          </PersonalButton>
        )}
      </Group>
      {application.remark && (
        <Text size="sm" mt="xs" className={classes.text}>
          {application.remark}
        </Text>
      )}
      {application.reason && (
        <Text size="sm" mt="xs" className={classes.text}>
          <Trans>Reason: {application.reason}</Trans>
        </Text>
      )}
    </Paper>
  )
}
