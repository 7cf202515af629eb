import { sql } from 'drizzle-orm'
import type { DbOrTx } from '../client.ts'

const mail = { subject: '锻材市场：您有新消息', text: '您的报价单有新的意向。' }

/** Some deliveries of the demo that failed, and one that is tried again: the addresses belong to nobody. */
const broken = [
  {
    name: 'deliver_mail',
    more: mail,
    state: 'failed',
    to: 'purchasing@closed-mill.example',
    error: 'Error: Recipient address rejected: user unknown',
    hours: 2,
  },
  {
    name: 'deliver_mail',
    more: mail,
    state: 'failed',
    to: 'wang.lei@full-box.example',
    error: 'Error: 452 Mailbox full',
    hours: 5,
  },
  {
    name: 'deliver_invitation',
    state: 'failed',
    to: '+8613900000999',
    more: { company: { zh: '无锡锐峰锻造有限公司', en: 'Wuxi Ruifeng Forging' }, lang: 'zh' },
    error: 'Error: SMS_WEBHOOK_URL answered 502',
    hours: 7,
  },
  {
    name: 'deliver_mail',
    more: mail,
    state: 'retry',
    to: 'sales@slow-server.example',
    error: 'Error: Greeting never received',
    hours: 1,
  },
] as const

/**
 * Inserts what the page of deliveries shows. The queue's workers never take these jobs: the state is final, or the next
 * try a day away.
 */
export async function insertFailedJobs(tx: DbOrTx): Promise<void> {
  for (const { name, state, to, error, hours, more } of broken)
    await tx.execute(sql`insert into pgboss.job (name, data, state, retry_limit, retry_count, created_on, started_on,
        completed_on, start_after, output, policy)
      select q.name, ${JSON.stringify({ to, ...more })}::jsonb, ${state}, 5, 5, x.at, x.at,
        case when ${state}::text = 'failed' then x.at end, case when ${state}::text = 'retry' then now() + interval '1 day' else x.at end,
        ${JSON.stringify({ message: error })}::jsonb, q.policy
      from pgboss.queue q, (select now() - ${hours}::int * interval '1 hour' as at) x where q.name = ${name}`)
}
