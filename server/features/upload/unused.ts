import type { Deps } from '#server/http/deps.ts'
import { namedUploads } from './named_store.ts'
import { doubtfulUploads, keepUploads, takeUnused } from './store.ts'

/** What is named now is looked for again after so long: postings and drafts come to an end. */
const lookAgainMs = 30 * 86_400_000

/** Deletes uploads that nothing names a day after they were sent or named last, with their files. */
export async function removeUnused({
  database,
  storage,
  clock,
}: Pick<Deps, 'database' | 'storage' | 'clock'>) {
  const db = database.orm
  const now = clock()
  const unused = new Set(await doubtfulUploads(db, now))
  const named: string[] = []
  if (unused.size > 0)
    for await (const addresses of namedUploads(db))
      for (const address of addresses) if (unused.delete(address)) named.push(address)
  for (let at = 0; at < named.length; at += 1000)
    await keepUploads(db, named.slice(at, at + 1000), new Date(now.getTime() + lookAgainMs))
  for (const address of unused)
    // The files go while the row is held: whoever wants to name it waits, and then finds none.
    await db.transaction(async (tx) => {
      if (await takeUnused(tx, address, now)) await storage.remove(address)
    })
}
