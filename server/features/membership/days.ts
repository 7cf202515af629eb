/** Arithmetic with days of China as YYYY-MM-DD. */
const ms = 86_400_000

const written = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string => written(Date.parse(day) + days * ms)

/** The same day so many years later; for 29 February, where that year has none, 1 March. */
export function addYears(day: string, years: number): string {
  const date = new Date(day)
  return written(Date.UTC(date.getUTCFullYear() + years, date.getUTCMonth(), date.getUTCDate()))
}

/** Days from one day to another; negative if `until` is earlier. */
export const daysBetween = (from: string, until: string): number =>
  (Date.parse(until) - Date.parse(from)) / ms

/** The moment at which a day begins in China. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00.000+08:00`)
