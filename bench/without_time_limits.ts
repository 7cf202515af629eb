import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database, Db } from '#server/db/client.ts'

/**
 * Runs `fill` on a connection without the server's time limits, which inserting a hundred thousand rows would exceed.
 * The embedded engine has no such limits.
 */
export async function withoutTimeLimits<T>(
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
