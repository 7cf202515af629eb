import { formatDate } from './format.ts'
import { formatLastDay } from './last_day.ts'

const range = (between: string, textOf: (moment: Date) => string): string => {
  const [first = 0, last = 0] = between.split('-').map(Number)
  const [from, to] = [first, last].map((second) => textOf(new Date(second * 1000)))
  return from === to ? `${from}` : `${from} – ${to}`
}

/** Formats `FIRST-LAST` in seconds since 1970, once if both read the same. */
export const betweenTimes = (between: string): string => range(between, (moment) => formatDate(moment, true))

/** The same of what ends at a midnight in China: its last days. */
export const betweenLastDays = (between: string): string =>
  range(between, (moment) => formatLastDay(moment.toISOString()))
