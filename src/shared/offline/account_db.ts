/**
 * One database per account: drafts, the queue, notifications and visited pages. One account's data is never visible
 * to another. The worker reads and writes it without Dexie (`account_store.ts`) and never creates it.
 */
import Dexie, { type Table } from 'dexie'
import type { UserMessage } from '#contract/user_message.ts'
import { isSignedInHere } from '../session/remembered.ts'
import {
  accountDbName,
  type AccountId,
  type AttachmentRow,
  type DraftRow,
  type MarkRow,
  type OutboxRow,
  type SeenRow,
  type TableRow,
} from './account_rows.ts'
import { forgetJournal, journalOf, newerDraft } from './draft_journal.ts'
import { withStorageTimeout, StorageTimeout } from './storage_timeout.ts'
import type { ReadMarkRow } from './read_marks.ts'

export class AccountDb extends Dexie {
  drafts!: Table<DraftRow, string>
  attachments!: Table<AttachmentRow, string>
  outbox!: Table<OutboxRow, string>
  notifications!: Table<UserMessage, number>
  seen!: Table<SeenRow, string>
  marks!: Table<MarkRow, string>
  read_marks!: Table<ReadMarkRow, number>
  bulk_tables!: Table<TableRow, string>

  constructor(account: AccountId) {
    // The worker writes without Dexie, so answers cached in memory could be older than the database.
    super(accountDbName(account), { cache: 'disabled' })
    this.version(1).stores({
      drafts: '&id, kind, updatedAt',
      attachments: '&id, draftId',
      outbox: '&key, draftId, state, nextAt',
      notifications: '&id, created_time',
      seen: '&key, at',
      marks: '&name',
    })
    this.version(2).stores({ read_marks: '++key' })
    this.version(3).stores({ bulk_tables: '&kind' })
    // Runs before the first query. If storage refuses the write, the copies stay in local storage.
    this.on('ready', (database) => replayJournal(account, database as AccountDb).catch(() => undefined))
  }
}

/** Moves drafts into the database that an earlier page could only copy to local storage while it closed. */
async function replayJournal(account: AccountId, database: AccountDb): Promise<void> {
  const { drafts } = database
  for (const copy of journalOf(account)) {
    await database.transaction('rw', drafts, async () => {
      if (newerDraft(await drafts.get(copy.id), copy) === copy) await drafts.put(copy)
    })
    forgetJournal(account, copy.id, copy.updatedAt)
  }
}

let opened: { account: AccountId; database: AccountDb } | undefined
const outdatedListeners = new Set<() => void>()

/** Calls `listener` when a newer version of the page in another tab needs another schema: this tab can no longer save. */
export function onSchemaOutdated(listener: () => void): () => void {
  outdatedListeners.add(listener)
  return () => outdatedListeners.delete(listener)
}

function open(account: AccountId): AccountDb {
  const database = new AccountDb(account)
  // Even an opening that is given up at once could create it.
  if (!isSignedInHere(account)) {
    database.close()
    return database
  }
  // An open connection would block the other tab. Without a new version the reason is a log-out elsewhere.
  database.on('versionchange', ({ newVersion }) => {
    database.close()
    if (newVersion !== null) for (const listener of outdatedListeners) listener()
    return false
  })
  // Calls that wait for a database that never opens are rejected; the next call tries again.
  const opening = database.open()
  withStorageTimeout(opening).catch((error: unknown) => error instanceof StorageTimeout && database.close())
  return database
}

/**
 * Returns the database of an account, or of visitors, and closes the previous one. After a log-out in any tab it is
 * not opened again, which would recreate it empty: pending calls reject.
 */
export function accountDb(account: AccountId): AccountDb {
  if (opened?.account !== account || opened.database.hasBeenClosed()) {
    opened?.database.close()
    opened = { account, database: open(account) }
  }
  return opened.database
}
