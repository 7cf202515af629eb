/** A time in one unit: `2.5 hours`, `40 分钟`. All our Chinese texts have a space before a unit, Intl has none. */
export const spanText = (
  value: number,
  { unit, locale, decimals = 0 }: { unit: 'day' | 'hour' | 'minute'; locale: string; decimals?: number },
): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: decimals })
    .format(value)
    .replace(/(?<=\d)(?=\p{Script=Han})/u, ' ')

const hour = 60
const day = 24 * hour

/** A time of at least a minute in the unit that a reader would say: minutes, from one hour hours, from two days days. */
export function roughSpanText(minutes: number, locale: string): string {
  if (minutes < hour) return spanText(minutes, { unit: 'minute', locale })
  return minutes < 2 * day
    ? spanText(minutes / hour, { unit: 'hour', locale })
    : spanText(minutes / day, { unit: 'day', locale })
}
