/** What a person can do with the queue: add a form, take it out, retry. */
import { accountDb } from './account_db.ts'
import type { AccountId, OutboxRow } from './account_rows.ts'
import { moveDraft } from './draft_store.ts'
import { triedAgain } from './outbox_rules.ts'

type Queued = Pick<
  OutboxRow,
  | 'key'
  | 'draftId'
  | 'kind'
  | 'title'
  | 'values'
  | 'submit'
  | 'confirmed'
  | 'code'
  | 'revision'
  | 'unanswered'
>

/** Adds a form to the queue. Its draft stays until the server has accepted it. Throws when the device cannot store it. */
export const enqueue = async (account: AccountId, item: Queued): Promise<void> => {
  await accountDb(account).outbox.put({
    ...item,
    state: 'waiting',
    nextAt: 0,
    attempts: 0,
    problem: null,
    files: null,
    queuedAt: Date.now(),
    answer: null,
  })
}

type Written = Pick<Queued, 'key' | 'draftId' | 'kind' | 'title' | 'values' | 'code'>

/** Moves a message or a post with its files from the draft `from` into the queue. Rejects if the device cannot store it. */
export async function queueWritten(account: AccountId, from: string, item: Written): Promise<void> {
  const { drafts, attachments, outbox } = accountDb(account)
  await accountDb(account).transaction('rw', drafts, attachments, outbox, async () => {
    await enqueue(account, { ...item, submit: true, revision: null, unanswered: null })
    await moveDraft(account, from, item.draftId)
  })
}

/** Deletes a message or a post with its files from the queue; returns false if it is being sent. */
export function discardQueued(account: AccountId, key: string): Promise<boolean> {
  const { attachments, outbox } = accountDb(account)
  return accountDb(account).transaction('rw', attachments, outbox, async () => {
    const row = await outbox.get(key)
    if (!row || row.state === 'sending') return false
    await attachments.where('draftId').equals(row.draftId).delete()
    await outbox.delete(key)
    return true
  })
}

export const readQueued = (account: AccountId, key: string): Promise<OutboxRow | undefined> =>
  accountDb(account).outbox.get(key)

/** The queue's item of a draft that is not published yet. */
export const queuedItem = (account: AccountId, draftId: string): Promise<OutboxRow | undefined> =>
  accountDb(account)
    .outbox.where('draftId')
    .equals(draftId)
    .filter((row) => row.state !== 'published')
    .first()

/**
 * Takes an item out of the queue, so that its draft can be edited again; a request that may have reached the server
 * is stored in the draft's `unanswered`. Returns the item, or undefined while it is being sent.
 */
export const withdraw = (account: AccountId, key: string): Promise<OutboxRow | undefined> => {
  const { outbox } = accountDb(account)
  return accountDb(account).transaction('rw', outbox, async () => {
    const row = await outbox.get(key)
    if (!row || row.state === 'sending') return undefined
    await outbox.delete(key)
    return row
  })
}

/** Retries an item at once, whatever it was waiting for; one that is being sent or was published is left as it is. */
export const retry = (account: AccountId, key: string): Promise<void> => {
  const { outbox } = accountDb(account)
  return accountDb(account).transaction('rw', outbox, async () => {
    const row = await outbox.get(key)
    const next = row && triedAgain(row)
    if (next) await outbox.put(next)
  })
}
