/** What is on this device alone: it would be lost with the account's data. */
import { accountDb, type AccountDb } from './account_db.ts'
import type { AccountId, OutboxRow } from './account_rows.ts'
import {
  type MessageValues,
  conversationDraftId,
  isForumPost,
  isMessage,
  messageKind,
  replyDraftId,
  type ShownWithPost,
  threadDraftId,
  threadKind,
} from './draft_names.ts'

/** Drafts, postings in the queue, and messages and posts of the forum in it. */
export type Unsent = { drafts: number; queued: number; messages: number }

export const sumOf = ({ drafts, queued, messages }: Unsent): number => drafts + queued + messages

/**
 * Drafts that were not queued, or those of them that `counts` takes by their id, tables on their way to
 * becoming postings, and what waits in the queue.
 */
export const countUnsent = (account: AccountId, counts?: (id: string) => boolean): Promise<Unsent> =>
  countIn(accountDb(account), counts)

export async function countIn(
  { drafts, outbox, bulk_tables: tables }: AccountDb,
  counts: (id: string) => boolean = () => true,
): Promise<Unsent> {
  const [ids, items, tableCount] = await Promise.all([
    drafts.toCollection().primaryKeys(),
    outbox.where('state').notEqual('published').toArray(),
    tables.count(),
  ])
  const queued = new Set(items.map((item) => item.draftId))
  const own = ids.filter((id) => !queued.has(id) && counts(id)).length
  const messages = items.filter((item) => isMessage(item) || isForumPost(item)).length
  return { drafts: own + tableCount, queued: items.length - messages, messages }
}

/** Turns the queue back into drafts; what may have reached the server already goes with them. */
export function unqueue(account: AccountId): Promise<void> {
  const { drafts, attachments, outbox } = accountDb(account)
  return accountDb(account).transaction('rw', drafts, attachments, outbox, async () => {
    const items = await outbox.where('state').notEqual('published').sortBy('queuedAt')
    for (const item of items) {
      const { draftId, unanswered } = item
      if (isMessage(item)) {
        await unqueueMessage(account, item, await keptMessage(account, item))
        continue
      }
      if (isForumPost(item)) {
        await unqueuePost(account, item)
        continue
      }
      const draft = await drafts.get(draftId)
      if (draft) await drafts.put({ ...draft, form: { ...(draft.form as object), unanswered } })
    }
    await outbox.clear()
  })
}

const keptMessage = async (account: AccountId, { code }: OutboxRow): Promise<MessageValues | undefined> =>
  (await accountDb(account).drafts.get(conversationDraftId(code ?? '')))?.form as MessageValues | undefined

/** Puts a message of the queue before what is being written in its conversation, and gives both together. */
export async function unqueueMessage(
  account: AccountId,
  { key, code, draftId, values }: OutboxRow,
  written: MessageValues | undefined,
): Promise<MessageValues> {
  const { drafts, attachments, outbox } = accountDb(account)
  const id = conversationDraftId(code ?? '')
  const message = values as MessageValues
  const form: MessageValues = {
    text: [message.text, written?.text].filter(Boolean).join('\n\n'),
    files: [...message.files, ...(written?.files ?? [])],
  }
  await accountDb(account).transaction('rw', drafts, attachments, outbox, async () => {
    await drafts.put({ id, kind: messageKind, updatedAt: Date.now(), form })
    await attachments.where('draftId').equals(draftId).modify({ draftId: id })
    await outbox.delete(key)
  })
  return form
}

type Written = { body?: { type: 'doc'; content: unknown[] } | null; shown?: ShownWithPost }

/** Puts a thread or reply of the queue back into its draft, before what is being written there; returns both together. */
export async function unqueuePost(account: AccountId, row: OutboxRow): Promise<object> {
  const { drafts, attachments, outbox } = accountDb(account)
  const { key, kind, code, draftId, values } = row
  const id = kind === threadKind ? threadDraftId : replyDraftId(code ?? '')
  return accountDb(account).transaction('rw', drafts, attachments, outbox, async () => {
    const known = await drafts.get(id)
    const both = [values, known?.form ?? {}] as Written[]
    const form = {
      ...(known?.form as object),
      ...values,
      body: { type: 'doc', content: both.flatMap(({ body }) => body?.content ?? []) },
      shown: {
        quote: both.find(({ shown }) => shown?.quote)?.shown?.quote ?? null,
        mentions: both.flatMap(({ shown }) => shown?.mentions ?? []),
      },
    }
    await drafts.put({ id, kind, updatedAt: Date.now(), form })
    await attachments.where('draftId').equals(draftId).modify({ draftId: id })
    await outbox.delete(key)
    return form
  })
}
