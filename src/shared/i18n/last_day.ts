import { formatDate } from './format.ts'

/** China has no summer time. */
const chinaOffsetMs = 8 * 3_600_000

/**
 * Formats the last day on which something still holds, from the moment at which it ends. Memberships, certifications
 * and advertisements end at midnight in China: wherever it is read, the day is that of China.
 */
export function formatLastDay(end: string): string {
  const lastMoment = Date.parse(end) - 1
  return formatDate(new Date(lastMoment + chinaOffsetMs).toISOString().slice(0, 10))
}
