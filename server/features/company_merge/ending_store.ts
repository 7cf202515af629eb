import { sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/db/client.ts'
import { closeEnquiries, withdrawQuotes } from '#server/features/company/open_offers_store.ts'
import { endingEnquiries, endingQuotes, type Pair } from './pair_store.ts'

/** What the two have open with each other ends, and what both have open with a third; the other sides are told. */
export async function endOpenOffers(tx: DbOrTx, pair: Pair, now: Date): Promise<void> {
  for (const tenantId of [pair.merged, pair.into])
    await withdrawQuotes(tx, { tenantId, now, which: endingQuotes(pair) })
  await closeEnquiries(tx, { tenantId: pair.merged, now, which: endingEnquiries(pair) })
}

/** Applications, invitations, hand-over and supplier profile of the company that ends no longer wait or are shown. */
export async function endWaiting(tx: DbOrTx, { merged }: Pair, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`update certification_application set state = 'withdrawn', decided_at = ${at}
    where tenant_id = ${merged} and state = 'submitted'`)
  await tx.execute(sql`update membership_application set state = 'withdrawn', decided_at = ${at}
    where tenant_id = ${merged} and state = 'waiting'`)
  await tx.execute(sql`update good_business set state = 'withdrawn', decided_at = ${at}
    where tenant_id = ${merged} and state in ('submitted', 'listed')`)
  for (const table of ['staff_invitation', 'identity_transfer'])
    await tx.execute(sql`update ${sql.identifier(table)} set state = 'withdrawn', ended_at = ${at}
      where tenant_id = ${merged} and state = 'pending'`)
}

/** Certificates that two companies had in common are no longer a question of two companies. */
export async function dismissAlerts(
  tx: DbOrTx,
  { into }: Pair,
  by: { accountId: number; reason: string; now: Date },
): Promise<void> {
  await tx.execute(sql`update certificate_alert c set dismissed_at = ${by.now.toISOString()}::timestamptz,
      dismissed_by = ${by.accountId}, reason = ${by.reason}
    from posting f, posting s where f.id = c.first_id and s.id = c.second_id and f.tenant_id = ${into}
      and s.tenant_id = ${into} and c.dismissed_at is null`)
}

/** The companies that became part of the one that ends now are part of the one that stays. */
export async function redirectEarlier(tx: DbOrTx, { merged, into }: Pair): Promise<void> {
  await tx.execute(sql`update tenant set merged_into = ${into} where merged_into = ${merged}`)
}
