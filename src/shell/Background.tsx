import { useUnreadPoll } from '#features/message/unread_poll.ts'
import { useQueue } from './use_queue.ts'
import { useWorkerMessages } from './use_worker_messages.ts'

/** What goes on beside every page: the unread poll, the worker's messages, the queue. Loaded after the first picture. */
export function Background() {
  useUnreadPoll()
  useWorkerMessages()
  useQueue()
  return null
}
