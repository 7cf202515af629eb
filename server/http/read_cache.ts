import { LRUCache } from 'lru-cache'
import type { NodeChannel } from '#server/db/node_channel.ts'
import { KeptBody } from './kept_body.ts'

type Lifetime = { ttl: number; now: Date }

/**
 * Caches answers for a few seconds on one node. A write on any node clears it on all of them; when the other nodes
 * cannot be told, they show it after `ttl` (ms). Concurrent requests for the same key share one computation.
 */
export type ReadCache = {
  /** Returns the cached value or the result of `make()`, which must be small, such as a number. */
  get<T>(key: string, lifetime: Lifetime, make: () => Promise<T>): Promise<T>
  /** Returns the cached body with the text that `make` returns, such as a page. */
  text(key: string, lifetime: Lifetime, make: () => Promise<string>): Promise<KeptAnswer<string>>
  /** Returns the cached answer for the JSON that `make` returns. */
  answer<T>(key: string, lifetime: Lifetime, make: () => Promise<string> | string): Promise<KeptAnswer<T>>
  /** Returns the answer of a key if it is still cached. */
  peek(key: string, now: Date): KeptAnswer<unknown> | undefined
  /** Forgets everything here and on all other nodes; to be called after the commit. */
  clear(): void
  /** Upper bound of the memory, in bytes, that the current values hold. */
  readonly bytes: number
}

/** A cached answer with its key, the same for everyone who may see it; `T` is the type of its JSON. */
export class KeptAnswer<T> {
  readonly key: string
  readonly body: KeptBody
  declare protected readonly of: T
  constructor(key: string, body: KeptBody) {
    this.key = key
    this.body = body
  }
}

/** The time in ms from and until which a value is fresh. */
type Span = { from: number; until: number }
type Kept = Span & { value: Promise<unknown>; settled: unknown }
/** A computation under way. */
type Asked = Span & {
  value: Promise<unknown>
  /** Resolves when the value is there, has failed, or took too long. */
  due: Promise<void>
  isDone: boolean
}

const maxBytes = 24 * 1_024 * 1_024
/** The longest that a request waits (ms) for the computation of another one, whose database connection may be dead. */
const patience = 1_000
/** Bytes counted for an entry besides its value: the key, the promise and the places in the lists. */
const entryBytes = 500

const sizeOf = (key: string, value: unknown): number => {
  const held = value instanceof KeptAnswer ? value.body.size : value instanceof Set ? 64 * value.size : 0
  return entryBytes + 2 * key.length + held
}

export function readCache(nodes: Pick<NodeChannel, 'announce' | 'onChange'>, limit = maxBytes): ReadCache {
  const kept = new LRUCache<string, Kept>({
    maxSize: limit,
    sizeCalculation: ({ settled }, key) => sizeOf(key, settled),
  })
  let asked = new Map<string, Asked>()

  const isFresh = ({ from, until }: Span, now: Date) => now.getTime() >= from && now.getTime() < until

  function get<T>(key: string, { ttl, now }: Lifetime, make: () => Promise<T>): Promise<T> {
    const known = kept.get(key)
    if (known && isFresh(known, now)) return known.value as Promise<T>
    const other = asked.get(key)
    if (other && isFresh(other, now))
      return other.due.then(() => (other.isDone ? (other.value as Promise<T>) : get(key, { ttl, now }, make)))
    return ask(key, { from: now.getTime(), until: now.getTime() + ttl }, make())
  }

  function ask<T>(key: string, span: Span, value: Promise<T>): Promise<T> {
    const due = Promise.withResolvers<void>()
    const own: Asked = { ...span, value, due: due.promise, isDone: false }
    /** False when the entry was cleared or replaced meanwhile. */
    const isCurrent = () => asked.get(key) === own
    const timer = setTimeout(() => {
      if (isCurrent()) asked.delete(key)
      due.resolve()
    }, patience)
    const end = (keep: () => void) => {
      clearTimeout(timer)
      own.isDone = true
      due.resolve()
      if (!isCurrent()) return
      asked.delete(key)
      keep()
    }
    asked.set(key, own)
    value.then(
      (settled) => end(() => void kept.set(key, { ...span, value, settled })),
      () => end(() => void kept.delete(key)),
    )
    return value
  }

  // A computation under way is still given to the requests that wait for it, but not stored.
  const forget = () => {
    kept.clear()
    asked = new Map()
  }
  nodes.onChange(forget)

  const body = <T>(key: string, lifetime: Lifetime, make: () => Promise<string>) =>
    get(key, lifetime, async () => new KeptAnswer<T>(key, new KeptBody(await make())))

  return {
    get,
    text: body,
    answer: (key, lifetime, make) => body(key, lifetime, async () => `{"data":${await make()}}`),
    peek(key, now) {
      const known = kept.get(key)
      return known && isFresh(known, now) && known.settled instanceof KeptAnswer ? known.settled : undefined
    },
    clear: () => {
      forget()
      nodes.announce()
    },
    get bytes() {
      return kept.calculatedSize
    },
  }
}
