import type { InfiniteData } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { conversationApi, type Conversation } from '#contract/conversation.ts'
import type { Reply } from '#contract/endpoint.ts'
import { publishUnread, shownUnread } from '#features/user_message/index.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query_client.ts'
import { markHere } from '#shared/offline/page_poll.ts'
import { isActing } from '#shared/session/token.ts'
import { asRead, type ConversationMark } from '#shared/offline/read_marks.ts'

type Page = Reply<typeof conversationApi.messages>
type ListPage = Reply<typeof conversationApi.list>
type Count = Reply<typeof conversationApi.unreadCount>

const pages = <T>(data: InfiniteData<T> | undefined, change: (page: T) => T) =>
  data && { ...data, pages: data.pages.map(change) }

/** Shows the conversation as read in everything that this page has loaded. */
function showAsRead(mark: ConversationMark): void {
  const read = (one: Conversation) => asRead(one, [mark])
  const { list, messages, unreadCount } = conversationApi
  queryClient.setQueryData<InfiniteData<Page>>([messages.path, mark.conversation], (data) =>
    pages(data, (page) => ({ ...page, conversation: read(page.conversation) })),
  )
  queryClient.setQueriesData<InfiniteData<ListPage>>({ queryKey: [list.path, 'endless'] }, (data) =>
    pages(data, (page) => ({ ...page, results: page.results.map(read) })),
  )
  queryClient.setQueriesData<Count>(
    { queryKey: [unreadCount.path] },
    (count) => count && { ...count, messages: Math.max(0, count.messages - mark.unread) },
  )
}

const askAgain = () => {
  for (const { path } of [conversationApi.list, conversationApi.unreadCount])
    void queryClient.invalidateQueries({ queryKey: [path] })
}

/** Stores the mark on this device until the server has it; if it cannot be stored, sends it to the server directly. */
async function markRead(mark: ConversationMark): Promise<void> {
  if (await markHere(mark, shownUnread(), askAgain)) return showAsRead(mark)
  const input = { params: { id: mark.conversation }, body: { up_to: mark.upTo } }
  publishUnread(await call(conversationApi.markRead, input, { quiet: true, keep: true }))
  askAgain()
}

/**
 * Marks the visible conversation and its notification as read up to the message `newest`. `at` is when the thread was
 * loaded (ms): each new answer tries again if the mark could neither be stored nor sent.
 */
export function useMarkRead(conversation: Conversation | undefined, newest: number, at: number): void {
  const mark = useEffectEvent(() => {
    if (!conversation || conversation.unread === 0 || newest <= conversation.read_up_to) return
    if (document.visibilityState !== 'visible' || isActing()) return
    const { id, unread } = conversation
    void markRead({ conversation: id, upTo: newest, unread }).catch(() => undefined)
  })
  useEffect(() => {
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [conversation?.id, newest, at])
}
