import { useState } from 'react'
import { Button, Group, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { IconFingerprint } from '@tabler/icons-react'
import { passkeyApi, passkeyLimit, type Passkey } from '#contract/passkey.ts'
import { query } from '#shared/api/query.ts'
import { formatAge, formatDate } from '#shared/i18n/format.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { RowsSkeleton } from '#shared/ui/Skeletons.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import { AddDialog } from './AddDialog.tsx'
import { canUsePasskeys } from './browser.ts'
import { RemoveDialog } from './RemoveDialog.tsx'
import { RenameDialog } from './RenameDialog.tsx'
import entries from '#shared/ui/Entries.module.css'
import classes from './PasskeyList.module.css'

type Opened = { dialog: 'add' } | { dialog: 'rename' | 'remove'; passkey: Passkey }

/** What passkeys are, and those of the account, with dialogs to add, rename and remove them. */
export function PasskeyList() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery({ ...query(passkeyApi.list, {}), staleTime: 0 })
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  if (error && !data) return <ErrorPanel error={error} retry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={4} />
  return (
    <Stack gap="sm">
      <Text size="sm">
        <Trans>
          With a passkey you log in the way you unlock your device: with a fingerprint, your face or its PIN.
          Nothing has to be typed, and a fake page cannot get hold of it. Your password goes on working.
        </Trans>
      </Text>
      {data.length > 0 && (
        <ul className={entries.list} aria-label={t`Passkeys`}>
          {data.map((passkey) => (
            <Entry key={passkey.id} passkey={passkey} onOpen={(dialog) => setOpened({ dialog, passkey })} />
          ))}
        </ul>
      )}
      {!canUsePasskeys() ? (
        <Text size="sm" c="dimmed">
          <Trans>This browser cannot use passkeys at this address.</Trans>
        </Text>
      ) : data.length < passkeyLimit ? (
        <Button style={{ alignSelf: 'flex-start' }} onClick={() => setOpened({ dialog: 'add' })}>
          <Trans>Add a passkey</Trans>
        </Button>
      ) : (
        <Text size="sm" c="dimmed">
          <Trans>An account keeps at most {passkeyLimit} passkeys.</Trans>
        </Text>
      )}
      {opened?.dialog === 'add' && <AddDialog onClose={close} />}
      {opened?.dialog === 'rename' && <RenameDialog passkey={opened.passkey} onClose={close} />}
      {opened?.dialog === 'remove' && <RemoveDialog passkey={opened.passkey} onClose={close} />}
    </Stack>
  )
}

type EntryProps = { passkey: Passkey; onOpen: (dialog: 'rename' | 'remove') => void }

function Entry({ passkey, onOpen }: EntryProps) {
  const { t } = useLingui()
  const { name, is_synced, created_time, used_time } = passkey
  return (
    <li className={`${entries.item} ${classes.item}`}>
      <IconFingerprint size={22} stroke={1.5} aria-hidden />
      <div className={entries.what}>
        <Group gap={8}>
          <Text size="sm" fw={600} className={classes.name}>
            {name}
          </Text>
          <Tag tone={is_synced ? 'green' : 'grey'}>{is_synced ? t`Synced` : t`On one device`}</Tag>
        </Group>
        <Text size="xs" c="dimmed">
          <Trans>added on {formatDate(created_time)}</Trans> ·{' '}
          {used_time === null ? t`not used yet` : t`last used ${formatAge(used_time)}`}
        </Text>
      </div>
      <Group gap={6} justify="flex-end">
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t`Rename: ${name}`}
          onClick={() => onOpen('rename')}
        >
          <Trans>Rename</Trans>
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t`Remove: ${name}`}
          onClick={() => onOpen('remove')}
        >
          <Trans>Remove</Trans>
        </Button>
      </Group>
    </li>
  )
}
