import { Problem } from '#server/http/problem.ts'

export type QueueLimits = {
  /** How many pictures are processed at the same time. */
  atWork: number
  /** How many pictures may wait, in total. */
  waiting: number
  /** How many pictures of one account may be processed or waiting, so that no account blocks the others. */
  perAccount: number
}
const usual: QueueLimits = { atWork: 2, waiting: 40, perAccount: 20 }
/** Seconds after which a refused caller may try again. */
const retrySeconds = 5

export type BoundedQueue = {
  /**
   * Runs `work` when there is capacity; the signal is aborted when the node stops. Throws `pictures_waiting` when too
   * many are waiting, `unavailable` when the node stops first.
   */
  run<T>(accountId: number, work: (stopping: AbortSignal) => Promise<T>): Promise<T>
  /** Refuses the waiting work and aborts the running one, so that a stop is not delayed by forty waiting pictures. */
  close(): void
}

type Turn = { accountId: number; begin: () => void; refuse: (error: Problem) => void }

/** A first-come, first-served queue with limits on concurrency and length. */
export function boundedQueue(limits: Partial<QueueLimits> = {}): BoundedQueue {
  const { atWork, waiting, perAccount } = { ...usual, ...limits }
  const stopping = new AbortController()
  const line: Turn[] = []
  const working = new Set<Turn>()

  function advance(): void {
    while (working.size < atWork) {
      const next = line.shift()
      if (!next) return
      working.add(next)
      next.begin()
    }
  }
  const ofAccount = (accountId: number): number =>
    [...line, ...working].filter((turn) => turn.accountId === accountId).length

  return {
    async run(accountId, work) {
      if (stopping.signal.aborted) throw new Problem('unavailable')
      if (line.length >= waiting || ofAccount(accountId) >= perAccount)
        throw new Problem('pictures_waiting', { values: { seconds: retrySeconds } })
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const turn: Turn = { accountId, begin: resolve, refuse: reject }
      line.push(turn)
      advance()
      await promise
      try {
        if (stopping.signal.aborted) throw new Problem('unavailable')
        return await work(stopping.signal)
      } finally {
        working.delete(turn)
        advance()
      }
    },
    close() {
      stopping.abort()
      for (const { refuse } of line.splice(0)) refuse(new Problem('unavailable'))
    },
  }
}
