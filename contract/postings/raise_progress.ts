import type { PriceTier } from '../fields.ts'
import type { RaiseRowValues } from './row_values.ts'

export type RaiseProgress = {
  /** Joined tonnes in total, and the number of companies. */
  joined: number
  companies: number
  target: number
  /** Tonnes missing to the target, 0 once it is reached. */
  missing: number
  isReached: boolean
  /** The price at that many tonnes; null below the first tier. */
  tier: PriceTier | null
  next: PriceTier | null
  /** Tonnes missing to the next price. */
  missingToNext: number
  /** Tonnes at the right end of the progress bar, which has room for every mark. */
  scale: number
}

/** Rounds tonnes to three decimals, so that sums can be compared. */
export const roundTonnes = (value: number): number => Math.round(value * 1000) / 1000

/** Progress of a group buying with `more` tonnes added to what has been joined. */
export function raiseProgress(raise: RaiseRowValues, more = 0): RaiseProgress {
  const joined = roundTonnes((raise.joined_t ?? 0) + more)
  const target = raise.target_t ?? 0
  const tiers = raise.tiers ?? []
  const tier = tiers.findLast(({ from_t: from }) => from <= joined) ?? null
  const next = tiers.find(({ from_t: from }) => from > joined) ?? null
  return {
    joined,
    companies: raise.joined_count ?? 0,
    target,
    missing: Math.max(0, roundTonnes(target - joined)),
    isReached: target > 0 && joined >= target,
    tier,
    next,
    missingToNext: next ? roundTonnes(next.from_t - joined) : 0,
    scale: Math.max(target, joined, tiers.at(-1)?.from_t ?? 0),
  }
}
