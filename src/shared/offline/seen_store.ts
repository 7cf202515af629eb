import { accountDb } from './account_db.ts'
import type { AccountId, SeenRow } from './account_rows.ts'
import { readSession } from './session_row.ts'

/** Most answers stored per account; the least recently seen one is deleted first. */
const most = 200

/** Stores an answer, unless its account has left this device meanwhile. */
export async function keepSeen(account: AccountId, key: string, data: unknown): Promise<void> {
  const session = account === 'visitor' ? null : await readSession()
  if (session !== null && session?.uid !== account) return
  const database = accountDb(account)
  const { seen, marks } = database
  await database.transaction('rw', seen, marks, async () => {
    if (session && (await marks.get('signed_in'))?.epoch !== session.epoch) return
    await seen.put({ key, at: Date.now(), data })
    const excess = (await seen.count()) - most
    if (excess > 0) await seen.orderBy('at').limit(excess).delete()
  })
}

export const readSeen = (account: AccountId, key: string): Promise<SeenRow | undefined> =>
  accountDb(account).seen.get(key)
