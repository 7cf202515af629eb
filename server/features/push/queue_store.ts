import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { insertJobs } from '#server/db/queue_connection.ts'
import { job } from '#server/jobs/queue.ts'
import { unreachableAfterMinutes } from './breaker_rules.ts'

/** One notification to one browser; `attempt` counts from 1. */
const pushJob = z.object({ message_id: z.int(), subscription_id: z.int(), attempt: z.int() })
export type PushJob = z.output<typeof pushJob>
/** Jobs queued inside the SQL that writes notifications notify no worker, so workers poll. */
export const deliverPush = job('deliver_push', {
  payload: pushJob,
  options: { notify: false, retentionSeconds: 86_400 },
  parallel: 20,
})

/**
 * Seconds that the push of a notification about several events waits for further ones, which would replace it: whoever
 * was told of the first is told of the others once they have stopped coming.
 */
export const gatheringSeconds = 60

/**
 * SQL that queues the delivery of new notifications to every browser of their readers; `told` names a set of rows
 * with `id`, `account_id` and `first_id` in the same statement. Nothing is queued for services that have been unreachable for
 * long.
 */
export const queuePushes = (told: SQL, now: Date): SQL => {
  const at = now.toISOString()
  const hopeless = new Date(now.getTime() - unreachableAfterMinutes * 60_000).toISOString()
  return insertJobs(
    deliverPush.name,
    sql`select jsonb_build_object('message_id', t.id, 'subscription_id', s.id, 'attempt', 1),
          case when t.first_id is null then 0 else ${gatheringSeconds}::int end
        from ${told} t join push_subscription s on s.account_id = t.account_id
        where not exists (select 1 from push_breaker b where b.service = s.service
          and b.open_until > ${at}::timestamptz and b.failing_since <= ${hopeless}::timestamptz)`,
  )
}
