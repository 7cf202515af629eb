import { beginOfChinaDay, chinaDay, lastChinaDays } from '#server/reference/china_time.ts'

const hour = 3_600_000
const day = 24 * hour
/** Hour of the day in China at which reports are sent. */
const sentAt = 8

/** Start of the week (Monday in China) that contains `now`. */
export function chinaWeekStart(now: Date): Date {
  const today = chinaDay(now)
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7
  return new Date(beginOfChinaDay(today).getTime() - sinceMonday * day)
}

/** The next Monday, 08:00 in China, after `now`. */
export function nextReport(now: Date): Date {
  const thisWeek = new Date(chinaWeekStart(now).getTime() + sentAt * hour)
  return thisWeek > now ? thisWeek : new Date(thisWeek.getTime() + 7 * day)
}

/** The days of the last two weeks that are over, from Monday to Sunday, and the moment when the second one ended. */
export function lastTwoWeeks(now: Date): { days: string[]; end: Date } {
  const end = chinaWeekStart(now)
  return { days: lastChinaDays(new Date(end.getTime() - 1), 14), end }
}
