import { quotaNames, tierOf, tiers, type Quotas } from '#contract/quotas.ts'
import type { LimitChange } from '#contract/quota_texts.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { notifyAll } from '#server/features/user_message/store.ts'
import { listMainAccounts } from './main_account_store.ts'

/** What a change of the limits changes for companies of each tier; tiers without a change are missing. */
export function limitChanges(before: Quotas, after: Quotas): Map<string, LimitChange[]> {
  const changed = tiers.map((tier): [string, LimitChange[]] => [
    tier,
    quotaNames
      .map((name) => ({ name, before: before[name][tier], after: after[name][tier] }))
      .filter((one) => one.before !== one.after),
  ])
  return new Map(changed.filter(([, changes]) => changes.length > 0))
}

/**
 * Tells the main account of each company whose tier’s limits have changed, so that its open pages ask for them again
 * (decision 143).
 */
export async function tellOfLimits(
  tx: DbOrTx,
  { before, after, now }: { before: Quotas; after: Quotas; now: Date },
): Promise<void> {
  const changes = limitChanges(before, after)
  if (changes.size === 0) return
  const byTier = Map.groupBy(await listMainAccounts(tx, now), (main) => tierOf(main))
  await notifyAll(
    tx,
    { code: 'limits_changed', now },
    [...byTier].flatMap(([tier, mains]) => {
      const ofTier = changes.get(tier)
      if (!ofTier) return []
      const accountIds = mains.map(({ id }) => id)
      return [
        { accountIds, module: 'tenant' as const, record_sign: 'membership', params: { changes: ofTier } },
      ]
    }),
  )
}
