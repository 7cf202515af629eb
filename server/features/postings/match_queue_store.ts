import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { DbOrTx } from '#server/db/client.ts'
import { insertJobs } from '#server/db/queue_connection.ts'
import { job } from '#server/jobs/queue.ts'

/** A posting has come online, or was changed online. Jobs queued inside SQL notify no worker, so workers poll. */
export const matchSearches = job('match_searches', {
  payload: z.object({ posting_id: z.int() }),
  options: { notify: false },
  parallel: 2,
})

/**
 * Queues the comparison of saved searches with a posting that comes online or changes there, when the transaction
 * commits.
 */
export async function queueMatching(tx: DbOrTx, postingId: number): Promise<void> {
  await tx.execute(
    insertJobs(matchSearches.name, sql`select jsonb_build_object('posting_id', ${postingId}::int), 0`),
  )
}
