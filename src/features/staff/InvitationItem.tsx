import { Group, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SentInvitation } from '#contract/staff.ts'
import { formatDate } from '#shared/i18n/format.ts'
import entries from '#shared/ui/Entries.module.css'
import { Tag } from '#shared/ui/Tag.tsx'
import { PersonalButton } from '#shared/form/PersonalButton.tsx'
import { RightTags } from './Rights.tsx'
import classes from './Staff.module.css'
import { useStaffActions } from './use_staff_actions.ts'

/** One invitation that nobody has answered: to whom, with which rights, until when. */
export function InvitationItem({ invitation }: { invitation: SentInvitation }) {
  const { t } = useLingui()
  const { sendAgain, withdrawInvitation } = useStaffActions()
  const { id, account, invited_by: person } = invitation
  const isBusy = sendAgain.isPending || withdrawInvitation.isPending
  return (
    <li className={`${entries.item} ${classes.item}`}>
      <div className={entries.what}>
        <Group gap={6}>
          <Text fw={600}>{account}</Text>
          {invitation.is_expired && <Tag tone="amber">{t`Expired`}</Tag>}
        </Group>
        <Text size="sm" c="dimmed">
          <Trans>
            Invited by {person} on {formatDate(invitation.sent_time)}
          </Trans>
        </Text>
      </div>
      <RightTags rights={invitation.rights} />
      <Text size="sm" c="dimmed">
        {invitation.is_expired ? (
          <Trans>expired on {formatDate(invitation.expires_time)}</Trans>
        ) : (
          <Trans>valid until {formatDate(invitation.expires_time)}</Trans>
        )}
      </Text>
      <Group gap={4} wrap="nowrap" justify="flex-end">
        {invitation.can.send && (
          <PersonalButton
            variant="subtle"
            size="compact-sm"
            disabled={isBusy}
            aria-label={t`Send again to ${account}`}
            onClick={() => sendAgain.mutate(id)}
          >
            <Trans>Send again</Trans>
          </PersonalButton>
        )}
        {invitation.can.withdraw && (
          <PersonalButton
            variant="subtle"
            color="red"
            size="compact-sm"
            disabled={isBusy}
            aria-label={t`Withdraw the invitation of ${account}`}
            onClick={() => withdrawInvitation.mutate(id)}
          >
            <Trans context="invitation">Withdraw</Trans>
          </PersonalButton>
        )}
      </Group>
    </li>
  )
}
