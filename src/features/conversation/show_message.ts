import type { InfiniteData } from '@tanstack/react-query'
import { conversationApi, type ConversationMessage } from '#contract/conversation.ts'
import type { Reply } from '#contract/endpoint.ts'
import { queryClient } from '#shared/api/query_client.ts'

type Thread = InfiniteData<Reply<typeof conversationApi.messages>>

/** Puts a message that was just sent into the open thread, so that it does not vanish between queue and server. */
export function showMessage(conversationId: number, message: ConversationMessage): void {
  queryClient.setQueryData<Thread>([conversationApi.messages.path, conversationId], (data) => {
    const [newest, ...older] = data?.pages ?? []
    if (!data || !newest || newest.results.some(({ id }) => id === message.id)) return data
    return { ...data, pages: [{ ...newest, results: [message, ...newest.results] }, ...older] }
  })
}
