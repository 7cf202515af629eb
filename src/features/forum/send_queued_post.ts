import { forumApi } from '#contract/forum.ts'
import { type ForumPost } from '#contract/forum_views.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { ReplyForm, ThreadForm } from '#contract/forum_forms.ts'
import { call } from '#shared/api/call.ts'
import { queryClient } from '#shared/api/query_client.ts'
import type { OutboxAnswer, OutboxRow } from '#shared/offline/account_rows.ts'
import { messageAnswer, sentPost, threadKind } from '#shared/offline/draft_names.ts'
import { repliesQuery, threadQuery, windowSize } from './queries.ts'

/** Sends a queued thread or reply whose pictures are all on the server. All failures are thrown as ApiError. */
export async function sendQueuedPost(
  { key, kind, code }: OutboxRow,
  values: OutboxRow['values'],
): Promise<OutboxAnswer> {
  const options = { idempotencyKey: key, background: true, quiet: true, keep: true }
  const body = sentPost(values)
  if (kind === threadKind)
    return messageAnswer(await call(forumApi.create, { body: body as ThreadForm }, options))
  const id = Number(code)
  const post = await call(forumApi.reply, { params: { id }, body: body as ReplyForm }, options)
  showReply(id, { ...post, queueKey: key })
  return messageAnswer(post)
}

/** A reply as it is shown; `queueKey` is the key that it had in the queue, known until the replies are loaded again. */
export type ShownReply = ForumPost & { queueKey?: string }

type Replies = Reply<typeof forumApi.replies> & { results: ShownReply[] }

/** Puts a reply that was just sent where it will be when the thread is loaded again. */
export function showReply(thread: number, post: ShownReply): void {
  const { position } = post
  queryClient.setQueryData(threadQuery(thread).queryKey, (known) => {
    if (!known) return known
    if (position === null) return { ...known, own_waiting: [...known.own_waiting, post] }
    const last = Math.max(known.last_position, position)
    return { ...known, last_position: last, reply_count: known.reply_count + 1 }
  })
  if (position === null) return
  const from = Math.floor((position - 1) / windowSize) * windowSize + 1
  queryClient.setQueryData<Replies>(repliesQuery(thread, from).queryKey, (known) => {
    const isNext = (known?.results.length ?? 0) === position - from
    if (!isNext) return known
    return { results: [...(known?.results ?? []), post], last_position: position }
  })
}
