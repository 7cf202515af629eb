/** Drafts and their files in the account's database. Every write resolves after its commit, or throws. */
import Dexie from 'dexie'
import type { FileType, Usage } from '#contract/upload.ts'
import { isSignedInHere } from '../session/remembered.ts'
import { accountDb } from './account_db.ts'
import {
  accountDbName,
  type AccountId,
  type AttachmentRow,
  type DraftRow,
  type OutboxRow,
} from './account_rows.ts'
import { forgetJournal, newerDraft, readJournal } from './draft_journal.ts'
import { withOldFilesWaiting } from './local_files.ts'
import { outboxLock } from './outbox_channel.ts'
import { thumbnailOf } from './thumbnail.ts'

/** Visitors have no drafts. */
const isWriter = (account: AccountId): boolean => account !== 'visitor' && isSignedInHere(account)

/** Returns a draft as it was typed last; files that the server may have deleted meanwhile are uploaded again. */
export async function readDraft(account: AccountId, id: string): Promise<DraftRow | undefined> {
  const { drafts, attachments } = accountDb(account)
  const row = newerDraft(await drafts.get(id), readJournal(account, id))
  if (!row) return undefined
  const files = await attachments.where('draftId').equals(id).toArray()
  return { ...row, form: withOldFilesWaiting(row.form, files, Date.now()) }
}

export const draftsOfKind = (account: AccountId, kind: string): Promise<DraftRow[]> =>
  accountDb(account).drafts.where('kind').equals(kind).reverse().sortBy('updatedAt')

/**
 * Stores a draft. When its account is not signed in, it only updates an existing one: after a log-out that deleted the
 * account's data nothing may come back, whoever has signed in since.
 */
export async function writeDraft(account: AccountId, draft: DraftRow): Promise<void> {
  if (isWriter(account)) await accountDb(account).drafts.put(draft)
  else if (await Dexie.exists(accountDbName(account)))
    await accountDb(account).drafts.update(draft.id, { ...draft })
  forgetJournal(account, draft.id, draft.updatedAt)
}

/** Deletes the draft of a form that has become empty, with its files. */
export async function clearDraft(account: AccountId, id: string): Promise<void> {
  if (!isWriter(account)) return
  forgetJournal(account, id)
  const { drafts, attachments } = accountDb(account)
  await accountDb(account).transaction('rw', drafts, attachments, async () => {
    await drafts.delete(id)
    await attachments.where('draftId').equals(id).delete()
  })
}

/** Everything that belongs to a draft: the form, its files and its queue items. */
export type DraftParts = { draft: DraftRow | undefined; files: AttachmentRow[]; queued: OutboxRow[] }

/**
 * Removes a draft with its files and returns them, so that they can be restored; returns undefined without removing
 * anything while it is being sent.
 */
export function removeDraft(account: AccountId, id: string): Promise<DraftParts | undefined> {
  const { drafts, attachments, outbox } = accountDb(account)
  return whileIdle((isIdle) =>
    accountDb(account).transaction('rw', drafts, attachments, outbox, async () => {
      const queued = await outbox.where('draftId').equals(id).toArray()
      if (!isIdle && queued.some(({ state }) => state === 'sending')) return undefined
      const draft = await drafts.get(id)
      const files = await attachments.where('draftId').equals(id).toArray()
      await drafts.delete(id)
      await attachments.bulkDelete(files.map((file) => file.id))
      await outbox.bulkDelete(queued.map((row) => row.key))
      forgetJournal(account, id)
      return { draft, files, queued }
    }),
  )
}

/**
 * Tells `work` whether no tab or worker is sending while it runs: then an item in `sending` was left behind by a
 * closed browser. Without locks this cannot be known.
 */
const whileIdle = <T>(work: (isIdle: boolean) => Promise<T>): Promise<T> =>
  'locks' in navigator
    ? navigator.locks.request(outboxLock, { ifAvailable: true }, (lock) => work(lock !== null))
    : work(false)

export function restoreDraft(account: AccountId, { draft, files, queued }: DraftParts): Promise<void> {
  const { drafts, attachments, outbox } = accountDb(account)
  return accountDb(account).transaction('rw', drafts, attachments, outbox, async () => {
    if (draft) await drafts.put(draft)
    await attachments.bulkPut(files)
    await outbox.bulkPut(queued)
  })
}

/** Moves the waiting files when the form gets another id (its posting has a code now). */
export function moveDraft(account: AccountId, from: string, to: string): Promise<void> {
  const { drafts, attachments } = accountDb(account)
  return accountDb(account).transaction('rw', drafts, attachments, async () => {
    await attachments.where('draftId').equals(from).modify({ draftId: to })
    await drafts.delete(from)
    forgetJournal(account, from)
  })
}

export type FileOf = { draftId: string; file_type: FileType; usage: Usage }

/** Stores a chosen file with a thumbnail. Throws the browser's error when there is no room. */
export async function keepFile(
  account: AccountId,
  id: string,
  file: File,
  of: FileOf,
): Promise<AttachmentRow> {
  const row: AttachmentRow = {
    id,
    ...of,
    name: file.name,
    type: file.type,
    bytes: await file.arrayBuffer(),
    thumb: of.file_type === 'image' ? await thumbnailOf(file) : null,
    address: null,
  }
  await accountDb(account).attachments.put(row)
  return row
}

export const readFile = (account: AccountId, id: string): Promise<AttachmentRow | undefined> =>
  accountDb(account).attachments.get(id)
