/** Reads the table of a kind that the account works on from this device; null if there is none. */
import { accountDb } from '#shared/offline/account_db.ts'
import type { TableRow } from '#shared/offline/account_rows.ts'
import { isSignedInHere } from '#shared/session/remembered.ts'
import { bodyOf, type BulkState } from './bulk_state.ts'

export async function readBulk(accountId: number, kind: string): Promise<BulkState | null> {
  const row = await accountDb(accountId).bulk_tables.get(kind)
  return (row?.state as BulkState | undefined) ?? null
}

/** Stores the table, or deletes it once there are no rows to send. Once its account has left the device, nothing is written. */
export async function writeBulk(accountId: number, kind: string, state: BulkState | null): Promise<void> {
  if (!isSignedInHere(accountId)) return
  const { bulk_tables: tables } = accountDb(accountId)
  if (state && bodyOf(state).length > 0) await tables.put({ kind, updatedAt: Date.now(), state })
  else await tables.delete(kind)
}

/** Returns all tables of the account on this device, for the page of drafts. */
export const bulkTables = (accountId: number): Promise<TableRow[]> =>
  accountDb(accountId).bulk_tables.toArray()
