import { Paper, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ExpiredInvitation, PendingTransfer } from '#contract/staff.ts'
import { formatDate } from '#shared/i18n/format.ts'
import classes from './Staff.module.css'

/** An invitation that the reader has not answered in time, and what helps. */
export function ExpiredInvitationCard({ invitation }: { invitation: ExpiredInvitation }) {
  const { t } = useLingui()
  const { company, expires_time: end } = invitation
  return (
    <Paper withBorder className={classes.card} component="section" aria-label={t`Expired invitation`}>
      <Title order={2} fz="md">
        <Trans>
          The invitation of {company.name} expired on {formatDate(end)}
        </Trans>
      </Title>
      <Text size="sm" c="dimmed">
        <Trans>If you want to join its staff, ask it to send the invitation again.</Trans>
      </Text>
    </Paper>
  )
}

/** A hand-over that was not confirmed in time, for the person who was named and the one who asked. */
export function ExpiredTransfer({ transfer }: { transfer: PendingTransfer }) {
  const { t } = useLingui()
  const { from, to, expires_time: end, is_named: isNamed } = transfer
  return (
    <Paper withBorder className={classes.card} component="section" aria-label={t`Expired hand-over`}>
      <Title order={2} fz="md">
        {isNamed ? (
          <Trans>
            The hand-over of the main account from {from} to you expired on {formatDate(end)}
          </Trans>
        ) : (
          <Trans>
            The hand-over of the main account to {to} expired on {formatDate(end)}
          </Trans>
        )}
      </Title>
      <Text size="sm" c="dimmed">
        {isNamed ? (
          <Trans>{from} is still the main account: ask for a new hand-over.</Trans>
        ) : (
          <Trans>{to} did not confirm it, so you are still the main account. You can start it again.</Trans>
        )}
      </Text>
    </Paper>
  )
}
