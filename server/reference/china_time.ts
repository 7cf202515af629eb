const offset = 8 * 3_600_000
const day = 86_400_000

/** The market's day: every limit per day or month and every figure of "today" uses China's time zone (UTC+8). */
export const chinaDay = (now: Date): string => new Date(now.getTime() + offset).toISOString().slice(0, 10)

/** Start of the day that contains `now`. */
export const chinaDayStart = (now: Date): Date => new Date(Date.parse(chinaDay(now)) - offset)

/** Start of a calendar day (`YYYY-MM-DD`). */
export const beginOfChinaDay = (date: string): Date => new Date(Date.parse(date) - offset)

/** Start of the month that contains `now`. */
export const chinaMonthStart = (now: Date): Date =>
  new Date(Date.parse(`${chinaDay(now).slice(0, 7)}-01`) - offset)

/** The last `count` days, oldest first, including today. */
export const lastChinaDays = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, place) => chinaDay(new Date(now.getTime() - (count - 1 - place) * day)))
