import { sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/db/client.ts'
import type { Reader } from './rules.ts'
import { pagesOf } from './store.ts'

/** Threads and replies that the reader wrote in the forum; for a main account everything that its company's people wrote. */
export const forumPosts = (db: DbOrTx, { accountId, tenantId, isMain }: Reader) =>
  pagesOf(
    db,
    (
      after,
    ) => sql`select p.id as key, json_build_object('time', p.created_at, 'edited', p.edited_at, 'thread', h.title,
        'thread_id', h.id, 'kind', case when p.position = 0 then 'thread' else 'reply' end, 'state', p.state,
        'text', p.excerpt, 'body', p.body, 'likes', p.like_count) as json
      from forum_post p join forum_thread h on h.id = p.thread_id
      where (p.account_id = ${accountId} or ${isMain} and p.tenant_id = ${tenantId}) and p.id > ${after}`,
  )
