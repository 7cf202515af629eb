/** Pure functions that find out whether the numbers of a text have decimal commas, as Excel writes them in much of Europe. */
import type { TableNotes } from './table.ts'

const unit = String.raw`\s*[\p{L}€$¥%°/.]*`
/** Before a number: a currency, or a word for “about”. */
const currency = String.raw`(?:(?:ca|circa|env|about|approx|abt|około|около|прибл)\.?\s+|[约約약~≈]\s*)?[€$¥]?\s*`
/** `1,5`, `1234,56`, `1.234,5 kg`: with a comma that cannot stand between thousands. */
const decimalComma = new RegExp(
  `^${currency}-?(?:\\d+,(?:\\d{1,2}|\\d{4,})|\\d{1,3}(?:\\.\\d{3})+,\\d+|0,\\d+)${unit}$`,
  'u',
)
/** `1.5`, `1,234.5`, `1,234,567`: a point before decimals, or several commas; `1.7225` is the number of a material. */
const decimalPoint = new RegExp(
  `^${currency}-?(?:\\d+\\.\\d{1,2}|\\d{1,3}(?:,\\d{3})+\\.\\d+|\\d{1,3}(?:,\\d{3}){2,})${unit}$`,
  'u',
)
/** `1,500`: one and a half, or fifteen hundred. */
const either = new RegExp(`^${currency}-?[1-9]\\d{0,2},\\d{3}${unit}$`, 'u')
/** The types of EN 10204 are no numbers. */
const certificate = /^[23]\.[12]$/
const number = new RegExp(`^(${currency}-?)(\\d{1,3}(?:\\.\\d{3})+|\\d+)(?:,(\\d+))?(${unit})$`, 'u')

/**
 * Returns what the commas in the cells mean: `comma` if a number has a decimal one and none has a decimal point. In a
 * text with semicolons between its cells `1,500` alone is `unclear`: Excel writes semicolons where commas are decimal.
 */
export function decimalsOf(
  rows: readonly (readonly string[])[],
  hasSemicolons: boolean,
): TableNotes['decimals'] {
  const some = (pattern: RegExp) =>
    rows.some((cells) => cells.some((cell) => pattern.test(cell.trim()) && !certificate.test(cell.trim())))
  if (some(decimalPoint)) return ''
  if (some(decimalComma)) return 'comma'
  return hasSemicolons && some(either) ? 'unclear' : ''
}

/** Writes a number with a decimal comma with a decimal point: `1.234,5 kg` → `1234.5 kg`; other texts stay. */
export const withPoint = (cell: string): string =>
  cell.replace(
    number,
    (_, before: string, whole: string, decimals: string | undefined, after: string) =>
      `${before}${whole.replaceAll('.', '')}${decimals === undefined ? '' : `.${decimals}`}${after}`,
  )
