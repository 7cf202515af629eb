/** What other people and operators do in the forum during a browser test, by calling the API directly. */
import type { APIRequestContext } from '@playwright/test'
import type { AdminForumPost } from '#contract/forum_admin.ts'
import type { ForumThread } from '#contract/forum_views.ts'
import { richTextOf } from '#contract/rich_text_lines.ts'
import type { Account } from './browser.ts'
import { callerOf, type Caller } from './browser_people.ts'

/** Lets an operator accept everything that waits, because new people's first posts do. */
export async function acceptAll(request: APIRequestContext): Promise<void> {
  const operator = await callerOf(request, 'operator')
  type Waiting = { results: { id: number; revision: number }[] }
  const { results } = await operator.call<Waiting>('get', '/api/admin/forum/?queue=waiting')
  for (const { id, revision } of results)
    await operator.call('post', `/api/admin/forum/post/${id}/accept/`, { revision })
}

type NewThread = { by: Account; title: string; text?: string; postings?: string[] }

/** Starts a thread that everybody sees, in the first section, and returns its id. */
export async function startThread(
  request: APIRequestContext,
  { by, title, text = '锯切余量留多少？', postings = [] }: NewThread,
): Promise<number> {
  const author = await callerOf(request, by)
  const [section] = await author.call<{ id: number }[]>('get', '/api/forum/section/')
  const body = { section: section?.id, title, lang: 'zh', body: richTextOf(text), postings }
  const { id } = await author.call<{ id: number }>('post', '/api/forum/', body)
  await acceptAll(request)
  return id
}

/** Replies to a thread, seen by everybody, and returns the reply's id. */
export async function replyTo(
  request: APIRequestContext,
  by: Caller,
  thread: number,
  text: string,
): Promise<number> {
  const { id } = await by.call<{ id: number }>('post', `/api/forum/${thread}/post/`, {
    body: richTextOf(text),
  })
  await acceptAll(request)
  return id
}

/** The head of a thread as operators see it, with the revision that their next change names. */
export async function adminThread(operator: Caller, thread: number): Promise<AdminForumPost['thread']> {
  const { first } = await operator.call<ForumThread>('get', `/api/forum/${thread}/`)
  return (await operator.call<AdminForumPost>('get', `/api/admin/forum/post/${first.id}/`)).thread
}
