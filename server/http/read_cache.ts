import type { Database } from '#server/db/client.ts'
import { JsonBody } from './json_body.ts'

type Lifetime = { ttl: number; now: Date }

/**
 * Answers kept for a few seconds per node. A write on this node empties it; another node's write shows after `ttl` (ms).
 * The same question asked twice at once is answered once.
 */
export type ReadCache = {
  /** The kept value, or `make()`: a number, or something as small. */
  get<T>(key: string, lifetime: Lifetime, make: () => Promise<T>): Promise<T>
  /** The kept answer that says the data whose JSON `make` gives. */
  answer<T>(key: string, lifetime: Lifetime, make: () => Promise<string> | string): Promise<KeptAnswer<T>>
  /** The answer of that key where it is kept still. */
  peek(key: string, now: Date): KeptAnswer<unknown> | undefined
  clear(): void
  /** Bytes that are kept at most for the values that are there. */
  readonly bytes: number
}

/** An answer that is the same for all who may have it, with its key; `T` is what its JSON says. */
export class KeptAnswer<T> {
  readonly key: string
  readonly body: JsonBody
  declare protected readonly of: T
  constructor(key: string, body: JsonBody) {
    this.key = key
    this.body = body
  }
}

type Entry = {
  until: number
  from: number
  value: Promise<unknown>
  settled?: unknown
  /** Resolves when the value is there, has failed, or is no longer waited for. */
  due: Promise<void>
  isDone: boolean
  bytes: number
}
type Store = { entries: Map<string, Entry>; bytes: number }

const maxBytes = 24 * 1_024 * 1_024
/** Nobody waits longer (ms) for what another request has asked: that one's line to the database may be dead. */
const patience = 1_000
/** An entry that holds next to nothing still has its key, its promise and its places in the map. */
const entryBytes = 500

const sizeOf = (key: string, value: unknown): number => {
  const held = value instanceof KeptAnswer ? value.body.size : value instanceof Set ? 64 * value.size : 0
  return entryBytes + 2 * key.length + held
}

export function readCache(limit = maxBytes): ReadCache {
  let store: Store = { entries: new Map(), bytes: 0 }

  const isFresh = (entry: Entry, now: Date) => now.getTime() >= entry.from && now.getTime() < entry.until

  function get<T>(key: string, { ttl, now }: Lifetime, make: () => Promise<T>): Promise<T> {
    const known = store.entries.get(key)
    if (known && isFresh(known, now)) {
      if (known.isDone) return known.value as Promise<T>
      return known.due.then(() => (known.isDone ? (known.value as Promise<T>) : get(key, { ttl, now }, make)))
    }
    const value = make()
    const own = store
    const due = Promise.withResolvers<void>()
    const entry: Entry = {
      from: now.getTime(),
      until: now.getTime() + ttl,
      value,
      due: due.promise,
      isDone: false,
      bytes: sizeOf(key, null),
    }
    const end = () => {
      clearTimeout(timer)
      entry.isDone = true
      due.resolve()
    }
    const timer = setTimeout(() => {
      if (own.entries.get(key) === entry) remove(own, key)
      due.resolve()
    }, patience)
    remove(own, key)
    own.entries.set(key, entry)
    own.bytes += entry.bytes
    value.then(
      (settled) => {
        end()
        if (own.entries.get(key) !== entry) return
        entry.settled = settled
        own.bytes -= entry.bytes
        entry.bytes = sizeOf(key, settled)
        own.bytes += entry.bytes
        for (const oldest of own.entries.keys()) {
          if (own.bytes <= limit) break
          remove(own, oldest)
        }
      },
      () => {
        end()
        if (own.entries.get(key) === entry) remove(own, key)
      },
    )
    return value
  }

  return {
    get,
    answer: <T>(key: string, lifetime: Lifetime, make: () => Promise<string> | string) =>
      get(key, lifetime, async () => new KeptAnswer<T>(key, new JsonBody(`{"data":${await make()}}`))),
    peek(key, now) {
      const known = store.entries.get(key)
      return known && isFresh(known, now) && known.settled instanceof KeptAnswer ? known.settled : undefined
    },
    // An answer still being made belongs to the old store and is not kept.
    clear: () => {
      store = { entries: new Map(), bytes: 0 }
    },
    get bytes() {
      return store.bytes
    },
  }
}

function remove(store: Store, key: string): void {
  const known = store.entries.get(key)
  if (!known) return
  store.entries.delete(key)
  store.bytes -= known.bytes
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
