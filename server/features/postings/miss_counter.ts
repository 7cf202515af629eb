import type { Database } from '#server/db/client.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { missTerm } from './miss_rules.ts'
import { addMisses, type Miss } from './miss_store.ts'

/** Between two writes; a search for terms at random cannot fill the table faster. */
const mostTerms = 200

export type MissCounter = {
  /** Counts a search without results, without who searched. */
  count(kind: string, keyword: string, now: Date): void
  /** Writes the counted searches; if that fails, they stay for the next time. */
  flush(): Promise<void>
}

/** Counts the searches without results of one node, so that a search waits for nothing. */
export function missCounter(database: Database): MissCounter {
  let waiting = new Map<string, Miss>()
  const add = (miss: Miss) => {
    const key = `${miss.day} ${miss.kind} ${miss.term}`
    const known = waiting.get(key)
    if (known || waiting.size < mostTerms)
      waiting.set(key, { ...miss, count: miss.count + (known?.count ?? 0) })
  }
  return {
    count(kind, keyword, now) {
      const term = missTerm(keyword)
      if (term !== undefined) add({ kind, term, day: chinaDay(now), count: 1 })
    },
    async flush() {
      const misses = [...waiting.values()]
      waiting = new Map()
      if (misses.length === 0) return
      try {
        await addMisses(database.orm, misses)
      } catch (error) {
        for (const miss of misses) add(miss)
        throw error
      }
    },
  }
}
