import { useEffect, useEffectEvent } from 'react'
import { forumApi } from '#contract/forum.ts'
import { publishUnread } from '#features/user_message/index.ts'
import { call } from '#shared/api/call.ts'
import { getToken, isActing } from '#shared/session/token.ts'

/**
 * Marks the notifications about a thread read while it is in sight, again when it has grown. An operator who acts for
 * somebody marks nothing. Without a network the notifications stay unread.
 */
export function useMarkThreadRead(id: number, lastPosition: number | undefined): void {
  const mark = useEffectEvent(() => {
    if (lastPosition === undefined || document.visibilityState !== 'visible') return
    if (getToken() === null || isActing() || !navigator.onLine) return
    const input = { params: { id } }
    void call(forumApi.markRead, input, { quiet: true, keep: true, background: true })
      .then(publishUnread)
      .catch(() => undefined)
  })
  useEffect(() => {
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [id, lastPosition])
}
