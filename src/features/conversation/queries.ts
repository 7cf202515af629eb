import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { conversationApi } from '#contract/conversation.ts'
import { call } from '#shared/api/call.ts'
import { withSeen } from '#shared/offline/seen.ts'

export type ListFilter = { unread?: true; keyword?: string; code?: string }

/** What is shown, for saying how old it is and for reading it offline. */
export const listName = (filter: ListFilter): string =>
  `${conversationApi.list.path} ${JSON.stringify(filter)}`
export const threadName = (id: number): string => `${conversationApi.messages.path} ${id}`

const kept = { meta: { keep: true, quiet: true }, refetchOnReconnect: 'always', staleTime: 0 } as const

/** The own company's conversations, newest message first. */
export const conversationsQuery = (filter: ListFilter) =>
  infiniteQueryOptions({
    queryKey: [conversationApi.list.path, 'endless', filter],
    queryFn: ({ pageParam, signal }) =>
      withSeen(listName(filter), String(pageParam ?? ''), () =>
        call(
          conversationApi.list,
          {
            query: {
              ...filter,
              unread: filter.unread ? 1 : undefined,
              ...(pageParam !== null && { app_cursor: pageParam }),
            },
          },
          { signal, keep: true, quiet: true },
        ),
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.next_cursor,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: () => navigator.onLine,
    ...kept,
  })

/** A conversation with its messages, newest page first; asked again whenever somebody looks at it. */
export const threadQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [conversationApi.messages.path, id],
    queryFn: ({ pageParam, signal }) =>
      withSeen(threadName(id), String(pageParam ?? ''), () =>
        call(
          conversationApi.messages,
          { params: { id }, query: pageParam === null ? {} : { app_cursor: pageParam } },
          { signal, keep: true, quiet: true },
        ),
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => (last.has_more ? (last.results.at(-1)?.id ?? null) : null),
    refetchOnWindowFocus: () => navigator.onLine,
    ...kept,
  })
