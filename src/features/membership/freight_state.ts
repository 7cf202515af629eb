import type { DealFreight } from '#contract/freight.ts'

/** An answer stored by an earlier version of the page has neither `year` nor `given_by`. */
type Given = Pick<DealFreight, 'left' | 'used_time'> &
  Partial<Pick<DealFreight, 'year' | 'given_by'>> & { can: { use: boolean } }

/** What a deal's freight panel shows: nothing (null) where allowances are left that the reader may not use. */
export function freightState({ left, year, given_by: tiers = [], used_time: used, can }: Given) {
  if (used !== null) return 'used'
  if (can.use) return 'left'
  if (left > 0) return null
  if (year) return 'exhausted'
  // A member without a grant has the one of a year that has just begun soon.
  return tiers.length > 0 ? 'not_included' : null
}
