const week = 7 * 86_400_000

/** Returns by how many per cent the last price differs from the newest one at least a week older; null if there is none. */
export function weekChange(prices: readonly { day: string; per_t: number }[]): number | null {
  const last = prices.at(-1)
  const before = prices.findLast(({ day }) => last && Date.parse(last.day) - Date.parse(day) >= week)
  return last && before ? (last.per_t / before.per_t - 1) * 100 : null
}
