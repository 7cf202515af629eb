/** Pure functions that read how a number format shows a stored number. */
import { isDateFormat, serialDate } from './xlsx_dates.ts'

/** What stands around the digits of a number: `0.0"吨"` shows 5.4 as `5.4吨`. */
type NumberFormat = { before: string; after: string; isPercent: boolean; digits: number }
export type CellFormat = 'date' | NumberFormat | undefined

const percentIds = new Set([9, 10])
const parts =
  /"([^"]*)"|\\(.)|[_*].|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]|([#0?][#0?.,\s]*)|(General|[eE/@])|(;)|([^])/g

/** Returns what a format shows beside the digits; undefined for plain numbers, fractions and exponents. */
function numberFormat(code: string): NumberFormat | undefined {
  const found = { before: '', after: '', isPercent: false, digits: 0 }
  let digits: string | undefined
  for (const [, quoted, escaped, currency, places, special, end, other] of code.matchAll(parts)) {
    // The first section is for positive numbers.
    if (end) break
    if (special || (places && digits !== undefined)) return undefined
    if (places) digits = places.trim()
    if (other === '%') found.isPercent = true
    else found[digits === undefined ? 'before' : 'after'] += quoted ?? escaped ?? currency ?? other ?? ''
  }
  if (digits === undefined) return undefined
  // Only a format of zeros alone shows leading ones, as in the number of a heat.
  if (/^0{2,}$/.test(digits)) found.digits = digits.length
  return found.before.trim() || found.after.trim() || found.isPercent || found.digits ? found : undefined
}

/** Returns what a number format (by its id, and its code unless it is built in) shows. */
export function cellFormat(id: number, code: string | undefined): CellFormat {
  if (isDateFormat(id, code)) return 'date'
  if (code === undefined) return percentIds.has(id) ? numberFormat('0%') : undefined
  return numberFormat(code)
}

/** Returns a stored number without binary rounding errors: `0.30000000000000004` is 0.3. */
const plain = (value: number): string => String(Number(value.toPrecision(15)))

/** Returns the text of a stored number: a date, or all its digits with the units, currency or leading zeros that its format shows. */
export function shownNumber(stored: string, format: CellFormat, is1904: boolean): string {
  const value = Number(stored)
  if (!Number.isFinite(value) || stored.trim() === '') return stored
  if (format === 'date') return serialDate(value, is1904) ?? plain(value)
  if (!format || value < 0) return plain(value)
  const { before, after, isPercent, digits } = format
  return `${before.trim()}${plain(isPercent ? value * 100 : value).padStart(digits, '0')}${isPercent ? '%' : ''}${after.trim()}`
}
