import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import { userMessageApi, type UserMessage } from '#contract/user_message.ts'
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import { askAgain, queryClient } from '#shared/api/query_client.ts'
import { conversationsPath } from '#shared/offline/draft_names.ts'
import { loadAndKeep, readHistory } from './history.ts'
import { modulesOf, type MessageFilter } from './message_filter.ts'

/** Number of notifications per page (SPEC 9.3). */
const size = 10
const listKey = userMessageApi.list.path
/** `keptAt` is null for a page from the server; for a page from this device it is when the server last answered (ms). */
type MessagePage = Reply<typeof userMessageApi.list> & { keptAt: number | null }

async function ask(filter: MessageFilter, cursor: number | null, signal: AbortSignal): Promise<MessagePage> {
  const { keyword, group, unread, waiting } = filter
  const query = {
    ordering: '-created_time' as const,
    size,
    ...(cursor !== null && { app_cursor: cursor }),
    ...(keyword && { keyword }),
    ...(group && { module: modulesOf(group) }),
    ...(unread && { is_read: 0 as const }),
    ...(waiting && { needs_answer: 1 as const }),
  }
  try {
    const page = await loadAndKeep(() => call(userMessageApi.list, { query }, { signal, keep: true }))
    return { ...page, keptAt: null }
  } catch (error) {
    const isUnreachable = error instanceof ApiError && (error.kind === 'offline' || error.kind === 'timeout')
    if (!isUnreachable) throw error
    const history = await readHistory(filter, cursor, size).catch(() => null)
    if (!history || (history.results.length === 0 && history.keptAt === 0)) throw error
    return history
  }
}

/** Queries the account's notifications, newest first; the cursor is the id of the last one (SPEC 7.20). */
export const useMessages = (filter: MessageFilter, enabled = true) =>
  useInfiniteQuery({
    queryKey: [listKey, filter],
    queryFn: ({ pageParam, signal }) => ask(filter, pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ has_more, results }) => (has_more ? results.at(-1)?.id : undefined),
    staleTime: 0,
    enabled,
    refetchOnReconnect: 'always',
    meta: { keep: true, quiet: true },
  })

/** Shows the matching notifications as read in every list of this page. */
export const showReadInLists = (isTarget: (message: UserMessage) => boolean): void =>
  void queryClient.setQueriesData<InfiniteData<MessagePage>>(
    { queryKey: [listKey] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          results: page.results.map((one) => (isTarget(one) ? { ...one, is_read: true } : one)),
        })),
      },
  )

/** Reloads the lists of notifications, and the conversations, because a new notification may be about a message. */
export const reloadLists = (): void => {
  void queryClient.invalidateQueries({ queryKey: [listKey] })
  askAgain(conversationsPath)
}
