/** A time in one unit: `2.5 hours`, `40 分钟`. All our Chinese texts have a space before a unit, Intl has none. */
export const spanText = (
  value: number,
  { unit, locale, decimals = 0 }: { unit: 'day' | 'hour' | 'minute'; locale: string; decimals?: number },
): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: decimals })
    .format(value)
    .replace(/(?<=\d)(?=\p{Script=Han})/u, ' ')
