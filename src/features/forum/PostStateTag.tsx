import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { PostState } from '#contract/forum_views.ts'
import { Tag, type TagTone } from '#shared/ui/Tag.tsx'

export const postStateLabels: Record<PostState, MessageDescriptor> = {
  waiting: msg`Waits for review`,
  shown: msg`Shown`,
  refused: msg`Not approved`,
  hidden: msg`Hidden by an operator`,
  deleted: msg`Deleted by its author`,
}
export const postTones: Record<PostState, TagTone> = {
  waiting: 'amber',
  shown: 'green',
  refused: 'grey',
  hidden: 'grey',
  deleted: 'grey',
}

/** State of a thread or reply; nothing for one that everybody sees. */
export function PostStateTag({ state }: { state: PostState }) {
  const { t } = useLingui()
  if (state === 'shown') return null
  return <Tag tone={postTones[state]}>{t(postStateLabels[state])}</Tag>
}
