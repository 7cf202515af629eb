import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { conversationApi, type Conversation } from '#contract/conversation.ts'
import { call } from '#shared/api/call.ts'
import { query } from '#shared/api/query.ts'
import { asRead, ownMarks } from '#shared/offline/read_marks.ts'
import { withSeen } from '#shared/offline/seen.ts'

export type ListFilter = { unread?: true; keyword?: string; code?: string }

/** Name under which a list of conversations is stored on the device, to read it offline and to tell its age. */
export const listName = (filter: ListFilter): string =>
  `${conversationApi.list.path} ${JSON.stringify(filter)}`
export const threadName = (id: number): string => `${conversationApi.messages.path} ${id}`

const kept = { meta: { keep: true, quiet: true }, refetchOnReconnect: 'always', staleTime: 0 } as const

type Read = (one: Conversation) => Conversation

/**
 * Applies the read marks of this device to an answer. A conversation marked as read here stays read even if the server
 * wrote the answer before it received the mark.
 */
async function withOwnMarks<T>(ask: () => Promise<T>, apply: (answer: T, read: Read) => T): Promise<T> {
  const [before, answer] = await Promise.all([ownMarks(), ask()])
  const marks = new Map([...before, ...(await ownMarks())].map((mark) => [mark.key, mark]))
  return apply(answer, (one) => asRead(one, [...marks.values()]))
}

/** Query of the number of unread messages from other companies, minus those whose read marks have not been sent yet. */
export const unreadQuery = queryOptions({
  ...query(conversationApi.unreadCount, {}, { quiet: true, keep: true }),
  queryFn: async ({ signal }) => {
    const count = await call(conversationApi.unreadCount, {}, { signal, quiet: true, keep: true })
    const read = (await ownMarks()).reduce((sum, mark) => sum + ('conversation' in mark ? mark.unread : 0), 0)
    return { ...count, messages: Math.max(0, count.messages - read) }
  },
  refetchOnWindowFocus: () => navigator.onLine,
  refetchOnReconnect: 'always',
})

/** Query of the company's conversations, newest message first. */
export const conversationsQuery = (filter: ListFilter) =>
  infiniteQueryOptions({
    queryKey: [conversationApi.list.path, 'endless', filter],
    queryFn: ({ pageParam, signal }) =>
      withOwnMarks(
        () =>
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
        (page, read) => ({ ...page, results: page.results.map(read) }),
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.next_cursor,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: () => navigator.onLine,
    ...kept,
  })

/** Query of a conversation with its messages, newest page first; loaded again whenever the window gets the focus. */
export const threadQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [conversationApi.messages.path, id],
    queryFn: ({ pageParam, signal }) =>
      withOwnMarks(
        () =>
          withSeen(threadName(id), String(pageParam ?? ''), () =>
            call(
              conversationApi.messages,
              { params: { id }, query: pageParam === null ? {} : { app_cursor: pageParam } },
              { signal, keep: true, quiet: true },
            ),
          ),
        (page, read) => ({ ...page, conversation: read(page.conversation) }),
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => (last.has_more ? (last.results.at(-1)?.id ?? null) : null),
    refetchOnWindowFocus: () => navigator.onLine,
    ...kept,
  })
