/**
 * The outbox: forms to be published as soon as the network allows. Each item has its Idempotency-Key from the moment
 * it is queued, and every uploaded file is remembered, so that a lost connection costs nothing and nothing is sent
 * twice.
 */
import type { AttachmentRow, OutboxAnswer, OutboxProblem, OutboxRow, Unanswered } from './account_rows.ts'
import { localFiles, withAddresses, withOldFilesWaiting } from './local_files.ts'
import { dueIn, isRefusal, judge, type Refusal } from './outbox_rules.ts'
import { uploadOnce } from './upload_once.ts'

type Values = OutboxRow['values']

/** Storage of items and files: the account's database, or a substitute in tests. */
export type OutboxStore = {
  /** Takes the next due item in one read-write transaction: sets `sending` and counts the attempt. */
  claim: (isDue: (row: OutboxRow) => boolean) => Promise<OutboxRow | undefined>
  /** Updates an item if it still exists. */
  patch: (key: string, change: Partial<OutboxRow>) => Promise<void>
  attachments: (draftId: string) => Promise<AttachmentRow[]>
  /** The file's address on the server, as far as this device knows. */
  address: (id: string) => Promise<string | null>
  /** Stores a file's address on the server. */
  uploaded: (id: string, address: string) => Promise<void>
  /** Marks an item as published and deletes its draft and files, in one transaction. */
  finish: (row: OutboxRow, answer: OutboxAnswer) => Promise<void>
  /** Items that wait for their time. */
  waiting: () => Promise<OutboxRow[]>
}

export type OutboxParts = {
  store: OutboxStore
  /** Both throw only Refusals. */
  upload: (file: AttachmentRow) => Promise<string>
  send: (
    row: OutboxRow,
    values: Values,
    onUnanswered: (unanswered: Unanswered | null) => Promise<void>,
  ) => Promise<OutboxAnswer>
  isOnline: () => boolean
  /** False as soon as the account of this outbox is no longer the one signed in. */
  isCurrent: () => boolean | Promise<boolean>
  now: () => number
  random: () => number
  published: (row: OutboxRow, answer: OutboxAnswer) => void
  needsYou: (row: OutboxRow, problem: OutboxProblem) => void
}

/** A file of the form that is no longer on the device: the person has to choose it again. */
const fileGone = (): Refusal => ({
  kind: 'http',
  status: 410,
  code: 'file_gone',
  message: '',
  data: null,
  retryAfterMs: null,
})

/** Uploads the remaining files one after the other; returns the form's values with their addresses. */
async function uploadFiles(parts: OutboxParts, row: OutboxRow): Promise<Values> {
  const kept = await parts.store.attachments(row.draftId)
  const files = new Map(kept.map((file) => [file.id, file]))
  const addresses = new Map<string, string>()
  const values = withOldFilesWaiting(row.values, kept, parts.now())
  const ids = localFiles(values)
  for (const id of ids) {
    const file = files.get(id)
    if (!file) throw fileGone()
    const remembered = {
      address: () => parts.store.address(id),
      remember: async (given: string) => {
        if (await parts.isCurrent()) await parts.store.uploaded(id, given)
      },
    }
    const address = await uploadOnce(id, remembered, () => parts.upload(file))
    if (!(await parts.isCurrent())) return row.values
    addresses.set(id, address)
    await parts.store.patch(row.key, { files: { done: addresses.size, total: ids.length } })
  }
  return withAddresses(values, addresses)
}

async function sendOne(parts: OutboxParts, row: OutboxRow): Promise<void> {
  const { store } = parts
  // An ended session pauses its own items; another account's data is not touched.
  const pause = () => store.patch(row.key, { state: 'paused' })
  try {
    const values = await uploadFiles(parts, row)
    if (!(await parts.isCurrent())) return pause()
    const answer = await parts.send(row, values, async (unanswered) => {
      if (await parts.isCurrent()) await store.patch(row.key, { unanswered })
    })
    // A session that ended meanwhile pauses the item. Its next attempt gets the same answer: for a new posting by its
    // key, for an edit as the newest version.
    if (!(await parts.isCurrent())) return pause()
    await store.finish(row, answer)
    parts.published(row, answer)
  } catch (error) {
    if (!isRefusal(error)) throw error
    const verdict = judge(error, row.attempts, parts.random())
    if (verdict.state === 'paused' || !(await parts.isCurrent())) return pause()
    if (verdict.state === 'needs_you') {
      await store.patch(row.key, { state: 'needs_you', problem: verdict.problem })
      parts.needsYou(row, verdict.problem)
    } else {
      const { waitMs, problem } = verdict
      await store.patch(row.key, { state: 'waiting', problem, nextAt: parts.now() + waitMs })
    }
  }
}

/**
 * Sends everything that is due, one item after the other. The caller holds the Web Lock `outbox`, so an item found in
 * `sending` was left behind by a closed browser. Returns the milliseconds until the next item is due, or null.
 * `isForced` means that the network is back: items without an answer are sent now, those that the server delayed
 * wait.
 */
export async function runOutbox(parts: OutboxParts, isForced = false): Promise<number | null> {
  const tried = new Set<string>()
  const isDue = (row: OutboxRow): boolean =>
    !tried.has(row.key) &&
    (row.state === 'sending' ||
      row.state === 'paused' ||
      (row.state === 'waiting' &&
        ((isForced && row.problem === null) || dueIn(row.nextAt, parts.now()) === 0)))
  while (parts.isOnline() && (await parts.isCurrent())) {
    const row = await parts.store.claim(isDue)
    if (!row) break
    tried.add(row.key)
    await sendOne(parts, row)
  }
  if (!(await parts.isCurrent())) return null
  const waits = (await parts.store.waiting()).map((row) => dueIn(row.nextAt, parts.now()))
  return waits.length > 0 ? Math.min(...waits) : null
}
