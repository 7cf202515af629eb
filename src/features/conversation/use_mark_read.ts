import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { conversationApi, type Conversation } from '#contract/conversation.ts'
import { publishUnread } from '#features/message/index.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query_client.ts'

/**
 * Marks what is in sight read, also its notification; `at` is when it was asked for, so that a mark that the line did not
 * carry is tried again with the next answer.
 */
export function useMarkRead(conversation: Conversation | undefined, newest: number, at: number): void {
  const { mutate } = useMutation({
    mutationFn: (given: { id: number; upTo: number }) =>
      call(
        conversationApi.markRead,
        { params: { id: given.id }, body: { up_to: given.upTo } },
        { quiet: true, keep: true },
      ),
    onSuccess: (counts) => {
      publishUnread(counts)
      for (const { path } of [conversationApi.list, conversationApi.unreadCount])
        void queryClient.invalidateQueries({ queryKey: [path] })
    },
    meta: { quiet: true },
  })
  const mark = useEffectEvent(() => {
    if (!conversation || conversation.unread === 0 || newest <= conversation.read_up_to) return
    if (document.visibilityState === 'visible' && navigator.onLine)
      mutate({ id: conversation.id, upTo: newest })
  })
  useEffect(() => {
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [conversation?.id, newest, at])
}
