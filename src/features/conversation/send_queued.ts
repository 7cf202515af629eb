import type { InfiniteData } from '@tanstack/react-query'
import { conversationApi, type ConversationMessage, type MessageForm } from '#contract/conversation.ts'
import type { Reply } from '#contract/endpoint.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query_client.ts'
import type { OutboxAnswer, OutboxRow } from '#shared/offline/account_rows.ts'
import { messageAnswer } from '#shared/offline/draft_names.ts'

/** Sends a queued message whose files are all on the server. All failures are thrown as ApiError. */
export async function sendQueuedMessage(
  { key, code }: OutboxRow,
  values: OutboxRow['values'],
): Promise<OutboxAnswer> {
  const id = Number(code)
  const input = { params: { id }, body: values as MessageForm }
  const options = { idempotencyKey: key, background: true, quiet: true, keep: true }
  const message = await call(conversationApi.send, input, options)
  showMessage(id, { ...message, queueKey: key })
  return messageAnswer(message)
}

/** A message of the thread; `queueKey` is the key that it had in the queue, known until the thread is loaded again. */
export type ShownMessage = ConversationMessage & { queueKey?: string }

type Thread = InfiniteData<Reply<typeof conversationApi.messages> & { results: ShownMessage[] }>

/** Adds a message that was just sent to the open thread, so that it does not disappear until the thread is loaded again. */
export function showMessage(conversationId: number, message: ShownMessage): void {
  queryClient.setQueryData<Thread>([conversationApi.messages.path, conversationId], (data) => {
    const [newest, ...older] = data?.pages ?? []
    if (!data || !newest || newest.results.some(({ id }) => id === message.id)) return data
    return { ...data, pages: [{ ...newest, results: [message, ...newest.results] }, ...older] }
  })
}
