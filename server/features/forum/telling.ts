/** Who is told what about posts; always in the transaction of the event. */
import type { MessageCode, MessageParams } from '#contract/message_texts.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { personNames } from '#server/db/names.ts'
import { notify, whoWasTold } from '#server/features/user_message/store.ts'
import { concern, followersOf, peopleOf } from './member_store.ts'
import { divided, placeSign, postSign, signOf, type Audience } from './rules.ts'
import type { Mentioned } from './store.ts'

type Told = {
  thread: { id: number; title: string; account_id: number }
  post: { id: number; account_id: number; excerpt: string; position: number | null }
  now: Date
}

const messages: Record<
  Audience,
  { code: 'forum_mentioned' | 'forum_quoted' | 'forum_replied'; own: boolean }
> = {
  mentioned: { code: 'forum_mentioned', own: false },
  quoted: { code: 'forum_quoted', own: false },
  starter: { code: 'forum_replied', own: true },
  follower: { code: 'forum_replied', own: false },
}

/** Notifications about the reader's own threads open the tab of these, all others the tab "with me" (SPEC 3.20, 3.21). */
const moduleOf = (isOwn: boolean) => (isOwn ? ('forum' as const) : ('forum_discuss' as const))

/**
 * Tells everybody whom a post concerns that it is public now: each once, by the strongest reason, and who has an unread
 * notification of this thread and reason not again.
 */
export async function tellOfPost(
  tx: DbOrTx,
  { thread, post, now }: Told,
  { mentions, quoted }: { mentions: readonly Mentioned[]; quoted: number | null },
): Promise<void> {
  const isReply = post.position !== 0
  const followers = isReply ? await followersOf(tx, thread.id) : []
  const isFollowed = followers.includes(thread.account_id)
  const people = divided(
    {
      mentioned: await peopleOf(tx, mentions),
      quoted: quoted === null ? [] : [quoted],
      starter: isFollowed ? [thread.account_id] : [],
      follower: followers,
    },
    post.account_id,
  )
  const { id: postId, excerpt } = post
  const at = { threadId: thread.id, postId, now }
  if (isReply) await concern(tx, [post.account_id], { ...at, reason: 'replied' })
  await concern(tx, people.mentioned, { ...at, reason: 'mentioned' })
  await concern(tx, people.quoted, { ...at, reason: 'quoted' })
  const from = await personNames(tx, post.account_id)
  for (const [audience, accountIds] of Object.entries(people) as [Audience, number[]][]) {
    if (accountIds.length === 0) continue
    const { code, own } = messages[audience]
    await notify(tx, {
      accountIds,
      module: moduleOf(own),
      record_sign: placeSign(thread.id, post.position),
      code,
      params: { thread: thread.title, from, excerpt },
      now,
      unlessUnread: { about: signOf(thread.id) },
    })
  }
}

/** Tells people whom an edit of a public post has added to its mentions. */
export async function tellMentioned(
  tx: DbOrTx,
  told: Told,
  { before, after }: { before: readonly Mentioned[]; after: readonly Mentioned[] },
): Promise<void> {
  const known = new Set(await peopleOf(tx, before))
  const added = (await peopleOf(tx, after)).filter((id) => !known.has(id))
  await tellAdded(tx, told, added)
}

/** The same when the edit has waited: those who were not told of this post before. */
export async function tellMentionedAgain(
  tx: DbOrTx,
  told: Told,
  mentions: readonly Mentioned[],
): Promise<void> {
  const { thread, post } = told
  const people = await peopleOf(tx, mentions)
  const sign = placeSign(thread.id, post.position)
  const known = new Set(await whoWasTold(tx, people, { code: 'forum_mentioned', record_sign: sign }))
  await tellAdded(
    tx,
    told,
    people.filter((id) => !known.has(id)),
  )
}

async function tellAdded(tx: DbOrTx, { thread, post, now }: Told, people: readonly number[]): Promise<void> {
  const added = people.filter((id) => id !== post.account_id)
  await concern(tx, added, { threadId: thread.id, postId: post.id, reason: 'mentioned', now })
  if (added.length === 0) return
  await notify(tx, {
    accountIds: added,
    module: 'forum_discuss',
    record_sign: placeSign(thread.id, post.position),
    code: 'forum_mentioned',
    params: { thread: thread.title, from: await personNames(tx, post.account_id), excerpt: post.excerpt },
    now,
    unlessUnread: { about: signOf(thread.id) },
  })
}

/** Tells operators that a post waits for them. */
export async function tellOperators(tx: DbOrTx, { thread, post, now }: Told): Promise<void> {
  await notify(tx, {
    operatorsWith: 'admin_forum',
    module: 'user',
    record_sign: postSign(post.id),
    code: 'forum_waiting',
    params: { thread: thread.title, from: await personNames(tx, post.account_id), excerpt: post.excerpt },
    now,
    unlessUnread: true,
  })
}

type Became<Code extends MessageCode> = {
  accountId: number
  /** Null when its page is gone, so that the notification opens the list. */
  threadId: number | null
  /** Place of the reply that it is about. */
  position?: number | null
  code: Code
  params: MessageParams[Code]
  now: Date
}

/** Tells the author of a thread or reply what has become of it; a reply is in the tab "with me". */
export const tellAuthor = <Code extends MessageCode>(tx: DbOrTx, told: Became<Code>): Promise<void> => {
  const { accountId, threadId, position = null, code, params, now } = told
  const isReply = code === 'forum_answered' || ('what' in params && params.what === 'reply')
  const module = moduleOf(!isReply)
  return notify(tx, {
    accountIds: [accountId],
    module,
    record_sign: threadId === null ? '' : placeSign(threadId, position),
    code,
    params,
    now,
  })
}
