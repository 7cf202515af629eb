/** Threads and replies in the queue of this device. */
import { accountDb } from '#shared/offline/account_db.ts'
import type { OutboxRow } from '#shared/offline/account_rows.ts'
import {
  forumQueueId,
  isForumPost,
  replyDraftId,
  replyKind,
  threadDraftId,
  threadKind,
} from '#shared/offline/draft_names.ts'
import { loadThumbs } from '#shared/form/use_file_keeper.ts'
import { queueWritten } from '#shared/offline/outbox_queue.ts'
import { unqueuePost } from '#shared/offline/unsent.ts'
import { readKept } from '#shared/offline/use_kept_draft.ts'

type NewPost = { key: string; title: string; values: OutboxRow['values'] }

/** Moves a thread from its draft into the queue. Rejects if the device cannot store it. */
export const queueThread = (accountId: number, given: NewPost): Promise<void> =>
  queueWritten(accountId, threadDraftId, {
    ...given,
    draftId: forumQueueId(given.key),
    kind: threadKind,
    code: null,
  })

/** Moves a reply to a thread from its draft into the queue. */
export const queueReply = (accountId: number, thread: number, given: NewPost): Promise<void> =>
  queueWritten(accountId, replyDraftId(thread), {
    ...given,
    draftId: forumQueueId(given.key),
    kind: replyKind,
    code: String(thread),
  })

/** The account's threads, or its replies to one thread, that have not arrived; oldest first. */
export async function unsentPosts(accountId: number, thread: number | null): Promise<OutboxRow[]> {
  const rows = await accountDb(accountId).outbox.toArray()
  const code = thread === null ? null : String(thread)
  const posts = rows.filter((row) => isForumPost(row) && row.code === code && row.state !== 'published')
  for (const { values } of posts) await loadThumbs(accountId, values)
  return posts.sort((a, b) => a.queuedAt - b.queuedAt)
}

/** What was begun under this name on this device; null for nothing. */
export async function keptPost<V extends Readonly<Record<string, unknown>>>(
  accountId: number,
  draftId: string,
): Promise<V | null> {
  const form = (await readKept<V>(accountId, draftId)) ?? null
  if (form) await loadThumbs(accountId, form)
  return form
}

/** Takes a post out of the queue, back into its draft, and returns that; undefined if it is being sent. */
export async function takeBack<V>(accountId: number, key: string): Promise<V | undefined> {
  const row = await accountDb(accountId).outbox.get(key)
  return row && row.state !== 'sending' ? ((await unqueuePost(accountId, row)) as V) : undefined
}
