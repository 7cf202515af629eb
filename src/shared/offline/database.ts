/** IndexedDB without a library: the worker has to stay small, and a page without a worker does the same work. */

import { StorageTimeout, patienceMs } from './storage_timeout.ts'

/** The result of a request as a promise. */
export const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('error', () => reject(transaction.error))
    transaction.addEventListener('abort', () => reject(transaction.error))
  })

/**
 * Opens a database; returns null when it does not exist and no `create` is given, so that a late write never
 * recreates a deleted one. Rejects with the browser's DOMException when storage is refused, and after 2 s without an
 * answer.
 */
export function openDatabase(
  name: string,
  create?: (database: IDBDatabase) => void,
): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name)
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      reject(new StorageTimeout())
    }, patienceMs)
    request.addEventListener('upgradeneeded', () => {
      if (create) create(request.result)
      else request.transaction?.abort()
    })
    request.addEventListener('success', () => {
      const database = request.result
      clearTimeout(timer)
      // It opened too late: nobody waits for it, and an open connection would block other tabs.
      if (isLate) return database.close()
      // Another tab upgrades or deletes it, which an open connection would block.
      database.addEventListener('versionchange', () => database.close())
      resolve(database)
    })
    request.addEventListener('error', () => {
      clearTimeout(timer)
      if (request.error?.name === 'AbortError' && !create) resolve(null)
      else reject(request.error)
    })
  })
}

/**
 * Runs `work` in one transaction and returns its result after the commit. `work` may await nothing but its own
 * requests.
 */
export async function transact<T>(
  database: IDBDatabase,
  stores: string | string[],
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction) => Promise<T>,
): Promise<T> {
  const transaction = database.transaction(stores, mode)
  const committed = finished(transaction)
  // A failure of the work is the error to report, not the abort that follows it.
  committed.catch(() => undefined)
  try {
    const value = await work(transaction)
    await committed
    return value
  } catch (error) {
    try {
      transaction.abort()
    } catch {
      // The transaction has ended already.
    }
    throw error
  }
}
