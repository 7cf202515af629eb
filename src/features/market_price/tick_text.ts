import { TickMarkType } from 'lightweight-charts'
import { language } from '#shared/i18n/language.ts'

const formatOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })

// The library makes a new formatter for each mark, which takes longer than drawing the lines.
const formats = {
  [TickMarkType.Year]: formatOf({ year: 'numeric' }),
  [TickMarkType.Month]: formatOf({ month: 'short' }),
}
const dayOfMonth = formatOf({ day: 'numeric' })

/** The text of a mark below a chart of days (seconds since 1970): a year, a month or a day of the month. */
export const tickText = (seconds: number, type: TickMarkType): string =>
  (type === TickMarkType.Year || type === TickMarkType.Month ? formats[type] : dayOfMonth).format(
    seconds * 1_000,
  )
