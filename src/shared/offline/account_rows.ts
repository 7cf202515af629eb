/** What page and worker both need to know of an account's database (`account_db.ts`), without Dexie. */
import type { FileType, Usage } from '#contract/upload.ts'

/** Id of the account, or the common one of visitors. */
export type AccountId = number | 'visitor'

export const accountDbName = (account: AccountId): string => `account-${account}`

/** An answer of the server that can be read offline: a list page or a posting. */
export type SeenRow = {
  /** Path and sorted query without timestamp, with the language. */
  key: string
  /** When it was answered, in milliseconds. */
  at: number
  data: unknown
}

/** `signed_in`: the epoch in which this account may be written to; gone after log-out. */
export type MarkRow = { name: 'signed_in'; epoch: number }

/** A form as it is being typed. Only the form that wrote it knows the content of `form`. */
export type DraftRow = { id: string; kind: string; updatedAt: number; form: unknown }

/** A table being imported as postings of a kind. Only the page that wrote it knows the content of `state`. */
export type TableRow = { kind: string; updatedAt: number; state: unknown }

/** A file chosen in a form. Bytes, not a blob: Safari loses blobs in IndexedDB. */
export type AttachmentRow = {
  id: string
  draftId: string
  name: string
  type: string
  bytes: ArrayBuffer
  /** Parameters of the upload call. */
  file_type: FileType
  usage: Usage
  /** Thumbnail (JPEG) made on this device, for images. */
  thumb: ArrayBuffer | null
  /** Address on the server once uploaded; null until then. */
  address: string | null
  /** When it was uploaded, by this device's clock. */
  uploadedAt?: number
}

export type OutboxState = 'waiting' | 'sending' | 'paused' | 'needs_you' | 'published'

/** A create call without an answer: it is repeated with its own key before anything else is sent. */
export type Unanswered = { key: string; values: Readonly<Record<string, unknown>>; submit: boolean }

/** The server's refusal of an item. */
export type OutboxProblem = { status: number; code: string; message: string; data: unknown }

/** The result of an item on the server. */
export type OutboxAnswer = { code: string; state: string }

/** A form to be published, or a message to be sent; `key` is its Idempotency-Key, fixed when it is queued. */
export type OutboxRow = {
  key: string
  draftId: string
  kind: string
  state: OutboxState
  /** Earliest time of the next attempt, in milliseconds. */
  nextAt: number
  attempts: number
  /** The server's last answer; null if there was none. */
  problem: OutboxProblem | null
  /** The title shown in the queue. */
  title: string
  /** Values as they are sent; files that are only on this device have their local address. */
  values: Readonly<Record<string, unknown>>
  submit: boolean
  /** Names of the unusual figures that the person has confirmed. */
  confirmed?: readonly string[] | undefined
  /** How many of its files are on the server; null while none are being sent. */
  files: { done: number; total: number } | null
  /**
   * The edited posting, with the revision that the edit began from; null for a new one. For a message, its
   * conversation.
   */
  code: string | null
  revision: number | null
  unanswered: Unanswered | null
  /** Time of queueing by this device's clock; shown, never calculated with. */
  queuedAt: number
  answer: OutboxAnswer | null
}
