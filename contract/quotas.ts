import type { Certification, Membership } from './enums.ts'

/** Who a limit is for, from the least to the most: a person without company, a company, a certified one, the members. */
export const tiers = ['user', 'company', 'certified', 'silver', 'gold'] as const
export type Tier = (typeof tiers)[number]

/** Limits per tier; null is unlimited. */
export type TierLimits = Record<Tier, number | null>

export const quotaNames = [
  'saved_searches',
  'buying_requests_per_month',
  'spot_postings_online',
  'intentions_per_month',
  'contact_views_per_day',
  'staff_accounts',
  'freight_allowances_per_year',
  'upload_mb_per_day',
] as const
export type QuotaName = (typeof quotaNames)[number]
export type Quotas = Record<QuotaName, TierLimits>

/** `data` of the problem `quota_exhausted`: the limit that is reached, for whom, and what the tiers would give. */
export type QuotaExhausted = { name: QuotaName; tier: Tier; limit: number; tiers: TierLimits }

/** The limits a new market starts with; operators change them in the site settings (section `quotas`). */
export const defaultQuotas: Quotas = {
  saved_searches: { user: 3, company: 10, certified: 10, silver: 30, gold: 100 },
  buying_requests_per_month: { user: 0, company: 2, certified: 10, silver: 30, gold: null },
  spot_postings_online: { user: 0, company: 0, certified: 20, silver: 200, gold: 2000 },
  intentions_per_month: { user: 0, company: 5, certified: 20, silver: 60, gold: null },
  contact_views_per_day: { user: 0, company: 0, certified: 0, silver: 0, gold: 50 },
  staff_accounts: { user: 0, company: 1, certified: 3, silver: 10, gold: 50 },
  freight_allowances_per_year: { user: 0, company: 0, certified: 0, silver: 12, gold: 12 },
  // Of each account, for files as they were sent.
  upload_mb_per_day: { user: 60, company: 200, certified: 500, silver: 1000, gold: 2000 },
}

/** The tier whose limits count; membership and certification are those in force. */
export function tierOf(given: {
  tenantId: number | null
  membership: Membership
  certification: Certification
}): Tier {
  if (given.tenantId === null) return 'user'
  if (given.membership !== 'none') return given.membership
  return given.certification === 'certified' ? 'certified' : 'company'
}
