import { sql } from 'drizzle-orm'
import { rows, type Database } from './client.ts'

/**
 * Does what PostgreSQL's autovacuum does and the embedded engine does not. Without statistics the plans for 100,000
 * postings are a hundred times slower. On that many it blocks the only connection for seconds.
 */
export async function refreshStatistics({ engine, orm }: Database): Promise<void> {
  if (engine === 'pglite') await orm.execute(sql`vacuum analyze`)
}

/** The same if postings have been stored and no statistics exist yet. */
export async function ensureStatistics(database: Database): Promise<void> {
  const [found] = await rows<{ missing: boolean }>(
    database.orm,
    sql`select reltuples < 0 and exists (select 1 from posting) as missing from pg_class where oid = 'posting'::regclass`,
  )
  if (found?.missing) await refreshStatistics(database)
}
