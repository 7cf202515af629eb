import { useQuery } from '@tanstack/react-query'
import type { UnreadCount } from '#contract/user_message.ts'
import { queryClient } from '#shared/api/query_client.ts'
import { recallSession } from '#shared/session/remembered.ts'
import { getToken, useToken } from '#shared/session/token.ts'

/** Unread counts, when the server reported them (ms), and whether the last poll since then failed. */
export type UnreadState = UnreadCount & { at: number; failed: boolean }

const stateKey = ['unread'] as const

/** Reads the last counts that any tab or the worker stored. Counts that this tab received meanwhile are newer and win. */
async function recall(): Promise<UnreadState | null> {
  const { readPoll } = await import('#shared/offline/poll_news.ts')
  const poll = await readPoll().catch(() => null)
  const told = shownUnread()
  if (told) return told
  if (!poll?.counts || poll.answeredAt === null || poll.uid !== recallSession()?.id) return null
  return { ...poll.counts, at: poll.answeredAt, failed: poll.failures > 0 }
}

export const showUnread = (state: UnreadState | null): void => void queryClient.setQueryData(stateKey, state)

/** Returns the counts that are shown now; null before the first answer. */
export const shownUnread = (): UnreadState | null =>
  queryClient.getQueryData<UnreadState | null>(stateKey) ?? null

/** Notes that the last poll failed, so that the shown counts are out of date. */
export const noteFailedPoll = (): void =>
  void queryClient.setQueryData<UnreadState | null>(stateKey, (known) => known && { ...known, failed: true })

/** Shows new counts in every tab; counts that arrive after the session ended are dropped. */
export function publishUnread(counts: UnreadCount): void {
  const uid = recallSession()?.id
  if (!getToken() || uid === undefined) return
  showUnread({ ...counts, at: Date.now(), failed: false })
  void import('#shared/offline/poll_news.ts')
    .then(({ keepCounts }) => keepCounts(uid, counts))
    .catch(() => undefined)
}

/** Returns the unread counts with the time of the last check; null before the first answer. */
export function useUnread(): UnreadState | null {
  const token = useToken()
  const { data } = useQuery({
    queryKey: stateKey,
    queryFn: recall,
    staleTime: Infinity,
    enabled: token !== null,
  })
  return token === null ? null : (data ?? null)
}
