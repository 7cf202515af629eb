/** Runs an account's outbox in this page: at start, when woken, when the network is back, and when an item is due. */
import { runOutbox, type OutboxParts } from './outbox.ts'
import { askForSync, openOutboxChannel, outboxLock, type OutboxNews } from './outbox_channel.ts'
import { openPollChannel, type PollNews } from './poll_news.ts'

async function underLock(signal: AbortSignal, work: () => Promise<number | null>): Promise<number | null> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(outboxLock, { signal }, work)
}

/** Starts the outbox; the returned function stops it after what is under way. */
export function startOutbox(
  parts: Omit<OutboxParts, 'isOnline' | 'now' | 'random'>,
  onNews: (news: OutboxNews) => void,
): () => void {
  const end = new AbortController()
  const { signal } = end
  const whole: OutboxParts = {
    ...parts,
    isOnline: () => navigator.onLine && !signal.aborted,
    now: Date.now,
    random: Math.random,
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  let again: boolean | null = null
  let isWaiting = false
  const run = async (isForced: boolean): Promise<void> => {
    if (running) {
      again = again === true || isForced
      return
    }
    running = true
    clearTimeout(timer)
    let next: number | null = null
    try {
      next = await underLock(signal, () => runOutbox(whole, isForced))
    } catch {
      // The device's storage failed; the next run tries again.
    }
    running = false
    isWaiting = next !== null
    if (signal.aborted) return
    if (again !== null) {
      const forced = again
      again = null
      return run(forced)
    }
    if (next !== null) timer = setTimeout(() => void run(false), Math.max(next, 100))
  }
  const channel = openOutboxChannel()
  channel.addEventListener('message', ({ data }) => {
    const news = data as OutboxNews
    if (news.type === 'wake') void run(news.isForced)
    else onNews(news)
  })
  addEventListener('online', () => void run(true), { signal })
  const onVisibility = () => {
    if (document.visibilityState === 'visible') void run(false)
    // The page may be closing: the worker is asked to go on.
    else if (isWaiting) void askForSync()
  }
  document.addEventListener('visibilitychange', onVisibility, { signal })
  // A request was just answered, so the network is there.
  const poll = openPollChannel()
  poll.addEventListener('message', ({ data }) => (data as PollNews).type === 'counts' && void run(false))
  void run(false)
  return () => {
    clearTimeout(timer)
    channel.close()
    poll.close()
    end.abort()
  }
}
