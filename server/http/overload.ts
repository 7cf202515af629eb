/** Refuses requests while the event loop stays overloaded. A single freeze is over before refusing could help. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { Problem } from './problem.ts'

const everyMs = 1_000
/** Seconds in a row that have to be slow. */
const secondsInARow = 3

/**
 * Returns a function that tells how long a turn of the event loop took in the median since it was called last, in
 * milliseconds; infinite when no turn ended. A mean would let one long turn, as at a start, stand for all.
 */
function medianTurns(): () => number {
  const turns = monitorEventLoopDelay({ resolution: 20 })
  turns.enable()
  return () => {
    const median = turns.count === 0 ? Infinity : turns.percentile(50) / 1e6
    turns.reset()
    return median
  }
}

/**
 * Answers 503 after three seconds in a row in which a turn took longer than `limitMs` in the median, until the first
 * second that is faster. A limit of 0 never refuses.
 */
export function refuseWhenOverloaded(
  app: FastifyInstance,
  limitMs: number,
  medianOfSecond: () => number = medianTurns(),
): void {
  if (limitMs === 0) return
  let slow = 0
  const timer = setInterval(() => (slow = medianOfSecond() > limitMs ? slow + 1 : 0), everyMs).unref()
  app.addHook('onRequest', (_request, _reply, done) =>
    done(slow >= secondsInARow ? new Problem('unavailable') : undefined),
  )
  app.addHook('onClose', () => clearInterval(timer))
}
