/** Stores notifications on this device, so that they can be read and searched offline. */
import type { UserMessage } from '#contract/user_message.ts'
import { keepNotifications, readNotifications } from '#shared/offline/notification_store.ts'
import { readPoll } from '#shared/offline/poll_news.ts'
import { ownMarks, withMarks } from '#shared/offline/read_marks.ts'
import { readSession } from '#shared/offline/session_row.ts'
import { matches, type MessageFilter } from './message_filter.ts'

/** Stores notifications of the signed-in account. */
async function keepMessages(messages: readonly UserMessage[]): Promise<void> {
  const session = await readSession()
  if (!session || session.uid === null) return
  await keepNotifications(session.uid, session.epoch, messages)
}

/**
 * Asks the server and stores its answer on this device. Notifications marked as read here stay read even if the server
 * wrote the answer before it received the mark. A failure to store is ignored.
 */
export async function loadAndKeep<T extends { results: UserMessage[] }>(ask: () => Promise<T>): Promise<T> {
  const [before, page] = await Promise.all([ownMarks(), ask()])
  const results = withMarks(page.results, [...before, ...(await ownMarks())])
  void keepMessages(results).catch(() => undefined)
  return { ...page, results }
}

/** Returns a page of the stored notifications after the one with the id `cursor`; `keptAt` is when the server last answered (ms). */
export async function readHistory(
  filter: MessageFilter,
  cursor: number | null,
  size: number,
): Promise<{ results: UserMessage[]; has_more: boolean; keptAt: number }> {
  const session = await readSession()
  const all = session && session.uid !== null ? await readNotifications(session.uid) : []
  const start = cursor === null ? 0 : all.findIndex(({ id }) => id === cursor) + 1
  const found = (cursor !== null && start === 0 ? [] : all.slice(start)).filter((one) => matches(one, filter))
  const keptAt = (await readPoll())?.answeredAt ?? 0
  return { results: found.slice(0, size), has_more: found.length > size, keptAt }
}
