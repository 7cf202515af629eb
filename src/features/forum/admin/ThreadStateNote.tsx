import { Alert } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconEyeOff } from '@tabler/icons-react'
import type { AdminForumPost } from '#contract/forum_admin.ts'
import { PostStateTag } from '../PostStateTag.tsx'

type Props = Pick<AdminForumPost, 'position' | 'thread'>

/** Says of a reply that its thread is not public, and what that means for the decision. */
export function ThreadStateNote({ position, thread: { state } }: Props) {
  if (position === 0 || state === 'shown') return null
  return (
    <Alert
      color="yellow"
      icon={<IconEyeOff size={18} aria-hidden />}
      p="sm"
      title={
        <>
          <Trans>The thread is not public</Trans> <PostStateTag state={state} />
        </>
      }
    >
      {state === 'deleted' ? (
        <Trans>Its replies cannot be published any more.</Trans>
      ) : (
        <Trans>The reply can be accepted or shown again once the thread is.</Trans>
      )}
    </Alert>
  )
}
