import { msg, plural } from '@lingui/core/macro'
import { i18n } from '@lingui/core'
import type { OutboxRow } from '#shared/offline/account_rows.ts'

/** Returns the label of a queued item's state; `null` means a draft that was not queued. */
export function queueStateLabel(item: Pick<OutboxRow, 'state' | 'files'> | null, isOnline: boolean): string {
  if (item === null) return i18n._(msg`Saved on this device`)
  const { state, files } = item
  switch (state) {
    case 'waiting':
      return isOnline ? i18n._(msg`Waiting to be sent`) : i18n._(msg`Waiting for the network`)
    case 'sending':
      if (!isOnline) return i18n._(msg`Waiting for the network`)
      return files
        ? i18n._(
            msg`Sending ${files.done} of ${plural(files.total, { one: '# photo or file', other: '# photos and files' })}`,
          )
        : i18n._(msg`Sending`)
    case 'paused':
      return i18n._(msg`Waiting for you to log in again`)
    case 'needs_you':
      return i18n._(msg`Needs your attention`)
    case 'published':
      return i18n._(msg`Sent: in review`)
  }
}

const colors = {
  draft: 'gray',
  waiting: 'yellow',
  sending: 'blue',
  paused: 'yellow',
  needs_you: 'red',
  published: 'green',
} as const

/** Returns the colour of the same state. */
export const queueStateColor = (item: Pick<OutboxRow, 'state'> | null, isOnline: boolean): string =>
  colors[item === null ? 'draft' : item.state === 'sending' && !isOnline ? 'waiting' : item.state]
