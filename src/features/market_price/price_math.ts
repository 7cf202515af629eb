/** Arithmetic over daily prices. */
import type { PriceHistory } from '#contract/market_price.ts'

/** The average of each price with those before it; null where there are too few. */
export function movingAverage(prices: readonly number[], length: number): (number | null)[] {
  let sum = 0
  return prices.map((price, at) => {
    sum += price - (at >= length ? prices[at - length]! : 0)
    return at >= length - 1 ? sum / length : null
  })
}

/** A row of the table below the chart: the prices of the series on one day, null where a series has none. */
export type DayRow = {
  day: number
  prices: (number | null)[]
  low: number | null
  high: number | null
  /** Per cent from the price before, of a single series. */
  change: number | null
}

/** One row for each day since `from` on which a series has a price, newest first. */
export function dayRows(histories: readonly PriceHistory[], from: number): DayRow[] {
  const byDay = new Map<number, DayRow>()
  histories.forEach(({ days, prices, lows, highs }, place) => {
    days.forEach((day, at) => {
      if (day < from) return
      const row = byDay.get(day) ?? {
        day,
        prices: histories.map(() => null),
        low: lows?.[at] ?? null,
        high: highs?.[at] ?? null,
        change: at > 0 && histories.length === 1 ? (prices[at]! / prices[at - 1]! - 1) * 100 : null,
      }
      row.prices[place] = prices[at]!
      byDay.set(day, row)
    })
  })
  return [...byDay.values()].sort((a, b) => b.day - a.day)
}
