import { Group, List, Paper, Stack, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconUserPlus } from '@tabler/icons-react'
import type { Reply } from '#contract/endpoint.ts'
import {
  invitationDays,
  type PendingTransfer,
  type ReceivedInvitation,
  type staffApi,
} from '#contract/staff.ts'
import { CertifiedBadge } from '#features/company/index.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { openConfirmModal } from '#shared/ui/open_modal.ts'
import { PersonalButton } from '#shared/form/PersonalButton.tsx'
import { RightTags } from './Rights.tsx'
import classes from './Staff.module.css'
import { useStaffActions } from './use_staff_actions.ts'

/** An invitation to the reader, who accepts or declines it. */
export function InvitationCard({ invitation }: { invitation: ReceivedInvitation }) {
  const { t } = useLingui()
  const { accept, decline } = useStaffActions()
  const { id, company, rights, invited_by: person } = invitation
  const isBusy = accept.isPending || decline.isPending
  return (
    <Paper withBorder className={classes.card} component="section" aria-label={t`Invitation`}>
      <Group gap={8}>
        <Title order={2} fz="md">
          <Trans>{company.name} invites you to join its staff</Trans>
        </Title>
        <CertifiedBadge company={company} />
      </Group>
      <Text size="sm" c="dimmed">
        <Trans>
          Invited by {person}, valid until {formatDate(invitation.expires_time, true)}
        </Trans>
      </Text>
      <Group gap={8} align="center">
        <Text size="sm">
          <Trans>Your rights there:</Trans>
        </Text>
        <RightTags rights={rights} />
      </Group>
      <Text size="sm" c="dimmed">
        <Trans>
          What you publish for the company belongs to it. While you are on its staff, you have no company of
          your own.
        </Trans>
      </Text>
      <Group gap="xs">
        <PersonalButton loading={accept.isPending} disabled={isBusy} onClick={() => accept.mutate(id)}>
          <Trans>Accept</Trans>
        </PersonalButton>
        <PersonalButton
          variant="default"
          loading={decline.isPending}
          disabled={isBusy}
          onClick={() => decline.mutate(id)}
        >
          <Trans>Decline</Trans>
        </PersonalButton>
      </Group>
    </Paper>
  )
}

/** A hand-over of the main account that waits: the named person confirms it, the other one can withdraw it. */
export function TransferCard({ transfer }: { transfer: PendingTransfer }) {
  const { t } = useLingui()
  const { confirmTransfer, declineTransfer, withdrawTransfer } = useStaffActions()
  const { id, from, to } = transfer
  const until = formatDate(transfer.expires_time, true)
  return (
    <Paper
      withBorder
      className={classes.card}
      component="section"
      aria-label={t`Hand-over of the main account`}
    >
      <Title order={2} fz="md">
        {transfer.is_named ? (
          <Trans>{from} wants to hand the main account to you</Trans>
        ) : (
          <Trans>{to} has not confirmed the hand-over yet</Trans>
        )}
      </Title>
      <Text size="sm" c="dimmed">
        {transfer.is_named ? (
          <Trans>
            As the main account you decide about the company, its staff and membership, and cannot leave
            before you hand it on. Valid until {until}.
          </Trans>
        ) : (
          <Trans>You stay the main account until then. It expires on {until}.</Trans>
        )}
      </Text>
      <Group gap="xs">
        {transfer.is_named ? (
          <>
            <PersonalButton loading={confirmTransfer.isPending} onClick={() => confirmTransfer.mutate(id)}>
              <Trans>Become the main account</Trans>
            </PersonalButton>
            <PersonalButton
              variant="default"
              loading={declineTransfer.isPending}
              onClick={() => declineTransfer.mutate(id)}
            >
              <Trans>Decline</Trans>
            </PersonalButton>
          </>
        ) : (
          <PersonalButton
            variant="default"
            loading={withdrawTransfer.isPending}
            onClick={() => withdrawTransfer.mutate(id)}
          >
            <Trans>Withdraw the hand-over</Trans>
          </PersonalButton>
        )}
      </Group>
    </Paper>
  )
}

type Own = Reply<typeof staffApi.own>

/** The own place in the company, for staff who may not manage it, and for everybody who could leave. */
export function MembershipCard({ membership }: { membership: NonNullable<Own['membership']> }) {
  const { t } = useLingui()
  const { leave } = useStaffActions()
  const { company, rights } = membership
  const ask = () =>
    void openConfirmModal({
      title: t`Leave ${company.name}?`,
      children: (
        <Text size="sm">
          <Trans>
            You lose its postings, dealings and rights at once; they stay with the company. Your account,
            saved items and searches stay yours. Only a new invitation brings you back.
          </Trans>
        </Text>
      ),
      labels: { confirm: t`Leave the company`, cancel: t`Cancel` },
      confirmProps: { color: 'red' },
      onConfirm: () => leave.mutate(),
    })
  return (
    <Paper withBorder className={classes.card} component="section" aria-label={t`My place in the company`}>
      <Group gap={8}>
        <Title order={2} fz="md">
          <Trans>You are on the staff of {company.name}</Trans>
        </Title>
        <CertifiedBadge company={company} />
      </Group>
      <Group gap={8}>
        <Text size="sm">
          <Trans>Your rights:</Trans>
        </Text>
        <RightTags rights={rights} />
      </Group>
      <Text size="sm" c="dimmed">
        <Trans>The main account and colleagues who manage staff can change them.</Trans>
      </Text>
      <Stack align="flex-start">
        <PersonalButton variant="light" color="red" size="sm" loading={leave.isPending} onClick={ask}>
          <Trans>Leave the company</Trans>
        </PersonalButton>
      </Stack>
    </Paper>
  )
}

/** What somebody without company and invitation sees: what happens next. `accounts` are the own number and address, as companies have to enter them. */
export function NoInvitation({ accounts }: { accounts: readonly string[] }) {
  const { t } = useLingui()
  const account = accounts.join(' / ')
  return (
    <Paper withBorder>
      <Empty
        icon={IconUserPlus}
        title={t`No company has invited you`}
        hint={
          <List type="ordered" size="sm" ta="start" spacing={4}>
            <List.Item>
              <Trans>
                Ask your company to invite {account}: its main account does that under “My staff”.
              </Trans>
            </List.Item>
            <List.Item>
              <Trans>
                The invitation then shows here and in your messages, and you accept or decline it within{' '}
                {invitationDays} days.
              </Trans>
            </List.Item>
            <List.Item>
              <Trans>
                Until then you can look at the market. To publish, quote or enquire, you need a company.
              </Trans>
            </List.Item>
          </List>
        }
      />
    </Paper>
  )
}
