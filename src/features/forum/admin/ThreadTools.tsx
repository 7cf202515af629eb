import { Button, Group, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowsExchange, IconLock, IconLockOpen, IconPin, IconPinnedOff } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { forumAdminApi, type AdminForumPost } from '#contract/forum_admin.ts'
import { call } from '#shared/api/call.ts'
import { useSections } from '../queries.ts'
import { ThreadTags } from '../ThreadTags.tsx'
import { LockDialog, MoveDialog } from './ThreadDialogs.tsx'
import { refreshAfterDecision } from './refresh_after_decision.ts'

type Props = { thread: AdminForumPost['thread'] }

/** What operators do with the whole thread: pin it, close it for replies, move it to another section. */
export function ThreadTools({ thread }: Props) {
  const { t } = useLingui()
  const { nameOf } = useSections()
  const [dialog, setDialog] = useState<'lock' | 'move' | null>(null)
  const { id, revision, is_pinned: isPinned, is_locked: isLocked } = thread
  const options = { keep: true }
  const pin = useMutation({
    mutationFn: () =>
      call(forumAdminApi.pin, { params: { id }, body: { revision, is_pinned: !isPinned } }, options),
    onSettled: refreshAfterDecision,
  })
  const unlock = useMutation({
    mutationFn: () =>
      call(forumAdminApi.lock, { params: { id }, body: { revision, is_locked: false } }, options),
    onSettled: refreshAfterDecision,
  })
  const button = (label: string, Icon: typeof IconPin, onClick: () => void, isBusy = false) => (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<Icon size={14} aria-hidden />}
      loading={isBusy}
      onClick={onClick}
    >
      {label}
    </Button>
  )
  return (
    <section aria-label={t`The thread`}>
      <Text size="sm" mb={6}>
        <Trans>Section: {nameOf(thread.section_id) ?? '…'}</Trans>
      </Text>
      {thread.tags.length > 0 && (
        <Group gap={8} mb={6}>
          <ThreadTags tags={thread.tags} />
        </Group>
      )}
      <Group gap={6}>
        {button(
          isPinned ? t`Unpin` : t`Pin`,
          isPinned ? IconPinnedOff : IconPin,
          () => pin.mutate(),
          pin.isPending,
        )}
        {isLocked
          ? button(t`Open for replies`, IconLockOpen, () => unlock.mutate(), unlock.isPending)
          : button(t`Close for replies`, IconLock, () => setDialog('lock'))}
        {button(t`Move`, IconArrowsExchange, () => setDialog('move'))}
      </Group>
      {dialog === 'lock' && <LockDialog thread={thread} onClose={() => setDialog(null)} />}
      {dialog === 'move' && <MoveDialog thread={thread} onClose={() => setDialog(null)} />}
    </section>
  )
}
