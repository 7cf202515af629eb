/**
 * The only database that belongs to no account: who is signed in (for the worker, which cannot read local storage),
 * when the last poll was, and settings of this device.
 */
import type { UnreadCount } from '#contract/user_message.ts'
import { openDatabase, result, transact } from './database.ts'

/** The signed-in account. `token` is encrypted with a key that never leaves the browser; null after log-out. */
export type SessionRow = {
  uid: number | null
  token: { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer } | null
  /** Incremented by every sign-in, log-out and impersonation: work that began in an older epoch writes nothing. */
  epoch: number
  language: string
}

/** The last full answer about the counts, for asking whether they have changed since. */
export type Validator = { etag: string; counts: UnreadCount }

/** State of the poll; `epoch` is the session it belongs to. */
export type PollRow = {
  epoch: number
  /** When the last request began, in milliseconds; null before the first. */
  askedAt: number | null
  /** When the last answer came, in milliseconds. */
  answeredAt: number | null
  /** Earliest time of the next poll. */
  dueAt: number
  /** Failures in a row. */
  failures: number
  /** The counts of the server's last answer, push, or answer to a read mark. */
  counts: UnreadCount | null
  validator: Validator | null
  /** Whether the newest notifications of these counts are in the account's database. */
  listed: boolean
}

/** The shared content; bytes, not blobs, as everywhere in IndexedDB. */
export type SharedFiles = {
  files: { name: string; type: string; bytes: ArrayBuffer }[]
  /** Text that came with them. */
  text: string
  /** The account if somebody was signed in who left without a log-out; otherwise whoever is signed in opens them. */
  uid?: number
}

/** What is kept of an account that leaves: all input; also the queue, because its session expired by itself; or nothing. */
export type Kept = 'drafts' | 'unsent' | 'nothing'

/** An account that has left while its data is not yet cleared; a page that closes too early leaves it to the next one. */
export type Leaving = { uid: number; kept: Kept }

type State = {
  /** Files shared by another program that are not in a draft yet. */
  shared: SharedFiles
  session: SessionRow
  leaving: readonly Leaving[]
  key: CryptoKey
  poll: PollRow
  /** Account that turned push on in this browser: after its next sign-in push is on again. */
  push_on: number | null
  /** Time when push was last offered in context. */
  push_offered: number
  /** Result of the last attempt to subscribe. */
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
