import { sql } from 'drizzle-orm'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { languageOf } from '#server/features/posting_review/reason_store.ts'
import { tellAuthor } from './telling.ts'

/** Why a reply that waited was not published, for its author. */
const threadDeleted = {
  zh: '话题已被其作者删除，回复没有机会公开。',
  en: 'The thread was deleted by its author before the reply was published.',
}

type Refused = { account_id: number; title: string; comment: string }

/**
 * Refuses the replies that wait in threads that have just been deleted and are locked, because nobody can publish them
 * any more; their authors are told why, except the thread's own author, who deleted it.
 */
export async function refuseWaitingReplies(
  tx: DbOrTx,
  threadIds: readonly number[],
  now: Date,
): Promise<void> {
  if (threadIds.length === 0) return
  const { zh, en } = threadDeleted
  const refused = await rows<Refused>(
    tx,
    sql`with refused as (
        update forum_post p set state = 'refused', decided_by = null, decided_at = ${now.toISOString()}::timestamptz,
          comment = case ${languageOf(sql`p.account_id`)} when 'en' then ${en} else ${zh} end
        where p.thread_id = any(${sql.param([...threadIds])}::int[]) and p.state = 'waiting'
        returning p.thread_id, p.account_id, p.comment)
      select distinct r.account_id, h.id, h.title, r.comment from refused r join forum_thread h on h.id = r.thread_id
      where r.account_id <> h.account_id order by h.id, r.account_id`,
  )
  for (const { account_id: accountId, title, comment } of refused)
    await tellAuthor(tx, {
      accountId,
      threadId: null,
      code: 'forum_refused',
      params: { thread: title, what: 'reply', comment },
      now,
    })
}
