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

/** Where a day stands among days in their order; -1 if it is not among them. */
function placeOf(days: readonly number[], day: number): number {
  let [from, until] = [0, days.length]
  while (from < until) {
    const middle = (from + until) >> 1
    if (days[middle]! < day) from = middle + 1
    else until = middle
  }
  return days[from] === day ? from : -1
}

/** One row for each of `days`, in their order. */
export function dayRows(histories: readonly PriceHistory[], days: readonly number[]): DayRow[] {
  return days.map((day) => {
    const places = histories.map((history) => placeOf(history.days, day))
    const first = places.findIndex((at) => at >= 0)
    const { prices = [], lows, highs } = histories[first] ?? {}
    const at = places[first] ?? 0
    return {
      day,
      prices: histories.map((history, place) => history.prices[places[place]!] ?? null),
      low: lows?.[at] ?? null,
      high: highs?.[at] ?? null,
      change: at > 0 && histories.length === 1 ? (prices[at]! / prices[at - 1]! - 1) * 100 : null,
    }
  })
}

/** Most points of a line: lines are two pixels wide, and a chart hardly wider than so many pixels. */
const mostPoints = 1_000

/**
 * The places of the values that are drawn of a line: all of a short one; of a long one the lowest and the highest of as
 * many neighbours as a pixel holds, so that no peak is lost, with both ends.
 */
export function drawnPlaces(values: readonly number[], most = mostPoints): number[] {
  const last = values.length - 1
  if (values.length <= most) return values.map((_, at) => at)
  const step = Math.ceil((2 * values.length) / most)
  const places: number[] = [0]
  for (let from = 1; from < last; from += step) {
    let [low, high] = [from, from]
    for (let at = from + 1; at < Math.min(last, from + step); at += 1) {
      if (values[at]! < values[low]!) low = at
      if (values[at]! > values[high]!) high = at
    }
    places.push(Math.min(low, high))
    if (low !== high) places.push(Math.max(low, high))
  }
  return [...places, last]
}
