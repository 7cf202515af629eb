import { sql } from 'drizzle-orm'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { recountJoined } from '#server/features/joining/store.ts'
import { sharedParts, type Pair } from './pair_store.ts'

/**
 * Moves parts in group buys. Where both take part, the tonnes are added up in that of the company that stays; parts that
 * are over in group buys of both keep their company.
 */
export async function moveParts(tx: DbOrTx, pair: Pair, now: Date): Promise<void> {
  const { merged, into } = pair
  const at = sql`${now.toISOString()}::timestamptz`
  const shared = sql`(select m.posting_id from ${sharedParts(pair)} and m.state = 'joined')`
  const joined = await rows<{ posting_id: number }>(
    tx,
    sql`update participation o set state = 'joined', changed_at = ${at},
        quantity = case when o.state = 'joined' then o.quantity else 0 end + m.quantity,
        message = case when o.state = 'joined' and o.message <> '' then o.message else m.message end,
        account_id = case when o.state = 'joined' then o.account_id else m.account_id end
      from participation m where m.posting_id = o.posting_id and m.tenant_id = ${merged} and o.tenant_id = ${into}
        and m.state = 'joined' and o.state in ('joined', 'withdrawn', 'cancelled')
      returning o.posting_id`,
  )
  await tx.execute(sql`update participation set state = 'withdrawn', changed_at = ${at}
    where tenant_id = ${merged} and posting_id in ${shared}`)
  await tx.execute(sql`update participation m set tenant_id = ${into} where m.tenant_id = ${merged} and not exists
    (select 1 from participation o where o.posting_id = m.posting_id and o.tenant_id = ${into})`)
  for (const { posting_id: postingId } of joined) await recountJoined(tx, postingId)
}
