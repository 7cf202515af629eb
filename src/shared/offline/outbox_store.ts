/** The outbox in the account's database, for page and worker, without Dexie (`account_store.ts`). */
import type { AttachmentRow, OutboxRow } from './account_rows.ts'
import { inAccount } from './account_store.ts'
import { addressOf } from './local_files.ts'
import { result } from './database.ts'
import type { OutboxStore } from './outbox.ts'
import { tellOutbox } from './outbox_channel.ts'

/** Updates a row if it still exists. */
async function change<T>(store: IDBObjectStore, key: string, given: Partial<T>): Promise<void> {
  const row = await result<T | undefined>(store.get(key))
  if (row) store.put({ ...row, ...given })
}

/** Stores a file's address on the server. Its bytes stay on the device: the server keeps unused files only for a day. */
export const fileUploaded = (uid: number, id: string, address: string): Promise<void> =>
  inAccount(uid, 'attachments', 'readwrite', undefined, (transaction) =>
    change<AttachmentRow>(transaction.objectStore('attachments'), id, { address, uploadedAt: Date.now() }),
  )

/** The file's address on the server, as far as this device knows. */
export const fileAddress = (uid: number, id: string): Promise<string | null> =>
  inAccount(uid, 'attachments', 'readonly', null, async (transaction) => {
    const file = transaction.objectStore('attachments').get(id)
    return addressOf(await result<AttachmentRow | undefined>(file), Date.now())
  })

export function outboxStore(uid: number): OutboxStore {
  const write = async <T>(stores: string[], work: (transaction: IDBTransaction) => Promise<T>) => {
    const written = await inAccount(uid, stores, 'readwrite', undefined, work)
    tellOutbox({ type: 'changed' })
    return written
  }
  const read = <T>(store: string, index: string, value: string): Promise<T[]> =>
    inAccount(uid, store, 'readonly', [] as T[], (transaction) =>
      result<T[]>(transaction.objectStore(store).index(index).getAll(value)),
    )
  return {
    claim: (isDue) =>
      write(['outbox'], async (transaction) => {
        const items = transaction.objectStore('outbox')
        const rows = await result<OutboxRow[]>(items.getAll())
        const row = rows.sort((a, b) => a.queuedAt - b.queuedAt).find(isDue)
        if (!row) return undefined
        const claimed: OutboxRow = { ...row, state: 'sending', attempts: row.attempts + 1, problem: null }
        items.put(claimed)
        return claimed
      }),
    patch: (key, given) =>
      write(['outbox'], (transaction) => change<OutboxRow>(transaction.objectStore('outbox'), key, given)),
    attachments: (draftId) => read<AttachmentRow>('attachments', 'draftId', draftId),
    address: (id) => fileAddress(uid, id),
    uploaded: (id, address) => fileUploaded(uid, id, address),
    finish: ({ key, draftId }, answer) =>
      write(['drafts', 'attachments', 'outbox'], async (transaction) => {
        const files = transaction.objectStore('attachments')
        const done = { state: 'published', answer, unanswered: null, problem: null, values: {} } as const
        await change<OutboxRow>(transaction.objectStore('outbox'), key, done)
        for (const id of await result(files.index('draftId').getAllKeys(draftId))) files.delete(id)
        transaction.objectStore('drafts').delete(draftId)
      }),
    waiting: () => read<OutboxRow>('outbox', 'state', 'waiting'),
  }
}
