export type PriceChange = { difference: number; percent: number; direction: 'up' | 'down' }

/** Returns how the price in ¥/t changed since the posting was saved; null if it did not change or is not known. */
export function priceChange(then: number | null, now: number | null): PriceChange | null {
  if (then === null || now === null || then === 0) return null
  const difference = now - then
  if (Math.abs(difference) < 0.5) return null
  return { difference, percent: (difference / then) * 100, direction: difference > 0 ? 'up' : 'down' }
}
