import type { PaidTier } from '#contract/membership_tiers.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { readQuotas } from '#server/features/postings/quota_store.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { startOfDay } from './days.ts'
import { dueExpiries, dueGrants, lotsOf, type Lot } from './freight_rules.ts'
import { addEntry, readEntries } from './freight_store.ts'
import { readPeriods } from './store.ts'

/** The company's grants, and what is left of each. */
export const readLots = async (db: DbOrTx, tenantId: number): Promise<Lot[]> =>
  lotsOf(await readEntries(db, tenantId), await readPeriods(db, tenantId))

/**
 * Adds to the ledger of a company, which the transaction has locked, the grants of years that have begun and the
 * expiries of those that have ended.
 */
export async function settleLedger(tx: DbOrTx, tenantId: number, now: Date): Promise<void> {
  const today = chinaDay(now)
  const periods = await readPeriods(tx, tenantId)
  const due = dueGrants(periods, await readEntries(tx, tenantId), today)
  const quotas = due.length > 0 ? await readQuotas(tx) : null
  const perYear = (tier: PaidTier): number => quotas?.freight_allowances_per_year[tier] ?? 0
  for (const { tier, starts_on: from, ...grant } of due)
    await addEntry(tx, {
      ...grant,
      tenant_id: tenantId,
      kind: 'grant',
      amount: perYear(tier),
      created_at: startOfDay(from),
    })
  for (const lot of dueExpiries(await readLots(tx, tenantId), today))
    await addEntry(tx, {
      tenant_id: tenantId,
      kind: 'expire',
      amount: -lot.left,
      grant_id: lot.id,
      created_at: startOfDay(lot.expires_before),
    })
}
