import { eq, or, sql } from 'drizzle-orm'
import { chinaDay } from '#server/reference/china_time.ts'
import { readLots, settleLedger } from '#server/features/membership/freight_settling_store.ts'
import { refundsFee, usableLots } from '#server/features/membership/freight_rules.ts'
import { addEntry, insertRefund, readUse } from '#server/features/membership/freight_store.ts'
import type { DbOrTx } from '../client.ts'
import { deal } from '../deal_tables.ts'
import { companies } from './companies.data.ts'
import type { DemoPeople } from './people.ts'

/** Grants every member its allowances; each has used one on its newest deal, and gold members ask for the fee. */
export async function insertFreight(tx: DbOrTx, people: DemoPeople, now: Date): Promise<void> {
  for (const [place, { membership }] of companies.entries()) {
    const { tenantId, accountId } = people.members[place]!
    await settleLedger(tx, tenantId, now)
    const [newest] = await tx
      .select({ id: deal.id })
      .from(deal)
      .where(or(eq(deal.poster_tenant_id, tenantId), eq(deal.tenant_id, tenantId)))
      .orderBy(sql`${deal.agreed_at} desc`, sql`${deal.id} desc`)
      .limit(1)
    const [lot] = usableLots(await readLots(tx, tenantId), chinaDay(now))
    if (membership === 'none' || !newest || !lot) continue
    const by = { tenant_id: tenantId, account_id: accountId }
    const at = new Date(now.getTime() - (place + 3) * 3_600_000)
    await addEntry(tx, {
      ...by,
      kind: 'use',
      amount: -1,
      grant_id: lot.id,
      deal_id: newest.id,
      created_at: at,
    })
    const use = await readUse(tx, tenantId, newest.id)
    if (use && refundsFee(lot.tier))
      await insertRefund(tx, { ...by, use_id: use.id, fee: 1280 + place * 65, remark: '', created_at: at })
  }
}
