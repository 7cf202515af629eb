/** Who follows a thread, whom it concerns, and who likes what. */
import { sql } from 'drizzle-orm'
import type { withMeReasons } from '#contract/forum.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import type { Mentioned } from './store.ts'

export async function setFollowing(
  db: DbOrTx,
  { accountId, threadId }: { accountId: number; threadId: number },
  isFollowing: boolean,
): Promise<void> {
  await db.execute(sql`insert into forum_member (account_id, thread_id, is_following)
    values (${accountId}, ${threadId}, ${isFollowing})
    on conflict (account_id, thread_id) do update set is_following = excluded.is_following`)
}

type Concern = {
  threadId: number
  postId: number
  reason: (typeof withMeReasons)[number]
  now: Date
}

/** Puts a thread into the tab "with me" of these people. */
export async function concern(
  tx: DbOrTx,
  accountIds: readonly number[],
  { threadId, postId, reason, now }: Concern,
): Promise<void> {
  if (accountIds.length === 0) return
  await tx.execute(sql`insert into forum_member (account_id, thread_id, with_me_at, with_me_reason, with_me_post_id)
    select id, ${threadId}, ${now.toISOString()}::timestamptz, ${reason}, ${postId}
    from unnest(${sql.param([...accountIds])}::int[]) id
    on conflict (account_id, thread_id) do update set with_me_at = excluded.with_me_at,
      with_me_reason = excluded.with_me_reason, with_me_post_id = excluded.with_me_post_id`)
}

const idsOf = (found: readonly { id: number }[]): number[] => found.map(({ id }) => id)

/** People who follow a thread. */
export async function followersOf(tx: DbOrTx, threadId: number): Promise<number[]> {
  return idsOf(
    await rows(
      tx,
      sql`select account_id as id from forum_member where thread_id = ${threadId} and is_following`,
    ),
  )
}

/** The people behind mentions: of a company its main account, and staff who may write in the forum. */
export async function peopleOf(tx: DbOrTx, mentions: readonly Mentioned[]): Promise<number[]> {
  const people = mentions.flatMap(({ account_id: id }) => (id === null ? [] : [id]))
  const companies = mentions.flatMap(({ account_id: id, tenant_id: tenantId }) =>
    id === null && tenantId !== null ? [tenantId] : [],
  )
  if (companies.length === 0) return people
  const found = await rows<{ id: number }>(
    tx,
    sql`select id from account where tenant_id = any(${sql.param(companies)}::int[]) and disabled_at is null
      and (tenant_role = 'main_account' or 'forum' = any(staff_permissions))`,
  )
  return [...people, ...idsOf(found)]
}

/** Adds or takes back a like; returns whether there was a change. */
async function setLike(
  tx: DbOrTx,
  { accountId, postId, now }: { accountId: number; postId: number; now: Date },
  isLiked: boolean,
): Promise<boolean> {
  const changed = await rows(
    tx,
    isLiked
      ? sql`insert into forum_like (post_id, account_id, created_at)
          values (${postId}, ${accountId}, ${now.toISOString()}::timestamptz) on conflict do nothing returning 1`
      : sql`delete from forum_like where post_id = ${postId} and account_id = ${accountId} returning 1`,
  )
  return changed.length > 0
}

/** The same with the post's number of likes, which it returns. */
export async function countLike(
  tx: DbOrTx,
  given: { accountId: number; postId: number; now: Date },
  isLiked: boolean,
): Promise<number> {
  const by = (await setLike(tx, given, isLiked)) ? (isLiked ? 1 : -1) : 0
  const [found] = await rows<{ count: number }>(
    tx,
    by === 0
      ? sql`select like_count as count from forum_post where id = ${given.postId}`
      : sql`update forum_post set like_count = like_count + ${by} where id = ${given.postId} returning like_count as count`,
  )
  return found?.count ?? 0
}
