import { sql, type SQL } from 'drizzle-orm'

/** Counts an account's unread messages, in total and of the forum, with the newest, from the index of unread messages alone. */
export const unreadOf = (accountId: SQL | number): SQL =>
  sql`select count(*)::int as all, (count(*) filter (where module = 'forum_discuss'))::int as forum_discuss,
    coalesce(max(id), 0)::float8 as newest
    from user_message where account_id = ${accountId} and not is_read`
