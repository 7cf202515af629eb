/** An account's database without Dexie, for what the worker does too. */
import { accountDbName } from './account_rows.ts'
import { openDatabase, transact } from './database.ts'

/**
 * Runs `work` in one transaction of the account's database and returns its result after the commit; returns `absent`
 * if the database does not exist (any more): a late write never recreates it.
 */
export async function inAccount<T>(
  uid: number,
  stores: string | string[],
  mode: IDBTransactionMode,
  absent: T,
  work: (transaction: IDBTransaction) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(accountDbName(uid))
  if (!database) return absent
  try {
    return await transact(database, stores, mode, work)
  } finally {
    database.close()
  }
}
