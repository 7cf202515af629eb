import { sql, type SQL } from 'drizzle-orm'

/** Counts what an account has not read, in all and of the forum, from the index of unread messages alone. */
export const unreadOf = (accountId: SQL | number): SQL =>
  sql`select count(*)::int as all, (count(*) filter (where module = 'forum_discuss'))::int as forum_discuss
    from user_message where account_id = ${accountId} and not is_read`
