import { useState } from 'react'
import { Button, Group, Paper, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconUserPlus, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { staffApi } from '#contract/staff.ts'
import { query } from '#shared/api/query.ts'
import { QuotaBar } from '#shared/quota/QuotaBar.tsx'
import { Empty } from '#shared/ui/Empty.tsx'
import entries from '#shared/ui/Entries.module.css'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { RowsSkeleton } from '#shared/ui/Skeletons.tsx'
import { InvitationItem } from './InvitationItem.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { PersonItem } from './PersonItem.tsx'
import classes from './Staff.module.css'

/** The company's people and invitations, for those who manage them. */
export function StaffList() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(query(staffApi.list, {}))
  const [isInviting, setInviting] = useState(false)
  if (!data)
    return (
      <Paper withBorder className={entries.page}>
        {error ? <ErrorPanel error={error} retry={() => void refetch()} /> : <RowsSkeleton height={64} />}
      </Paper>
    )
  const { people, invitations, usage, gives } = data
  const invite = (
    <Button leftSection={<IconUserPlus size={16} aria-hidden />} onClick={() => setInviting(true)}>
      <Trans>Invite a colleague</Trans>
    </Button>
  )
  return (
    <Paper withBorder className={entries.page}>
      <Group justify="space-between" align="flex-start" mb="sm">
        <div>
          <Title order={1} size="h4">
            <Trans>My staff</Trans>
          </Title>
          <Text size="sm" c="dimmed">
            <Trans>Postings and dealings belong to the company, whoever of you made them.</Trans>
          </Text>
        </div>
        <Group gap="md" align="center">
          <div className={classes.quota}>
            <QuotaBar label={t`Staff accounts`} used={usage.used} limit={usage.limit} />
          </div>
          {invite}
        </Group>
      </Group>
      <ul className={entries.list} aria-label={t`People`}>
        {people.map((person) => (
          <PersonItem key={person.id} person={person} gives={gives} />
        ))}
      </ul>
      {invitations.length > 0 && (
        <>
          <Title order={2} fz="md" mt="lg">
            <Trans>Invitations without an answer</Trans>
          </Title>
          <ul className={entries.list} aria-label={t`Invitations without an answer`}>
            {invitations.map((invitation) => (
              <InvitationItem key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </>
      )}
      {people.length < 2 && invitations.length === 0 && (
        <Empty
          icon={IconUsers}
          title={t`You are alone in your company`}
          hint={t`Colleagues whom you invite publish and answer for the company with the rights that you give them.`}
        />
      )}
      {isInviting && <InviteDialog gives={gives} onClose={() => setInviting(false)} />}
    </Paper>
  )
}
