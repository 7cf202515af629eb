import { tierOf, type QuotaExhausted } from '#contract/quotas.ts'
import type { Db, DbOrTx } from '#server/db/client.ts'
import { lockStored, lockTenant } from '#server/features/company/store.ts'
import { readQuotas } from '#server/features/postings/quota_store.ts'
import { Problem } from '#server/http/problem.ts'
import type { CompanyActor } from '#server/http/session.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { usableLots } from './freight_rules.ts'
import { readLots, settleLedger } from './freight_settling_store.ts'
import { addEntry, ledgersToSettle, readUse } from './freight_store.ts'

/** Grants and expires the allowances of every company with something due. */
export async function settleLedgers(db: Db, now: Date): Promise<void> {
  for (const tenantId of await ledgersToSettle(db, chinaDay(now)))
    await db.transaction(async (tx) => {
      await lockStored(tx, tenantId)
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
