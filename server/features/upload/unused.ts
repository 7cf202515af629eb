import type { Deps } from '#server/http/deps.ts'
import { takeUnused, unusedUploads } from './store.ts'

/** Uploads that are looked up at once. */
const portion = 1000

/** Deletes uploads that no row uses, with their files, a day after they were sent or last claimed. */
export async function removeUnused({
  database,
  storage,
  clock,
}: Pick<Deps, 'database' | 'storage' | 'clock'>) {
  const db = database.orm
  const now = clock()
  let found: string[] = []
  do {
    found = await unusedUploads(db, { after: found.at(-1) ?? '', limit: portion, now })
    for (const address of found)
      // The file is deleted while the row is locked: a request that wants to use it waits, and then finds none.
      await db.transaction(async (tx) => {
        if (await takeUnused(tx, address, now)) await storage.remove(address)
      })
  } while (found.length === portion)
}
