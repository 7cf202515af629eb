import { tiers, type Tier, type TierLimits } from '#contract/quotas.ts'

/** Tiers whose limit is above that of a tier; null is unlimited. */
export function liftingTiers(limits: TierLimits, tier: Tier): Tier[] {
  const own = limits[tier]
  if (own === null) return []
  return tiers.filter((one) => {
    const limit = limits[one]
    return limit === null || limit > own
  })
}
