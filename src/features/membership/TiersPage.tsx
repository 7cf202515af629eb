import { Paper, Stack, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { membershipApi } from '#contract/membership.ts'
import { paidTiers, type PaidTier } from '#contract/membership_tiers.ts'
import { tierOf, type Tier } from '#contract/quotas.ts'
import type { Session } from '#contract/account.ts'
import { query } from '#shared/api/query.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { actsForCompany } from '#shared/session/acts_for_company.ts'
import { useSession } from '#shared/session/session.ts'
import { AnchorLink } from '#shared/ui/links.tsx'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import { ApplyButton } from './ApplyButton.tsx'
import { TiersTable } from './TiersTable.tsx'
import classes from './Membership.module.css'

const isPaid = (tier: Tier): tier is PaidTier => (paidTiers as readonly Tier[]).includes(tier)

/** The tier whose limits apply to the reader; undefined for visitors and operators. */
const ownTier = (session: Session | null): Tier | undefined =>
  session === null || session.is_backend
    ? undefined
    : tierOf({
        tenantId: session.tenant?.id ?? (actsForCompany(session) ? 0 : null),
        membership: session.tenant?.membership ?? 'none',
        certification: session.tenant_auth.state,
      })

/** What each tier gives, as a table, with the reader's own marked (SPEC 1.13). */
export function TiersPage() {
  const { t } = useLingui()
  usePageTitle(t`Membership`)
  const session = useSession()
  const { data, error, refetch } = useQuery(query(membershipApi.tiers, {}))
  const { data: own } = useQuery({ ...query(membershipApi.own, {}), enabled: actsForCompany(session) })
  const mine = ownTier(session)
  if (error && !data) return <ErrorPanel error={error} retry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const until = own?.ends_on && formatDate(own.ends_on)
  return (
    <Paper withBorder className={classes.page}>
      <Title order={1} size="h3" mb={4}>
        <Trans>Membership</Trans>
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        <Trans>
          Reading, searching, comparing and all tools are free for everybody. A membership gives your company
          more room to trade.
        </Trans>
      </Text>
      <TiersTable
        limits={data.limits}
        mine={mine}
        about={(tier) => (
          <>
            {tier === mine && (
              <Tag tone="forge">
                {isPaid(tier) && until ? <Trans>Your tier until {until}</Trans> : <Trans>Your tier</Trans>}
              </Tag>
            )}
            {isPaid(tier) && <ApplyButton tier={tier} />}
          </>
        )}
      />
      <Notes />
    </Paper>
  )
}

function Notes() {
  return (
    <Stack gap="xs" mt="md">
      <Text size="sm">
        <Trans>
          <b>How to become a member.</b> Your main account applies here for one to three years. Customer
          service agrees on the payment with you and confirms the period; you are notified. Applications,
          periods and limits are shown under{' '}
          <AnchorLink to="/backend/membership" size="sm" underline="always">
            My membership
          </AnchorLink>
          .
        </Trans>
      </Text>
      <Text size="sm">
        <Trans>
          <b>Certification is not for sale.</b> No tier makes a company certified: the operators check its
          licence, free of charge. Offering stock needs a certified company in every tier.
        </Trans>
      </Text>
      <Text size="sm">
        <Trans>
          <b>Freight allowances</b> are used on your own deals, one per deal. With gold, the freight fee that
          you paid for the deal is refunded in full. What is left at the end of a membership year expires.
        </Trans>
      </Text>
    </Stack>
  )
}
