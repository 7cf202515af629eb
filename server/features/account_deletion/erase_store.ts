import { eq, sql } from 'drizzle-orm'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { account } from '#server/db/tables.ts'
import type { AccountRow } from '#server/features/account/store.ts'
import { refuseWaitingReplies } from '#server/features/forum/thread_end_store.ts'
import { endSessionsOf } from '#server/features/impersonation/end_store.ts'
import { namesOf } from '#server/features/staff/invitation_store.ts'

/** Stands where a deleted person's name was shown: beside messages, in histories, in the audit log. */
export const formerMember = { display_name: '已注销用户', display_name_en: 'Former member' } as const

/** Tables whose rows belong to one account alone; push subscriptions go with the sessions. */
const ownTables = [
  'passkey',
  'second_factor',
  'recovery_code',
  'notification_preference',
  'report_subscription',
  'collection',
  'saved_search',
  'market_favourite',
  'price_alert',
  'conversation_read',
  'forum_like',
  'forum_member',
  'forum_mention',
  'user_message',
  'idempotency_key',
  'account_deletion',
  'review_lease',
] as const

/**
 * Deletes what belongs to the person alone and everything in the account that says who they were. The row itself stays,
 * without a name to sign in with, for deals, messages and the audit log, which refer to it.
 */
export async function eraseAccount(tx: DbOrTx, row: AccountRow, now: Date): Promise<void> {
  const { id } = row
  await endSessionsOf(tx, id, { now })
  await tx.execute(sql`update posting p set collection_count = collection_count - 1 from collection c
    where c.posting_id = p.id and c.account_id = ${id}`)
  // What others have read stays, by "Former member"; the rest nobody else has seen. Threads are locked before their posts.
  const unseen = sql`set state = 'deleted' where account_id = ${id} and state in ('waiting', 'refused')`
  const threads = await rows<{ id: number }>(tx, sql`update forum_thread ${unseen} returning id`)
  await tx.execute(sql`update forum_post ${unseen}`)
  await refuseWaitingReplies(
    tx,
    threads.map((one) => one.id),
    now,
  )
  await tx.execute(sql`update forum_post p set like_count = like_count - 1 from forum_like k
    where k.post_id = p.id and k.account_id = ${id}`)
  for (const table of ownTables)
    await tx.execute(sql`delete from ${sql.identifier(table)} where account_id = ${id}`)
  for (const table of ['verify_code', 'staff_invitation'])
    await tx.execute(
      sql`delete from ${sql.identifier(table)} where name = any(${sql.param(namesOf(row))}::text[])`,
    )
  // Those that no row uses any more are removed tonight.
  await tx.execute(sql`update upload set keep_until = least(keep_until, ${now.toISOString()}::timestamptz)
    where account_id = ${id}`)
  await tx
    .update(account)
    .set({
      ...formerMember,
      mobile: null,
      email: null,
      password_hash: null,
      avatar: null,
      description: '',
      admin_permissions: [],
      staff_permissions: [],
      pre_company_name: null,
      pre_company_name_en: null,
      pre_business_tag_id: null,
      manager_shichang: null,
      manager_caigou: null,
      invite_mobile: null,
      last_login_at: null,
      disabled_at: now,
      deleted_at: now,
    })
    .where(eq(account.id, id))
}
