/** For tests of two transactions that really overlap; only on PostgreSQL. */
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { rows, type DbOrTx } from '#server/db/client.ts'

/** Resolves once so many transactions of this database wait for a lock. */
export async function expectWaiting(db: DbOrTx, count: number): Promise<void> {
  const waiting = () =>
    rows<{ count: number }>(
      db,
      sql`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    )
  await expect.poll(async () => (await waiting())[0]?.count).toBe(count)
}
