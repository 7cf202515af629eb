import { sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/db/client.ts'

/** Rejects when the database does not respond. */
export async function answersQuery(db: DbOrTx): Promise<void> {
  await db.execute(sql`select 1`)
}
