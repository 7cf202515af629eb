import { formatDate } from './format.ts'

/** China has no summer time. */
const chinaOffsetMs = 8 * 3_600_000

/** The day of a moment in China (YYYY-MM-DD), wherever it is read. */
export const chinaDayOf = (moment: number): string =>
  new Date(moment + chinaOffsetMs).toISOString().slice(0, 10)

/**
 * Formats the last day on which something still holds, from the moment at which it ends. Memberships, certifications
 * and advertisements end at midnight in China: wherever it is read, the day is that of China.
 */
export function formatLastDay(end: string): string {
  return formatDate(chinaDayOf(Date.parse(end) - 1))
}
