import { Paper, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { staffApi } from '#contract/staff.ts'
import { query } from '#shared/api/query.ts'
import { sessionQuery, useSession } from '#shared/session/session.ts'
import entries from '#shared/ui/Entries.module.css'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { RowsSkeleton } from '#shared/ui/Skeletons.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import { ExpiredInvitationCard, ExpiredTransfer } from './ExpiredPlace.tsx'
import { InvitationCard, MembershipCard, NoInvitation, TransferCard } from './OwnPlace.tsx'
import classes from './Staff.module.css'
import { StaffList } from './StaffList.tsx'

/** The staff page (SPEC 2.35): what waits for the reader's answer, then the company's people or the own place in it. */
export function StaffPage() {
  const { t } = useLingui()
  usePageTitle(t`My staff`)
  const client = useQueryClient()
  const session = useSession()
  const { data, error, refetch } = useQuery(query(staffApi.own, {}))
  const isMain = session?.role_list.includes('main_account') ?? false
  const isOutdated = Boolean(session?.tenant) && data?.membership === null
  useEffect(() => {
    if (isOutdated) void client.invalidateQueries({ queryKey: [staffApi.own.path] })
  }, [client, isOutdated])
  // Notifications about the own place lead here, so what the page knows of the account may be out of date.
  const place = JSON.stringify(data?.membership)
  useEffect(() => {
    if (place !== undefined) void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
  }, [client, place])
  if (!data)
    return (
      <Paper withBorder className={entries.page}>
        {error ? <ErrorPanel error={error} retry={() => void refetch()} /> : <RowsSkeleton height={64} />}
      </Paper>
    )
  const { membership, invitations, transfer } = data
  // An answer stored by an earlier version of the page has none.
  const { expired = { invitations: [], transfer: null } } = data as Partial<typeof data>
  // Whose first invitation has just founded the company is its main account before the answer above says so.
  const manages = membership ? membership.rights.includes('staff.get') : isMain
  // Only who is in no company has a use for an invitation.
  const isFree = !manages && !membership
  return (
    <div className={classes.page}>
      {!manages && (
        <Title order={1} size="h4">
          <Trans>The company I work for</Trans>
        </Title>
      )}
      {transfer && <TransferCard transfer={transfer} />}
      {invitations.map((invitation) => (
        <InvitationCard key={invitation.id} invitation={invitation} />
      ))}
      {manages && <StaffList />}
      {membership?.role === 'staff' && <MembershipCard membership={membership} />}
      {expired.transfer && <ExpiredTransfer transfer={expired.transfer} />}
      {isFree &&
        expired.invitations.map((invitation) => (
          <ExpiredInvitationCard key={invitation.id} invitation={invitation} />
        ))}
      {isFree && invitations.length + expired.invitations.length === 0 && (
        <NoInvitation accounts={[session?.mobile, session?.email].filter((one) => typeof one === 'string')} />
      )}
    </div>
  )
}
