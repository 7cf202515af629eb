/**
 * The one database that belongs to no account: who is signed in (for the worker, which cannot read local storage), when
 * the last poll was, and settings of this device.
 */
import type { UnreadCount } from '#contract/user_message.ts'
import { openDatabase, result, transact } from './database.ts'

/** The signed-in account. `token` is encrypted with a key that never leaves the browser; null after log-out. */
export type SessionRow = {
  uid: number | null
  token: { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer } | null
  /** Goes up with every sign-in, log-out and impersonation: what began under an older one writes nothing. */
  epoch: number
  language: string
}

/** The last full answer about the counts, for asking whether they have changed since. */
export type Validator = { etag: string; counts: UnreadCount }

/** What the poll knows; `epoch` is the session it was learned in. */
export type PollRow = {
  epoch: number
  /** When the last request began, in milliseconds; null before the first. */
  askedAt: number | null
  /** When the last answer came, in milliseconds. */
  answeredAt: number | null
  /** Not before this time. */
  dueAt: number
  /** Failures in a row. */
  failures: number
  /** As the server, a push or the answer to a mark said last. */
  counts: UnreadCount | null
  validator: Validator | null
  /** Whether the newest notifications of these counts are in the account's database. */
  listed: boolean
}

/** What was handed over; bytes, not blobs, as everywhere in IndexedDB. */
export type SharedFiles = {
  files: { name: string; type: string; bytes: ArrayBuffer }[]
  /** Text that came with them. */
  text: string
  /** Whose they are once somebody was signed in who left without a log-out; else whoever is signed in opens them. */
  uid?: number
}

type State = {
  /** Handed over by another program and not yet in a draft. */
  shared: SharedFiles
  session: SessionRow
  key: CryptoKey
  poll: PollRow
  /** Account that turned push on in this browser: after its next sign-in it is on again. */
  push_on: number | null
  /** Time when push was last offered in context. */
  push_offered: number
  /** What became of the last try to subscribe. */
  push_reach: 'reachable' | 'unreachable'
}

const name = 'meta'
const store = 'state'

/**
 * Runs `work` on the rows in one transaction. `get` and `put` are the only things it may await, or the transaction ends.
 */
export async function withMeta<T>(
  mode: IDBTransactionMode,
  work: (rows: {
    get: <K extends keyof State>(row: K) => Promise<State[K] | undefined>
    put: <K extends keyof State>(row: K, value: State[K]) => void
  }) => Promise<T>,
): Promise<T> {
  const database = (await openDatabase(name, (created) => void created.createObjectStore(store)))!
  try {
    return await transact(database, store, mode, (transaction) => {
      const rows = transaction.objectStore(store)
      return work({
        get: (row) => result(rows.get(row)),
        put: (row, value) => void rows.put(value, row),
      })
    })
  } finally {
    database.close()
  }
}
