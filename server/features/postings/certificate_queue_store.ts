import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { AnyValues, PostingDefinition } from '#contract/postings/define.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { insertJobs } from '#server/db/queue_connection.ts'
import { job } from '#server/jobs/queue.ts'

/** A posting with certificates was submitted or has come online. Jobs queued inside SQL notify no worker, so workers poll. */
export const checkCertificates = job('check_certificates', {
  payload: z.object({ posting_id: z.int() }),
  options: { notify: false },
})

/** The fields that a certificate can be recognised by. */
const marking = ['certificate_files', 'pieces', 'heats']

/**
 * Queues the comparison of a posting's certificates with those of other companies, when the transaction commits; nothing
 * for kinds without certificates, and for a new posting whose `values` have none. Of two submissions at the same moment, the job of the later one sees both.
 */
export async function queueCertificateCheck(
  tx: DbOrTx,
  { fields }: Pick<PostingDefinition, 'fields'>,
  postingId: number,
  values?: AnyValues,
): Promise<void> {
  if (!('heats' in fields)) return
  if (values && !marking.some((name) => name in values)) return
  await tx.execute(
    insertJobs(checkCertificates.name, sql`select jsonb_build_object('posting_id', ${postingId}::int), 0`),
  )
}
