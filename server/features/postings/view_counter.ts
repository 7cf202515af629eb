import { hash } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#server/db/client.ts'
import { networkOf } from '#server/http/network.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import type { MissCounter } from './miss_counter.ts'
import { addViews, type ViewCount } from './view_store.ts'

/** Views are written with this delay, so that the detail page remains a pure read. */
const flushMs = 5_000
/** How many visitors are remembered per day and node; beyond that, one may be counted twice. */
const maxVisitors = 200_000

export type ViewCounter = {
  /** Counts a view once per person (or network) and day. */
  count(postingId: number, request: FastifyRequest, now: Date): void
  /** Writes the counted views; if that fails, they stay for the next time. */
  flush(): Promise<void>
}

/** Counts the views of one node. */
export function viewCounter(database: Database): ViewCounter {
  let waiting = new Map<string, ViewCount>()
  let visitors = new Set<string>()
  let today = ''
  const add = (view: ViewCount) => {
    const key = `${view.postingId} ${view.day}`
    waiting.set(key, { ...view, count: view.count + (waiting.get(key)?.count ?? 0) })
  }
  return {
    count(postingId, request, now) {
      const day = chinaDay(now)
      if (day !== today || visitors.size >= maxVisitors) visitors = new Set()
      today = day
      const visitor = `${postingId} ${visitorOf(request)}`
      if (visitors.has(visitor)) return
      visitors.add(visitor)
      add({ postingId, day, count: 1 })
    },
    async flush() {
      const views = [...waiting.values()]
      waiting = new Map()
      if (views.length === 0) return
      try {
        await database.orm.transaction((tx) => addViews(tx, views))
      } catch (error) {
        for (const view of views) add(view)
        throw error
      }
    },
  }
}

function visitorOf(request: FastifyRequest): string {
  if (request.actor) return String(request.actor.accountId)
  // What a browser calls itself is its own choice: with it, one person counts as often as he likes.
  return hash('sha1', networkOf(request.ip), 'base64url')
}

/** Writes what was counted every few seconds and once more before the application stops. */
export function keepCounts(
  app: FastifyInstance,
  { views, misses, log }: { views: ViewCounter; misses: MissCounter; log: FastifyBaseLogger },
): void {
  const flush = async () => {
    await views.flush().catch((error: unknown) => log.warn({ err: error }, 'views not counted'))
    await misses.flush().catch((error: unknown) => log.warn({ err: error }, 'searches not counted'))
  }
  const timer = setInterval(() => void flush(), flushMs)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await flush()
  })
}
