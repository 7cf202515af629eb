export type PriceChange = { difference: number; percent: number; direction: 'up' | 'down' }

/** How the normalised price in ¥/t moved since it was collected; null where it did not or is not known. */
export function priceChange(then: number | null, now: number | null): PriceChange | null {
  if (then === null || now === null || then === 0) return null
  const difference = now - then
  if (Math.abs(difference) < 0.5) return null
  return { difference, percent: (difference / then) * 100, direction: difference > 0 ? 'up' : 'down' }
}
