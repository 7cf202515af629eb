import { sql, type SQL } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import type { DbOrTx, QueueConnection } from './client.ts'

type Arguments = Parameters<typeof fromDrizzle>

/** The transaction of `db` with the interface that the job queue expects. */
export const inTransaction = (db: DbOrTx): QueueConnection =>
  fromDrizzle(db as unknown as Arguments[0], sql as unknown as Arguments[1])

/**
 * SQL that queues a job for each row of `jobs` (a query of its data as jsonb, and the seconds until it may run) with the
 * queue's own options, so that one statement can write rows and their jobs. It notifies no worker: the queue must be one
 * that polls (`notify: false`).
 */
export const insertJobs = (queueName: string, jobs: SQL): SQL =>
  sql`insert into pgboss.job (name, data, start_after, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
        expire_seconds, deletion_seconds, keep_until)
      select q.name, d.data, now() + d.wait * interval '1 second', q.policy, q.retry_limit, q.retry_delay,
        q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds,
        now() + (d.wait + q.retention_seconds) * interval '1 second'
      from pgboss.queue q cross join (${jobs}) as d(data, wait)
      where q.name = ${queueName}`

/**
 * Creates the index of the operators' list of failed jobs and those that are tried again (`features/delivery/store.ts`),
 * which must match its order and states exactly. The queue's own tables are none of the migrations: it creates them when
 * it starts, after which this is run. Of nodes that start at once one creates it.
 */
export const createBrokenIndex = `do $$ begin
  if to_regclass('pgboss.job_broken') is null then
    perform pg_advisory_xact_lock(7204503);
    create index if not exists job_broken on pgboss.job
      (coalesce(completed_on, started_on, created_on) desc, id, name, state, created_on) where state in ('failed', 'retry');
  end if;
end $$`
