import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database, Db } from '#server/db/client.ts'

/**
 * Fills a database before anything is measured, over a connection without the server's limits of time: no call of the
 * product may take as long as a hundred thousand rows. The embedded engine has no such limits.
 */
export async function withoutLimits<T>(
  database: Database,
  databaseUrl: string | undefined,
  fill: (database: Database) => Promise<T>,
): Promise<T> {
  if (!databaseUrl) return fill(database)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, options: '-c timezone=UTC' })
  const orm: Db = drizzle(pool)
  try {
    return await fill({ ...database, orm })
  } finally {
    await pool.end()
  }
}
