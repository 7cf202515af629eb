import { Problem } from '#server/http/problem.ts'

export type QueueLimits = {
  /** Pictures at a time. */
  atWork: number
  /** Pictures that wait, of everybody. */
  waiting: number
  /** Pictures of one account, at work and waiting: no one holds up all others. */
  perAccount: number
}
const usual: QueueLimits = { atWork: 2, waiting: 40, perAccount: 20 }
/** After so many seconds somebody who was refused may try again. */
const retrySeconds = 5

export type BoundedQueue = {
  /**
   * Runs `work` when its turn comes; the signal tells it that the node stops. Throws `pictures_waiting` when too many wait
   * already, `unavailable` when the node stops first.
   */
  run<T>(accountId: number, work: (stopping: AbortSignal) => Promise<T>): Promise<T>
  /** Refuses what waits and tells what is at work: a node that stops does not draw forty pictures first. */
  close(): void
}

type Turn = { accountId: number; begin: () => void; refuse: (error: Problem) => void }

/** First come, first served, so many at a time and no more than so many in the line. */
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
