import { conversationApi, type MessageForm } from '#contract/conversation.ts'
import { call } from '#shared/api/call.ts'
import type { OutboxAnswer, OutboxRow } from '#shared/offline/account_rows.ts'
import { messageAnswer } from '#shared/offline/message_queue.ts'
import { showMessage } from './show_message.ts'

/** Sends a message of the queue whose files are all on the server. Throws an ApiError, always. */
export async function sendQueuedMessage(
  { key, code }: OutboxRow,
  values: OutboxRow['values'],
): Promise<OutboxAnswer> {
  const id = Number(code)
  const input = { params: { id }, body: values as MessageForm }
  const options = { idempotencyKey: key, background: true, quiet: true, keep: true }
  const message = await call(conversationApi.send, input, options)
  showMessage(id, message)
  return messageAnswer(message)
}
