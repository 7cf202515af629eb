import { sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/db/client.ts'
import { insertJobs } from '#server/db/queue_connection.ts'
import { matchSearches } from '#server/jobs/kinds.ts'

/** Has saved searches compared with a posting that comes online or changes there, once the transaction holds. */
export async function queueMatching(tx: DbOrTx, postingId: number): Promise<void> {
  await tx.execute(
    insertJobs(matchSearches.name, sql`select jsonb_build_object('posting_id', ${postingId}::int)`),
  )
}
