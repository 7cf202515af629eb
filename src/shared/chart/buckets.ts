/** A bar or point of a chart: one day, or several from `from` to `until` (`YYYY-MM-DD`, both included). */
export type Bucket = { from: string; until: string; counts: number[] }

/** More days than this are shown as weeks. */
const mostDays = 92

const isMonday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 1

/**
 * Adds up the numbers of each series by day or, over a long time, by week from Monday; the first and the last week may
 * be incomplete.
 */
export function bucketsOf(days: readonly string[], series: readonly (readonly number[])[]): Bucket[] {
  const buckets: Bucket[] = []
  for (const [place, day] of days.entries()) {
    const last = buckets.at(-1)
    const here = series.map((counts) => counts[place] ?? 0)
    if (!last || days.length <= mostDays || isMonday(day))
      buckets.push({ from: day, until: day, counts: here })
    else {
      last.until = day
      last.counts = last.counts.map((count, at) => count + here[at]!)
    }
  }
  return buckets
}
