/** Notifications on the device, written by worker and page; without Dexie (`database.ts`). */
import type { UserMessage } from '#contract/user_message.ts'
import { accountDbName, type MarkRow } from './account_rows.ts'
import { openDatabase, result, transact } from './database.ts'
import { withMarks, type ReadMark } from './read_marks.ts'
import { withoutReplaced } from './replaced.ts'

/** The most that are stored; the oldest are removed. */
const most = 1000

/**
 * Stores notifications while `epoch` lasts: it is checked in the writing transaction, so that nothing comes back
 * after a log-out has cleared the account's data. Notifications marked read here stay read, even if the server does
 * not know it yet, and those that were replaced are removed, whichever comes first. Returns whether they were stored.
 */
export async function keepNotifications(
  uid: number,
  epoch: number,
  messages: readonly UserMessage[],
): Promise<boolean> {
  const database = await openDatabase(accountDbName(uid))
  if (!database) return false
  try {
    return await transact(
      database,
      ['marks', 'notifications', 'read_marks'],
      'readwrite',
      async (transaction) => {
        const mark = await result<MarkRow | undefined>(transaction.objectStore('marks').get('signed_in'))
        if (mark?.epoch !== epoch) return false
        const waiting = await result<ReadMark[]>(transaction.objectStore('read_marks').getAll())
        const store = transaction.objectStore('notifications')
        const known = await result<UserMessage[]>(store.getAll())
        const given = withMarks(messages, waiting)
        const last = new Set(withoutReplaced([...known, ...given]).map(({ id }) => id))
        for (const { id } of known) if (!last.has(id)) store.delete(id)
        for (const message of given) if (last.has(message.id)) store.put(message)
        const excess = (await result(store.count())) - most
        if (excess > 0) {
          const oldest = await result(store.getAllKeys(null, excess))
          for (const id of oldest) store.delete(id)
        }
        return true
      },
    )
  } finally {
    database.close()
  }
}

/** Most of the newest that are looked at for what came after a time. */
const mostNew = 50

/** The newest stored notifications of an account that were written after a time (ms). */
export async function readSince(uid: number, time: number): Promise<UserMessage[]> {
  const database = await openDatabase(accountDbName(uid))
  if (!database) return []
  try {
    return await transact(database, 'notifications', 'readonly', async (transaction) => {
      const store = transaction.objectStore('notifications')
      const first = (await result(store.getAllKeys())).at(-mostNew)
      const newest = first === undefined ? undefined : IDBKeyRange.lowerBound(first)
      const rows = await result<UserMessage[]>(store.getAll(newest))
      return rows.filter(({ created_time }) => Date.parse(created_time) > time)
    })
  } finally {
    database.close()
  }
}

/** The order of the server's list. */
export const byNewest = (
  one: Pick<UserMessage, 'id' | 'created_time'>,
  other: Pick<UserMessage, 'id' | 'created_time'>,
): number => Date.parse(other.created_time) - Date.parse(one.created_time) || other.id - one.id

/** All stored notifications of an account, newest first like the server's list. */
export async function readNotifications(uid: number): Promise<UserMessage[]> {
  const database = await openDatabase(accountDbName(uid))
  if (!database) return []
  try {
    return await transact(database, 'notifications', 'readonly', async (transaction) => {
      const rows = await result<UserMessage[]>(transaction.objectStore('notifications').getAll())
      return rows.sort(byNewest)
    })
  } finally {
    database.close()
  }
}
