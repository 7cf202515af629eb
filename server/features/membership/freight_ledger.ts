import type { PaidTier } from '#contract/membership_tiers.ts'
import { tierOf, type QuotaExhausted } from '#contract/quotas.ts'
import type { Db, DbOrTx } from '#server/db/client.ts'
import { lockTenant } from '#server/features/company/store.ts'
import { readQuotas } from '#server/features/postings/quota_store.ts'
import { Problem } from '#server/http/problem.ts'
import type { CompanyActor } from '#server/http/session.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { startOfDay } from './days.ts'
import { dueExpiries, dueGrants, lotsOf, usableLots, type Lot } from './freight_rules.ts'
import { addEntry, ledgersToSettle, readEntries, readUse } from './freight_store.ts'
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

/** Grants and expires the allowances of every company with something due. */
export async function settleLedgers(db: Db, now: Date): Promise<void> {
  for (const tenantId of await ledgersToSettle(db, chinaDay(now)))
    await db.transaction(async (tx) => {
      await lockTenant(tx, tenantId)
      await settleLedger(tx, tenantId, now)
    })
}

type Use = { actor: CompanyActor; dealId: number; now: Date }

/**
 * Takes one allowance of the company for a deal, from the grant that expires first. Throws quota_exhausted when none is
 * left, and allowance_used when one is used on this deal already.
 */
export async function useAllowance(tx: DbOrTx, { actor, dealId, now }: Use): Promise<void> {
  const { tenantId, accountId } = actor
  await lockTenant(tx, tenantId)
  await settleLedger(tx, tenantId, now)
  if (await readUse(tx, tenantId, dealId)) throw new Problem('allowance_used')
  const [lot] = usableLots(await readLots(tx, tenantId), chinaDay(now))
  if (!lot) throw await exhausted(tx, actor)
  await addEntry(tx, {
    tenant_id: tenantId,
    kind: 'use',
    amount: -1,
    grant_id: lot.id,
    deal_id: dealId,
    account_id: accountId,
    created_at: now,
  })
}

async function exhausted(db: DbOrTx, actor: CompanyActor): Promise<Problem> {
  const name = 'freight_allowances_per_year'
  const limits = (await readQuotas(db))[name]
  const tier = tierOf(actor)
  const data: QuotaExhausted = { name, tier, limit: limits[tier] ?? 0, tiers: limits }
  return new Problem('quota_exhausted', { data })
}
