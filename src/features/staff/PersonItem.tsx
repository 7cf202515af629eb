import { useState } from 'react'
import { Avatar, Button, Group, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffMember, StaffRight } from '#contract/staff.ts'
import { avatarUrl } from '#shared/api/file_address.ts'
import { formatDate } from '#shared/i18n/format.ts'
import entries from '#shared/ui/Entries.module.css'
import { openConfirmModal } from '#shared/ui/open_modal.ts'
import { Tag } from '#shared/ui/Tag.tsx'
import { RightTags } from './Rights.tsx'
import { RightsDialog } from './RightsDialog.tsx'
import classes from './Staff.module.css'
import { TransferDialog } from './TransferDialog.tsx'
import { useStaffActions } from './use_staff_actions.ts'

/** One person of the company: role, rights, last sign-in, and what the reader may do. */
export function PersonItem({ person, gives }: { person: StaffMember; gives: readonly StaffRight[] }) {
  const { t } = useLingui()
  const isMain = person.role === 'main_account'
  return (
    <li className={`${entries.item} ${classes.item}`}>
      <Group gap="sm" wrap="nowrap">
        <Avatar src={avatarUrl(person.avatar)} alt="" radius="xl" color="forge" variant="filled">
          {person.name.slice(0, 1).toUpperCase()}
        </Avatar>
        <div className={entries.what}>
          <Group gap={6}>
            <Text fw={600}>{person.name}</Text>
            <Tag tone={isMain ? 'forge' : 'grey'}>{isMain ? t`Main account` : t`Staff`}</Tag>
            {person.is_self && (
              <Text size="sm" c="dimmed">
                <Trans>you</Trans>
              </Text>
            )}
            {person.is_disabled && <Tag tone="amber">{t`Disabled`}</Tag>}
          </Group>
          <Text size="sm" c="dimmed">
            {person.account}
          </Text>
        </div>
      </Group>
      {isMain ? (
        <Text size="sm" c="dimmed">
          <Trans>Every right</Trans>
        </Text>
      ) : (
        <RightTags rights={person.rights} />
      )}
      <Text size="sm" c="dimmed">
        {person.last_login_time ? (
          <Trans>Last login {formatDate(person.last_login_time)}</Trans>
        ) : (
          <Trans>Never logged in</Trans>
        )}
      </Text>
      <PersonActions person={person} gives={gives} />
    </li>
  )
}

function PersonActions({ person, gives }: { person: StaffMember; gives: readonly StaffRight[] }) {
  const { t } = useLingui()
  const { remove } = useStaffActions()
  const [open, setOpen] = useState<'rights' | 'transfer' | null>(null)
  const close = () => setOpen(null)
  const { id, name, can } = person
  const ask = () =>
    void openConfirmModal({
      title: t`Remove ${name} from your staff?`,
      children: (
        <Text size="sm">
          <Trans>
            {name} keeps the account and loses the company at once. Postings, files and dealings stay with the
            company; the main account is told of answers to what {name} sent.
          </Trans>
        </Text>
      ),
      labels: { confirm: t`Remove`, cancel: t`Cancel` },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(id),
    })
  const action = (label: string, words: string, onClick: () => void) => (
    <Button variant="subtle" color="gray" size="compact-sm" px={6} aria-label={label} onClick={onClick}>
      {words}
    </Button>
  )
  return (
    <Group gap={0} justify="flex-end">
      {can.change && action(t`Change the rights of ${name}`, t`Change rights`, () => setOpen('rights'))}
      {can.transfer &&
        action(t`Hand the main account to ${name}`, t`Hand over the main account`, () => setOpen('transfer'))}
      {can.remove && action(t`Remove ${name}`, t`Remove`, ask)}
      {open === 'rights' && <RightsDialog person={person} gives={gives} onClose={close} />}
      {open === 'transfer' && <TransferDialog person={person} onClose={close} />}
    </Group>
  )
}
