import { useUnreadPoll } from '#features/user_message/unread_poll.ts'
import { useFreshSettings } from './use_fresh_settings.ts'
import { useQueue } from './use_queue.ts'
import { useWorkerMessages } from './use_worker_messages.ts'

/** Runs beside every page: the poll for unread messages, the service worker's messages, the queue, settings that may be old. Loaded after the first paint. */
export function Background() {
  useUnreadPoll()
  useWorkerMessages()
  useQueue()
  useFreshSettings()
  return null
}
