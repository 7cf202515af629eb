import { useEffect, useRef } from 'react'
import { accountApi } from '#contract/account.ts'
import { call } from '#shared/api/call.ts'
import { language } from '#shared/i18n/language.ts'
import type { PollNews } from '#shared/offline/poll_news.ts'
import { fileSeen } from '#shared/offline/seen.ts'
import { enterDevice, finishLeaving, leaveDevice } from '#shared/session/device_session.ts'
import { useSession } from '#shared/session/session.ts'
import { getToken, isActing, useToken } from '#shared/session/token.ts'
import { reloadLists } from './queries.ts'
import { noteFailedPoll, shownUnread, showUnread } from './unread.ts'

/** Without an answer the pages are as old as before; they are asked again at the next navigation. */
const refetchAnnounced = (news: { since: number; rise: number }): void =>
  void import('./announced.ts').then((announced) => announced.refetchAnnounced(news)).catch(() => undefined)

/**
 * The first number of a page has none to compare with: what came after the page was opened, as the poll has stored it,
 * is compared with the age of what the page shows.
 */
async function refetchOlder(uid: number): Promise<void> {
  const { readSince } = await import('#shared/offline/notification_store.ts')
  const news = await readSince(uid, performance.timeOrigin)
  if (news.length > 0) await import('./announced.ts').then((announced) => announced.refetchOlder(news))
}

function onNews(news: PollNews): void {
  if (news.type === 'counts') {
    const shown = shownUnread()
    // Open lists must show the new notifications, and open pages what these announce.
    const rise = shown ? news.counts.all - shown.all : 0
    // A notification that was replaced is news too, although the number stays the same.
    if (shown && (rise > 0 || news.counts.newest > shown.newest)) {
      reloadLists()
      refetchAnnounced({ since: shown.newest, rise })
    }
    showUnread({ ...news.counts, at: news.at, failed: false })
  }
  if (news.type === 'failed') noteFailedPoll()
  // The worker learned that the session has ended. The page's own call fails with 401, which signs it out.
  if (news.type === 'signed_out')
    void call(accountApi.info, {}, { quiet: true, keep: true }).catch(() => undefined)
}

/** Finishes log-outs that were interrupted because their pages were closed. */
async function finishLogOut(): Promise<void> {
  await finishLeaving()
  const { readSession } = await import('#shared/offline/session_row.ts')
  const session = await readSession()
  if (session && session.uid !== null && getToken() === null) await leaveDevice('unsent', null)
}

/** Takes part in the poll for unread counts while somebody is signed in. */
export function useUnreadPoll(): void {
  const token = useToken()
  const uid = useSession()?.id
  const wasSignedIn = useRef(false)
  useEffect(() => {
    if (token === null) {
      // A tab that was signed in leaves the log-out to the tab that started it, which knows what to keep and send.
      if (!wasSignedIn.current) void finishLogOut().catch(() => undefined)
      return undefined
    }
    wasSignedIn.current = true
    // The device stays the operator's own: its worker goes on for that account.
    if (uid === undefined || isActing()) return undefined
    const end = new AbortController()
    const { signal } = end
    let isCompared = false
    void (async () => {
      const epoch = await enterDevice({ uid, token, language })
      fileSeen(token, uid)
      const { joinPoll } = await import('#shared/offline/page_poll.ts')
      if (signal.aborted) return
      joinPoll({
        uid,
        epoch,
        signal,
        onNews: (news) => {
          onNews(news)
          if (news.type !== 'listed' || isCompared) return
          isCompared = true
          void refetchOlder(uid).catch(() => undefined)
        },
      })
      const { confirmPush } = await import('#shared/offline/push.ts')
      await confirmPush()
    })().catch(() => undefined)
    return () => end.abort()
  }, [token, uid])
}
