import { richTextOf } from '#contract/rich_text_lines.ts'
import { concern, countLike, setFollowing } from '#server/features/forum/member_store.ts'
import { derivedOf, langOfPost } from '#server/features/forum/rules.ts'
import { changeThread, insertPost, insertThread } from '#server/features/forum/store.ts'
import type { DbOrTx } from '../client.ts'
import { tag } from '../tables.ts'
import { demoThreads, type DemoThread } from './forum.data.ts'
import type { DemoPeople } from './people.ts'

const hour = 3_600_000
type Given = { people: DemoPeople; tags: ReadonlyMap<string, number>; now: Date }

/** Threads with replies in both languages; one waits for an operator. */
export async function insertThreads(tx: DbOrTx, people: DemoPeople, now: Date): Promise<void> {
  const known = await tx.select({ id: tag.id, module: tag.module, name: tag.name_zh }).from(tag)
  const tags = new Map(known.filter(({ module }) => module === 'forum').map(({ name, id }) => [name, id]))
  // The oldest first, so that ids grow with time as they do in a market.
  for (const plan of demoThreads.toSorted((a, b) => b.age - a.age))
    await insertOne(tx, plan, { people, tags, now })
}

async function insertOne(tx: DbOrTx, plan: DemoThread, { people, tags, now }: Given): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * hour)
  const by = (place: number) => {
    const { accountId, tenantId } = people.members[place]!
    return { account_id: accountId, tenant_id: tenantId }
  }
  const like = async (postId: number, places: readonly number[] = []) => {
    for (const place of places) await countLike(tx, { accountId: by(place).account_id, postId, now }, true)
  }
  const state = plan.isWaiting ? 'waiting' : 'shown'
  const starter = by(plan.by)
  const at = before(plan.age)
  const body = richTextOf(plan.text)
  const derived = derivedOf(body, plan.title)
  const last = plan.replies.at(-1)
  const threadId = await insertThread(tx, {
    ...starter,
    section_id: plan.section,
    lang: plan.lang,
    title: plan.title,
    state,
    tags: plan.tags.flatMap((name) => tags.get(name) ?? []),
    is_pinned: plan.isPinned ?? false,
    created_at: at,
    shown_at: at,
    last_at: last ? before(last.age) : at,
    last_account_id: last ? by(last.by).account_id : starter.account_id,
    reply_count: plan.replies.length,
    last_position: plan.replies.length,
    search: derived.search,
  })
  const first = await insertPost(tx, {
    ...starter,
    ...derived,
    thread_id: threadId,
    position: 0,
    lang: plan.lang,
    state,
    body,
    created_at: at,
    shown_at: plan.isWaiting ? null : at,
  })
  await setFollowing(tx, { accountId: starter.account_id, threadId }, true)
  await like(first, plan.liked)
  const ids: number[] = []
  for (const [place, reply] of plan.replies.entries()) {
    const text = richTextOf(reply.text)
    const author = by(reply.by)
    const quotes = reply.quotes === undefined ? null : ids[reply.quotes]!
    const written = before(reply.age)
    const postId = await insertPost(tx, {
      ...author,
      ...derivedOf(text),
      thread_id: threadId,
      position: place + 1,
      lang: langOfPost(text, plan.lang),
      state: 'shown',
      body: text,
      quote_id: quotes,
      created_at: written,
      shown_at: written,
    })
    ids.push(postId)
    await concern(tx, [author.account_id], { threadId, postId, reason: 'replied', now: written })
    const quoted = reply.quotes === undefined ? undefined : plan.replies[reply.quotes]
    if (quoted && quoted.by !== reply.by)
      await concern(tx, [by(quoted.by).account_id], { threadId, postId, reason: 'quoted', now: written })
    await like(postId, reply.liked)
  }
  if (plan.answer !== undefined) await changeThread(tx, threadId, { answer_id: ids[plan.answer]! })
}
