import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { rows } from '#server/db/client.ts'
import type { Deps } from '#server/http/deps.ts'
import { deliverMail } from '#server/jobs/kinds.ts'
import type { Job } from '#server/jobs/queue.ts'

/** Queues a mail, or another job, and marks it as one that failed for the last time; returns its id. */
export async function failedJob(
  { deps }: { deps: Deps },
  {
    kind = deliverMail,
    to = `${randomUUID()}@example.com`,
    message = 'Error: refused',
    state = 'failed',
  }: {
    kind?: Job<object>
    to?: string
    message?: string
    state?: 'failed' | 'retry'
  } = {},
): Promise<string> {
  const db = deps.database.orm
  await deps.jobs.send(db, kind, { to, subject: 'Hello', text: 'World' })
  const [found] = await rows<{ id: string }>(
    db,
    sql`update pgboss.job set state = ${state}, retry_count = 5, started_on = now(), completed_on = now(),
        start_after = case when ${state} = 'retry' then now() + interval '1 hour' else start_after end,
        output = ${JSON.stringify({ message })}::jsonb
      where name = ${kind.name} and data ->> 'to' = ${to} returning id::text as id`,
  )
  return found!.id
}
