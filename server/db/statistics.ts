import { sql } from 'drizzle-orm'
import { rows, type Database } from './client.ts'

/**
 * What PostgreSQL does by itself in the background and the embedded engine never does. Without statistics its plans for
 * 100,000 postings take a hundred times as long; it holds the only connection for seconds on so many.
 */
export async function refreshStatistics({ engine, orm }: Database): Promise<void> {
  if (engine === 'pglite') await orm.execute(sql`vacuum analyze`)
}

/** The same where postings were stored and nobody has looked at them yet. */
export async function ensureStatistics(database: Database): Promise<void> {
  const [found] = await rows<{ missing: boolean }>(
    database.orm,
    sql`select reltuples < 0 and exists (select 1 from posting) as missing from pg_class where oid = 'posting'::regclass`,
  )
  if (found?.missing) await refreshStatistics(database)
}
