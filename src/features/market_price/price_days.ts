const dayMs = 86_400_000

/** Today in China, as YYYY-MM-DD. */
export const chinaToday = (now = Date.now()): string =>
  new Date(now + 8 * 3_600_000).toISOString().slice(0, 10)

/** The day of a number of days since 1970, as YYYY-MM-DD; the other way round: `dayNumber`. */
export const dayOf = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10)
export const dayNumber = (day: string): number => Date.parse(day) / dayMs

/** The first day of a range that ends today. */
export const firstDay = (today: string, days: number | null): number =>
  days === null ? Number.NEGATIVE_INFINITY : dayNumber(today) - days
