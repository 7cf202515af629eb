import { sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/db/client.ts'
import type { Pair } from './pair_store.ts'

/**
 * Moves conversations with others. Of two about the same posting the messages of one go into the other, in the order in
 * which they were written. Conversations of the two companies with each other keep both names.
 */
export async function moveConversations(tx: DbOrTx, { merged, into }: Pair): Promise<void> {
  const between = sql`(c.tenant_id, c.poster_tenant_id) in ((${merged}::int, ${into}::int), (${into}::int, ${merged}::int))`
  await tx.execute(sql`update conversation_message m set tenant_id = ${into} from conversation c
    where c.id = m.conversation_id and m.tenant_id = ${merged} and not ${between}`)
  const twins = sql`conversation c join conversation o on o.posting_id = c.posting_id and o.tenant_id = ${into}
    where c.tenant_id = ${merged} and not ${between}`
  await tx.execute(sql`update conversation_message m set conversation_id = t.keep
    from (select c.id, o.id as keep from ${twins}) t where t.id = m.conversation_id`)
  await tx.execute(sql`insert into conversation_read (account_id, conversation_id, up_to)
    select r.account_id, t.keep, r.up_to from conversation_read r
      join (select c.id, o.id as keep from ${twins}) t on t.id = r.conversation_id
    on conflict (account_id, conversation_id) do update set up_to = greatest(conversation_read.up_to, excluded.up_to)`)
  await tx.execute(sql`update conversation k set last_message_id = greatest(k.last_message_id, t.last)
    from (select o.id as keep, c.last_message_id as last from ${twins}) t where t.keep = k.id`)
  await tx.execute(sql`delete from conversation_read where conversation_id in (select c.id from ${twins})`)
  await tx.execute(sql`delete from conversation where id in (select c.id from ${twins})`)
  await tx.execute(
    sql`update conversation c set tenant_id = ${into} where c.tenant_id = ${merged} and not ${between}`,
  )
  await tx.execute(
    sql`update conversation c set poster_tenant_id = ${into} where c.poster_tenant_id = ${merged} and not ${between}`,
  )
}
