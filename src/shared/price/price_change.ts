/**
 * Returns by how many per cent the last price differs from the newest one at least so many days older; null if there is
 * none. Days are numbers, such as those since 1970, oldest first.
 */
export function priceChange(days: readonly number[], prices: readonly number[], back: number): number | null {
  const last = days.at(-1)
  const place = last === undefined ? -1 : days.findLastIndex((day) => last - day >= back)
  const [now, before] = [prices.at(-1), prices[place]]
  return now !== undefined && before !== undefined ? (now / before - 1) * 100 : null
}
