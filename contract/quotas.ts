import type { Certification, Membership } from './enums.ts'

/**
 * Groups of users, from the lowest limits to the highest: without company, with a company, certified, and the
 * membership tiers.
 */
export const tiers = ['user', 'company', 'certified', 'silver', 'gold'] as const
export type Tier = (typeof tiers)[number]

/** Limits per tier; null means unlimited. */
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

/**
 * The tiers for which a limit means something; for the others it is 0, because something else is missing first: a company,
 * its certification, a membership, or gold.
 */
export const limitedTiers: Record<QuotaName, readonly Tier[]> = {
  saved_searches: tiers,
  buying_requests_per_month: ['company', 'certified', 'silver', 'gold'],
  spot_postings_online: ['certified', 'silver', 'gold'],
  intentions_per_month: ['company', 'certified', 'silver', 'gold'],
  contact_views_per_day: ['gold'],
  staff_accounts: ['company', 'certified', 'silver', 'gold'],
  freight_allowances_per_year: ['silver', 'gold'],
  upload_mb_per_day: tiers,
}

/** `data` of the problem `quota_exhausted`: the exceeded limit, its tier, and the limits of all tiers. */
export type QuotaExhausted = { name: QuotaName; tier: Tier; limit: number; tiers: TierLimits }

/** The initial limits; operators change them in the site settings (section `quotas`). */
export const defaultQuotas: Quotas = {
  saved_searches: { user: 3, company: 10, certified: 10, silver: 30, gold: 100 },
  buying_requests_per_month: { user: 0, company: 2, certified: 10, silver: 30, gold: null },
  spot_postings_online: { user: 0, company: 0, certified: 20, silver: 200, gold: 2000 },
  intentions_per_month: { user: 0, company: 5, certified: 20, silver: 60, gold: null },
  contact_views_per_day: { user: 0, company: 0, certified: 0, silver: 0, gold: 50 },
  staff_accounts: { user: 0, company: 1, certified: 3, silver: 10, gold: 50 },
  freight_allowances_per_year: { user: 0, company: 0, certified: 0, silver: 12, gold: 12 },
  // Per account and day, for files as they were sent.
  upload_mb_per_day: { user: 60, company: 200, certified: 500, silver: 1000, gold: 2000 },
}

/** The tier whose limits apply, from the membership and certification in force. */
export function tierOf(given: {
  tenantId: number | null
  membership: Membership
  certification: Certification
}): Tier {
  if (given.tenantId === null) return 'user'
  if (given.membership !== 'none') return given.membership
  return given.certification === 'certified' ? 'certified' : 'company'
}
