import { sql, type SQL } from 'drizzle-orm'
import { insertJobs } from '#server/db/queue_connection.ts'
import { deliverPush } from '#server/jobs/kinds.ts'
import { hopelessAfterMinutes } from './breaker_rules.ts'

/**
 * Statement that queues the delivery of new notifications to every browser of their readers; `told` names a set of
 * rows with `id` and `account_id` in the same statement. A service that cannot be reached for long gets nothing queued.
 */
export const queuePushes = (told: SQL, now: Date): SQL => {
  const at = now.toISOString()
  const hopeless = new Date(now.getTime() - hopelessAfterMinutes * 60_000).toISOString()
  return insertJobs(
    deliverPush.name,
    sql`select jsonb_build_object('message_id', t.id, 'subscription_id', s.id, 'attempt', 1)
        from ${told} t join push_subscription s on s.account_id = t.account_id
        where not exists (select 1 from push_breaker b where b.service = s.service
          and b.open_until > ${at}::timestamptz and b.failing_since <= ${hopeless}::timestamptz)`,
  )
}
