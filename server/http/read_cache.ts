import { LRUCache } from 'lru-cache'
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

/** Fresh from one moment until another (ms). */
type Span = { from: number; until: number }
type Kept = Span & { value: Promise<unknown>; settled: unknown }
/** A question that is being answered. */
type Asked = Span & {
  value: Promise<unknown>
  /** Resolves when the value is there, has failed, or is no longer waited for. */
  due: Promise<void>
  isDone: boolean
}

const maxBytes = 24 * 1_024 * 1_024
/** Nobody waits longer (ms) for what another request has asked: that one's line to the database may be dead. */
const patience = 1_000
/** An entry that holds next to nothing still has its key, its promise and its places in the lists. */
const entryBytes = 500

const sizeOf = (key: string, value: unknown): number => {
  const held = value instanceof KeptAnswer ? value.body.size : value instanceof Set ? 64 * value.size : 0
  return entryBytes + 2 * key.length + held
}

export function readCache(limit = maxBytes): ReadCache {
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
    /** False when it was cleared or asked anew meanwhile. */
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

  return {
    get,
    answer: <T>(key: string, lifetime: Lifetime, make: () => Promise<string> | string) =>
      get(key, lifetime, async () => new KeptAnswer<T>(key, new JsonBody(`{"data":${await make()}}`))),
    peek(key, now) {
      const known = kept.get(key)
      return known && isFresh(known, now) && known.settled instanceof KeptAnswer ? known.settled : undefined
    },
    // An answer still being made is given to those who asked, and not kept.
    clear: () => {
      kept.clear()
      asked = new Map()
    },
    get bytes() {
      return kept.calculatedSize
    },
  }
}
