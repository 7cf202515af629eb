/** Tiers that a company can apply for, the lower one first. */
export const paidTiers = ['silver', 'gold'] as const
export type PaidTier = (typeof paidTiers)[number]
