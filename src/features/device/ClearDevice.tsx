import { Button, Group, Text } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconTrash } from '@tabler/icons-react'
import { signOut } from '#shared/session/sign_out.ts'
import { openConfirmModal } from '#shared/ui/open_modal.ts'
import { countLosses } from './device_losses.ts'
import { clearDevice } from './device_state.ts'

/** Button that deletes everything of this site from this browser, after a warning that counts what would be lost. */
export function ClearDevice({ uid }: { uid: number }) {
  const { t } = useLingui()
  const clear = async () => {
    await signOut()
    await clearDevice()
    location.replace('/login')
  }
  const ask = async () => {
    const losses = await countLosses(uid)
    const { all, others } = losses ?? { all: 0, others: 0 }
    const warning = !losses
      ? t`Drafts on this device and what was not sent, also of other accounts, will be lost. You will be logged out.`
      : others > 0
        ? t`${plural(all, { one: '# draft or unsent posting', other: '# drafts or unsent postings' })} on this device will be lost, ${others} of them of other accounts. You will be logged out.`
        : all > 0
          ? t`${plural(all, { one: '# draft or unsent posting', other: '# drafts or unsent postings' })} on this device will be lost. You will be logged out.`
          : t`You will be logged out. What is on the server stays.`
    await openConfirmModal({
      title: t`Clear this device?`,
      children: <Text size="sm">{warning}</Text>,
      labels: { confirm: t`Clear`, cancel: t`Cancel` },
      confirmProps: { color: 'red' },
      onConfirm: () => void clear(),
    })
  }
  return (
    <Group>
      <Button
        variant="light"
        color="red"
        size="sm"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => void ask()}
      >
        <Trans>Clear this device</Trans>
      </Button>
      <Text size="xs" c="dimmed">
        <Trans>Deletes everything this site keeps in this browser.</Trans>
      </Text>
    </Group>
  )
}
