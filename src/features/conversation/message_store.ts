/** Messages in the queue of this device. */
import { accountDb } from '#shared/offline/account_db.ts'
import type { OutboxRow } from '#shared/offline/account_rows.ts'
import {
  type MessageValues,
  conversationDraftId,
  isMessage,
  messageDraftId,
  messageKind,
} from '#shared/offline/draft_names.ts'
import { queueWritten } from '#shared/offline/outbox_queue.ts'
import { unqueueMessage } from '#shared/offline/unsent.ts'

type NewMessage = { conversationId: number; title: string; values: MessageValues }

/** Moves a message with its files from the draft into the queue. Rejects if the device cannot store it. */
export const queueMessage = (accountId: number, given: NewMessage): Promise<void> => {
  const { conversationId, title, values } = given
  const key = crypto.randomUUID()
  const item = { key, draftId: messageDraftId(key), kind: messageKind, title, values }
  const code = String(conversationId)
  return queueWritten(accountId, conversationDraftId(conversationId), { ...item, code })
}

/** Returns the account's messages in the queue, oldest first, including those that have just been sent. */
export async function queuedMessages(accountId: number): Promise<OutboxRow[]> {
  const rows = await accountDb(accountId).outbox.toArray()
  return rows.filter(isMessage).sort((a, b) => a.queuedAt - b.queuedAt)
}

/**
 * Returns the queued messages to show below a conversation. A sent message appears in the thread shortly before the device
 * has stored that it was sent; `shown` makes sure that it is not shown twice meanwhile.
 */
export function unsentMessagesOf(
  queue: readonly OutboxRow[],
  conversationId: number,
  shown: readonly { queueKey?: string }[],
): OutboxRow[] {
  const arrived = new Set(shown.map(({ queueKey }) => queueKey))
  return queue.filter(
    ({ key, code, state }) => code === String(conversationId) && state !== 'published' && !arrived.has(key),
  )
}

/** Takes a message out of the queue and puts it before `written`; returns both merged, or undefined if it is being sent. */
export async function editMessage(
  accountId: number,
  key: string,
  written: MessageValues,
): Promise<MessageValues | undefined> {
  const row = await accountDb(accountId).outbox.get(key)
  return row && row.state !== 'sending' ? unqueueMessage(accountId, row, written) : undefined
}
