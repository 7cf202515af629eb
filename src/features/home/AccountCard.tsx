import { Avatar, Badge, Paper, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Session } from '#contract/account.ts'
import type { dashboardApi } from '#contract/dashboard.ts'
import type { Reply } from '#contract/endpoint.ts'
import { ownName } from '#shared/i18n/names.ts'
import { avatarUrl } from '#shared/api/file_address.ts'
import { membershipLabels } from '#shared/i18n/labels.ts'
import { allowed } from '#shared/session/allowed.ts'
import { useSession } from '#shared/session/session.ts'
import { useToken } from '#shared/session/token.ts'
import { ButtonLink } from '#shared/ui/links.tsx'
import { waitingQuery } from './queries.ts'
import classes from './HomePage.module.css'

const tierColors = { none: 'gray', silver: 'steel', gold: 'yellow' } as const

/** Card with the signed-in account and what waits for it; visitors are invited to log in. */
export function AccountCard() {
  const token = useToken()
  const session = useSession()
  return (
    <Paper withBorder className={classes.account}>
      {token === null ? <Visitor /> : <Member session={session} />}
    </Paper>
  )
}

function Visitor() {
  return (
    <>
      <Text fw={650} fz="lg">
        <Trans>Welcome</Trans>
      </Text>
      <Text size="sm" c="dimmed" mt={4}>
        <Trans>Log in to enquire, save items and publish your own stock.</Trans>
      </Text>
      <div className={classes.buttons}>
        <ButtonLink to="/login">
          <Trans>Log in</Trans>
        </ButtonLink>
        <ButtonLink to="/register" variant="default">
          <Trans>Register</Trans>
        </ButtonLink>
      </div>
    </>
  )
}

function Member({ session }: { session: Session | null }) {
  const { t } = useLingui()
  const { data } = useQuery(waitingQuery)
  const tier = session?.tenant?.membership ?? 'none'
  return (
    <>
      <div className={classes.who}>
        <Avatar src={avatarUrl(session?.avatar)} alt="" size={40} radius="xl" color="forge" variant="filled">
          {session && ownName(session).slice(0, 1).toUpperCase()}
        </Avatar>
        <div className={classes.names}>
          <Text fw={650} truncate>
            {session ? ownName(session) : '…'}{' '}
            {session?.tenant && (
              <Badge size="sm" variant="light" color={tierColors[tier]}>
                {t(membershipLabels[tier])}
              </Badge>
            )}
          </Text>
          <Text size="xs" c="dimmed" truncate>
            {session?.tenant?.name ?? session?.pre_company_name}
          </Text>
        </div>
      </div>
      <div className={classes.waiting}>
        {allowed(session, 'seller_quotation.get') && (
          <Figure value={data?.intentions_open} label={<Trans>Enquiries to answer</Trans>} />
        )}
        {allowed(session, 'buyer_purchase.get') && (
          <Figure
            value={data?.quotes_open}
            label={<Trans>Quotes to answer</Trans>}
            to="/backend/quotes_received"
            search={{ open: 1 }}
          />
        )}
        <Figure value={data && waitingOf(data.waiting, 'in_review')} label={<Trans>In review</Trans>} />
        <Figure value={data && waitingOf(data.waiting, 'expiring')} label={<Trans>Expiring soon</Trans>} />
      </div>
    </>
  )
}

/** Returns the number of the company's postings of all kinds in a state. */
const waitingOf = (
  waiting: Reply<typeof dashboardApi.backend>['waiting'],
  state: 'in_review' | 'expiring',
): number => waiting.reduce((sum, of) => sum + of[state], 0)

type FigureProps = {
  value: number | undefined
  label: ReactNode
  to?: '/backend/dashboard' | '/backend/quotes_received'
  search?: { open?: 1 }
}

function Figure({ value, label, to = '/backend/dashboard', search = {} }: FigureProps) {
  return (
    <Link to={to} search={search} className={classes.figure}>
      <strong data-waits={(value ?? 0) > 0 || undefined}>{value || '–'}</strong>
      <span>{label}</span>
    </Link>
  )
}
