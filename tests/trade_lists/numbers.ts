/** How a country writes thousands and decimals: 1234.5, 1,234.5, 1.234,5, 1 234,5, 1234,5, 1'234.5 or, in lakhs, 1,23,456.7. */
export type NumberStyle = 'plain' | 'comma' | 'dot' | 'space' | 'bare comma' | 'apostrophe' | 'lakh'

const SIGNS: Readonly<Record<NumberStyle, readonly [thousands: string, decimal: string]>> = {
  plain: ['', '.'],
  comma: [',', '.'],
  dot: ['.', ','],
  space: ['\u00A0', ','],
  'bare comma': ['', ','],
  apostrophe: ["'", '.'],
  lakh: [',', '.'],
}

/** Rounds to a number of decimals, so that what is written and what is meant are the same number. */
export function round(value: number, decimals: number): number {
  const power = 10 ** decimals
  return Math.round(value * power + 1e-7) / power
}

/** Writes a number with a fixed number of decimals. */
export function fixed(value: number, decimals: number, style: NumberStyle): string {
  const [thousands, decimal] = SIGNS[style]
  const [whole = '', part] = round(value, decimals).toFixed(decimals).split('.')
  const groups = style === 'lakh' ? /\B(?=(?:\d\d)*\d{3}$)/gu : /\B(?=(?:\d{3})+$)/gu
  return whole.replace(groups, thousands) + (part === undefined ? '' : decimal + part)
}

/** Writes a number with the decimals it has, four at most. */
export function short(value: number, style: NumberStyle = 'plain'): string {
  const decimals = /\.(\d+)$/u.exec(String(round(value, 4)))?.[1]?.length ?? 0
  return fixed(value, decimals, style)
}

/** Writes mm as inches with decimals (4.25). */
export function inches(mm: number): string {
  return short(mm / 25.4)
}

/** Writes mm as inches with a common fraction (4-1/4). */
export function fractions(mm: number): string {
  const eighths = Math.round((mm / 25.4) * 8)
  const whole = Math.floor(eighths / 8)
  const rest = eighths % 8
  if (rest === 0) return String(whole)
  const [above, below] = rest % 4 === 0 ? [rest / 4, 2] : rest % 2 === 0 ? [rest / 2, 4] : [rest, 8]
  return `${whole === 0 ? '' : `${String(whole)}-`}${String(above)}/${String(below)}`
}

/** Writes mm as feet and inches (20' 6"). */
export function feet(mm: number): string {
  const total = Math.round(mm / 25.4)
  const rest = total % 12
  return `${String(Math.floor(total / 12))}'${rest === 0 ? '' : ` ${String(rest)}"`}`
}
