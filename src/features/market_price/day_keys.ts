/** The days of a chart, and how keys move from one to another. */
import type { PriceHistory } from '#contract/market_price.ts'

/** Prices that PageUp and PageDown skip. */
const page = 20

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  PageDown: (at) => at - page,
  PageUp: (at) => at + page,
  Home: () => 0,
  End: (_at, last) => last,
}

/** The days from `from` on which a series has a price, oldest first. */
export function daysFrom(histories: readonly PriceHistory[], from: number): number[] {
  const found = new Set<number>()
  for (const { days } of histories) for (const day of days) if (day >= from) found.add(day)
  return [...found].sort((a, b) => a - b)
}

/** Whether the prices of all these series since `from` are among those at hand. */
export const haveSince = (
  histories: readonly PriceHistory[],
  series: readonly string[],
  from: number,
): boolean =>
  series.every((key) => histories.some((one) => one.series === key && (one.days[0] ?? Infinity) <= from))

/**
 * The day that a key leads to from `day`, or from the newest one if none is shown; null for keys that do not move.
 */
export function dayByKey(days: readonly number[], day: number | null, key: string): number | null {
  const last = days.length - 1
  const step = steps[key]
  if (!step || last < 0) return null
  const known = day === null ? last : days.findLastIndex((one) => one <= day)
  return days[Math.min(last, Math.max(0, step(known, last)))] ?? null
}
