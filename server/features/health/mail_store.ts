import { sql } from 'drizzle-orm'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { isOfRecipient } from '#server/features/delivery/reason_rules.ts'

const day = 86_400_000
const mailKinds = ['deliver_mail', 'deliver_code', 'deliver_invitation', 'deliver_appointment']
/** Mail servers put a number of their own into each refusal. */
const mostReasons = 1000

/**
 * Since when no mail leaves: when the oldest mail was queued that failed or waits, if none was sent since its last try.
 * A refused recipient says nothing about mail as such. Undefined while mail works, or while nothing is to be sent.
 */
export async function mailStoppedSince(db: DbOrTx, now: Date): Promise<Date | undefined> {
  const since = new Date(now.getTime() - day).toISOString()
  const at = now.toISOString()
  const stuck = await rows<{ since: string; said: string }>(
    db,
    sql`with mail as (select state::text, created_on, start_after, coalesce(completed_on, started_on, created_on) as tried,
          coalesce(output ->> 'message', output -> 'value' ->> 'message', '') as said
        from pgboss.job where name = any(${sql.param(mailKinds)}::text[]) and data ->> 'to' like '%@%'
          and created_on > ${since}::timestamptz),
      sent as (select max(tried) as at from mail where state = 'completed')
      select min(created_on) as since, case when state in ('failed', 'retry') then said else '' end as said
        from mail, sent where (sent.at is null or mail.tried > sent.at)
          and (state in ('failed', 'retry') or state in ('created', 'active') and start_after < ${at}::timestamptz)
        group by 2 order by 1 limit ${mostReasons}`,
  )
  const found = stuck.find(({ said }) => !isOfRecipient(said))
  return found && new Date(found.since)
}
