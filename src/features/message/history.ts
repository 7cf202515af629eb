/** The notifications that are on this device, for reading and searching without a network. */
import type { UserMessage } from '#contract/user_message.ts'
import { keepNotifications, readNotifications } from '#shared/offline/notification_store.ts'
import { readPoll } from '#shared/offline/poll_news.ts'
import { ownMarks, withMarks } from '#shared/offline/read_marks.ts'
import { readSession } from '#shared/offline/session_row.ts'
import { matches, type MessageFilter } from './message_filter.ts'

/** Keeps what the server has delivered; a device without storage has no history, and nothing else suffers. */
async function keepMessages(messages: readonly UserMessage[]): Promise<void> {
  const session = await readSession()
  if (!session || session.uid === null) return
  await keepNotifications(session.uid, session.epoch, messages)
}

/**
 * Asks the server and keeps its answer. What is marked read here stays read, also when the mark reaches the server after
 * this answer was written.
 */
export async function askAndKeep<T extends { results: UserMessage[] }>(ask: () => Promise<T>): Promise<T> {
  const [before, page] = await Promise.all([ownMarks(), ask()])
  const results = withMarks(page.results, [...before, ...(await ownMarks())])
  void keepMessages(results).catch(() => undefined)
  return { ...page, results }
}

/** A page of the history after the notification `cursor`, and when the device last heard from the server (ms). */
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
