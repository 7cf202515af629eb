import type { DealFreight, FreightEntryKind } from '#contract/freight.ts'
import { refundingTiers } from '#contract/membership.ts'
import type { PaidTier } from '#contract/membership_tiers.ts'
import { addDays, addYears } from './days.ts'
import type { Period } from './rules.ts'

/** An entry of the ledger; `expires_before` is that of a grant as it was given. */
export type Entry = {
  id: number
  kind: FreightEntryKind
  amount: number
  grant_id: number | null
  period_id: number | null
  year: number | null
  expires_before: string | null
}

/** A grant with what is left of it, and the first day on which it can no longer be used. */
export type Lot = { id: number; tier: PaidTier; granted: number; left: number; expires_before: string }

export const balanceOf = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0)

const earlier = (one: string, other: string): string => (one < other ? one : other)

/** Every grant with what is left of it, expired or not; the one that expires first comes first. */
export function lotsOf(entries: readonly Entry[], periods: readonly Period[]): Lot[] {
  const lots = entries.flatMap((grant) => {
    const period = periods.find(({ id }) => id === grant.period_id)
    if (grant.kind !== 'grant' || grant.expires_before === null || !period) return []
    const taken = balanceOf(entries.filter((one) => one.grant_id === grant.id))
    // A year ends with its period, which a higher tier or an operator may have ended before.
    const end = earlier(grant.expires_before, period.ends_before)
    const { id, amount } = grant
    return [{ id, tier: period.tier, granted: amount, left: amount + taken, expires_before: end }]
  })
  return lots.toSorted(
    (one, other) => one.expires_before.localeCompare(other.expires_before) || one.id - other.id,
  )
}

/** Grants that can be used on a day, the one that expires first comes first. */
export const usableLots = (lots: readonly Lot[], today: string): Lot[] =>
  lots.filter(({ left, expires_before: end }) => left > 0 && end > today)

/** How many allowances can be used on a day. */
export const leftOn = (lots: readonly Lot[], today: string): number =>
  usableLots(lots, today).reduce((sum, { left }) => sum + left, 0)

/** What was granted of the grants that have not ended on a day, used or not, and the last day of them; null without one. */
export function yearOn(lots: readonly Lot[], today: string): DealFreight['year'] {
  const running = lots.filter(({ granted, expires_before: end }) => granted > 0 && end > today)
  const last = running.at(-1)
  if (!last) return null
  const granted = running.reduce((sum, lot) => sum + lot.granted, 0)
  return { granted, usable_until: addDays(last.expires_before, -1) }
}

/** What is left of grants that have ended, and has not been taken off yet. */
export const dueExpiries = (lots: readonly Lot[], today: string): Lot[] =>
  lots.filter(({ left, expires_before: end }) => left > 0 && end <= today)

export type DueGrant = {
  period_id: number
  tier: PaidTier
  year: number
  starts_on: string
  expires_before: string
}

/** The years of membership that have begun without their grant. */
export function dueGrants(
  periods: readonly Period[],
  entries: readonly Pick<Entry, 'period_id' | 'year'>[],
  today: string,
): DueGrant[] {
  const given = new Set(entries.map((one) => `${one.period_id} ${one.year}`))
  return periods.flatMap((period) => {
    const due: DueGrant[] = []
    for (let year = 1; ; year += 1) {
      const from = addYears(period.starts_on, year - 1)
      if (from >= period.ends_before || from > today) return due
      if (given.has(`${period.id} ${year}`)) continue
      // The whole year, so that a period that is made longer has all of it; until then it ends with its period.
      const end = addYears(period.starts_on, year)
      due.push({ period_id: period.id, tier: period.tier, year, starts_on: from, expires_before: end })
    }
  })
}

/** Whether the fee of a deal is refunded on which an allowance of this tier was used. */
export const refundsFee = (tier: PaidTier): boolean => refundingTiers.includes(tier)
