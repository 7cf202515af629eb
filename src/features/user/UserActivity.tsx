import { Anchor, Group } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { userPageApi, type PersonActivity, type PersonOverview } from '#contract/user.ts'
import { AuditRows } from '#features/audit_log/index.ts'
import { PostingCounts } from '#features/tenant/index.ts'
import { query } from '#shared/api/query.ts'
import { formatCount } from '#shared/i18n/format.ts'
import { DetailSection } from '#shared/resource_page/DetailSection.tsx'
import { allowed } from '#shared/session/allowed.ts'
import { useSession } from '#shared/session/session.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { Fact, Facts } from '#shared/ui/Facts.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { UserReports } from './UserReports.tsx'

/** What the person did, and what was done with the account. */
export function UserActivity({ person }: { person: PersonOverview }) {
  const { t } = useLingui()
  const { id } = person
  const { data, error, refetch } = useQuery(query(userPageApi.activity, { params: { id } }))
  if (error && !data) return <ErrorPanel error={error} retry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return (
    <>
      {person.company && (
        <>
          <DetailSection title={t`Own postings`}>
            <PostingCounts postings={data.postings} />
          </DetailSection>
          <DetailSection title={t`Dealings`}>
            <Dealings dealings={data.dealings} />
          </DetailSection>
        </>
      )}
      <DetailSection title={t`Reports by and about the person`}>
        <UserReports reports={data.reports} />
      </DetailSection>
      <DetailSection title={t`Notifications`}>
        <Messages activity={data} />
      </DetailSection>
      <DetailSection title={t`Audit log`}>
        <AuditRows rows={data.audit} />
        <Group gap="md">
          <LogLink search={{ object_kind: 'user', object_sign: String(id) }}>
            <Trans>With the account</Trans>
          </LogLink>
          <LogLink search={{ on_behalf_of_id: id }}>
            <Trans>On the person’s behalf</Trans>
          </LogLink>
          {person.is_operator && (
            <LogLink search={{ actor_id: id }}>
              <Trans>By the person</Trans>
            </LogLink>
          )}
        </Group>
      </DetailSection>
    </>
  )
}

function Dealings({ dealings }: Pick<PersonActivity, 'dealings'>) {
  const { t } = useLingui()
  return (
    <Facts>
      <Fact label={t`Enquiries sent`}>{formatCount(dealings.enquiries)}</Fact>
      <Fact label={t`Quotes sent`}>{formatCount(dealings.quotes)}</Fact>
      <Fact label={t`Group buys`}>{formatCount(dealings.group_buys)}</Fact>
      <Fact label={t`Deals from these`}>{formatCount(dealings.deals)}</Fact>
    </Facts>
  )
}

function Messages({ activity: { messages, failed_deliveries: failed } }: { activity: PersonActivity }) {
  const { t } = useLingui()
  const session = useSession()
  const unread = formatCount(messages.unread)
  return (
    <Facts>
      <Fact label={t`Notifications`}>
        {formatCount(messages.all)} · {t`${unread} unread`}
      </Fact>
      <Fact label={t`Failed deliveries`}>
        {failed > 0 && allowed(session, 'website_config') ? (
          <Anchor component={Link} size="sm" to={'/admin/delivery' as string} search={{} as never}>
            {formatCount(failed)}
          </Anchor>
        ) : (
          formatCount(failed)
        )}
      </Fact>
    </Facts>
  )
}

const LogLink = ({ search, children }: { search: object; children: React.ReactNode }) => (
  <Anchor component={Link} size="xs" to={'/admin/audit_log' as string} search={search as never}>
    {children}
  </Anchor>
)
