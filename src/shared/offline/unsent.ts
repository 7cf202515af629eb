/** What is on this device alone: it would be lost with the account's data. */
import { accountDb } from './account_db.ts'
import type { AccountId } from './account_rows.ts'

export type Unsent = { drafts: number; queued: number }

/**
 * Drafts that were not queued, or those of them that `counts` takes by their id, tables on their way to
 * becoming postings, and what waits in the queue.
 */
export async function countUnsent(
  account: AccountId,
  counts: (id: string) => boolean = () => true,
): Promise<Unsent> {
  const { drafts, outbox, bulk_tables: tables } = accountDb(account)
  const [ids, items, tableCount] = await Promise.all([
    drafts.toCollection().primaryKeys(),
    outbox.where('state').notEqual('published').toArray(),
    tables.count(),
  ])
  const queued = new Set(items.map((item) => item.draftId))
  const own = ids.filter((id) => !queued.has(id) && counts(id)).length
  return { drafts: own + tableCount, queued: items.length }
}

/** Turns the queue back into drafts; what may have reached the server already goes with them. */
export function unqueue(account: AccountId): Promise<void> {
  const { drafts, outbox } = accountDb(account)
  return accountDb(account).transaction('rw', drafts, outbox, async () => {
    for (const { draftId, unanswered } of await outbox.where('state').notEqual('published').toArray()) {
      const draft = await drafts.get(draftId)
      if (draft) await drafts.put({ ...draft, form: { ...(draft.form as object), unanswered } })
    }
    await outbox.clear()
  })
}
