import { sql, type SQL } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import type { DbOrTx, QueueConnection } from './client.ts'

type Arguments = Parameters<typeof fromDrizzle>

/** The transaction of `db` with the interface that the job queue expects. */
export const inTransaction = (db: DbOrTx): QueueConnection =>
  fromDrizzle(db as unknown as Arguments[0], sql as unknown as Arguments[1])

/**
 * SQL that queues a job for each row of `data` (a query of one jsonb column) with the queue's own options, so that
 * one statement can write rows and their jobs. It notifies no worker: the queue must be one that polls (`notify:
 * false`).
 */
export const insertJobs = (queueName: string, data: SQL): SQL =>
  sql`insert into pgboss.job (name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
        expire_seconds, deletion_seconds, keep_until)
      select q.name, d.data, q.policy, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max,
        q.expire_seconds, q.deletion_seconds, now() + q.retention_seconds * interval '1 second'
      from pgboss.queue q cross join (${data}) as d(data)
      where q.name = ${queueName}`
