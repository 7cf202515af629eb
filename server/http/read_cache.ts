import type { Database } from '#server/db/client.ts'

/** Answers kept for a few seconds per node. A write on this node empties it; another node's write shows after `ttl`. */
export type ReadCache = {
  /** The kept answer, or `make()`; the same question asked twice at once is answered once. */
  get<T>(key: string, given: { ttl: number; now: Date }, make: () => Promise<T>): Promise<T>
  clear(): void
}

const maxEntries = 2_000

export function readCache(): ReadCache {
  let entries = new Map<string, { at: number; value: Promise<unknown> }>()
  return {
    get<T>(key: string, { ttl, now }: { ttl: number; now: Date }, make: () => Promise<T>): Promise<T> {
      const known = entries.get(key)
      const age = known && now.getTime() - known.at
      if (known && age !== undefined && age >= 0 && age < ttl) return known.value as Promise<T>
      const value = make()
      const own = entries
      own.delete(key)
      own.set(key, { at: now.getTime(), value })
      value.catch(() => own.delete(key))
      if (own.size > maxEntries) own.delete(own.keys().next().value as string)
      return value
    },
    // An answer still being made belongs to the old map and is not kept.
    clear: () => {
      entries = new Map()
    },
  }
}

const caches = new WeakMap<Database, ReadCache>()

/** The cache of what the public is shown; whoever changes what is online clears it after the commit. */
export function publicCache(database: Database): ReadCache {
  const known = caches.get(database)
  if (known) return known
  const made = readCache()
  caches.set(database, made)
  return made
}
