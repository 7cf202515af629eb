import { Anchor, Badge, Group, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Session } from '#contract/account.ts'
import type { Certification, Membership } from '#contract/enums.ts'
import { EnglishNameForm } from './EnglishNameForm.tsx'
import { formatLastDay } from '#shared/i18n/last_day.ts'
import { foundsCompany } from '#shared/session/acts_for_company.ts'
import { AnchorLink } from '#shared/ui/links.tsx'
import { certificationLabels, creditRatingLabels, membershipLabels } from '#shared/i18n/labels.ts'

const membershipColors: Record<Membership, string> = { none: 'gray', silver: 'steel', gold: 'yellow' }
const certificationColors: Record<Certification, string> = {
  none: 'gray',
  submitted: 'blue',
  revision_requested: 'yellow',
  rejected: 'red',
  certified: 'green',
  expired: 'yellow',
}

/** Membership, certification and credit rating of the account's company; staff find their own place in it. */
export function CompanyState({ session, close }: { session: Session; close: () => void }) {
  const { t } = useLingui()
  const { tenant, tenant_auth: auth } = session
  const until = tenant?.membership_until && formatLastDay(tenant.membership_until)
  const expires = auth.expires_on && formatLastDay(auth.expires_on)
  return (
    <Stack gap="md">
      <Row label={<Trans>Company</Trans>}>
        <Text size="sm" fw={600}>
          {tenant?.name ?? session.pre_company_name ?? <Trans>No company yet</Trans>}
        </Text>
        {session.pre_business_tag && (
          <Text size="xs" c="dimmed">
            {session.pre_business_tag}
          </Text>
        )}
        <EnglishNameForm session={session} />
        {session.role_list.includes('staff') && (
          <Anchor size="sm" component={Link} to="/backend/staff" onClick={close}>
            <Trans>My rights here, and leaving</Trans>
          </Anchor>
        )}
        {foundsCompany(session) && (
          <Text size="xs" c="dimmed" mt={4}>
            <Trans>Your company will be set up with the first posting, quote or enquiry that you save.</Trans>
          </Text>
        )}
      </Row>
      <Row label={<Trans>Membership</Trans>}>
        <Group gap="xs">
          <Badge color={membershipColors[tenant?.membership ?? 'none']} variant="light">
            {t(membershipLabels[tenant?.membership ?? 'none'])}
          </Badge>
          {until && (
            <Text size="xs" c="dimmed">
              <Trans>until {until}</Trans>
            </Text>
          )}
        </Group>
        <Text size="xs" c="dimmed" mt={4}>
          {tenant?.membership !== 'gold' ? (
            <Trans>Gold members see the contact details of other companies.</Trans>
          ) : tenant.credit_rating === 0 ? (
            <Trans>Your company is frozen: it sees no contact details of others.</Trans>
          ) : (
            <Trans>You can see other companies’ contact details.</Trans>
          )}{' '}
          <AnchorLink to="/home/membership" size="xs">
            <Trans>Compare memberships</Trans>
          </AnchorLink>
        </Text>
      </Row>
      <Row label={<Trans>Certification</Trans>}>
        <Group gap="xs">
          <Badge color={certificationColors[auth.state]} variant="light">
            {t(certificationLabels[auth.state])}
          </Badge>
          {expires && (
            <Text size="xs" c="dimmed">
              <Trans>valid until {expires}</Trans>
            </Text>
          )}
        </Group>
      </Row>
      {tenant && (
        <Row label={<Trans>Credit rating</Trans>}>
          <Text size="sm">{t(creditRatingLabels[tenant.credit_rating])}</Text>
        </Row>
      )}
    </Stack>
  )
}

function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <Text size="xs" c="dimmed" mb={2}>
        {label}
      </Text>
      {children}
    </div>
  )
}
