/** Reading and showing of numbers that are typed into forms. */
import { plainSigns } from '#contract/steel/typed_number.ts'

const english = /^[+-]?(?:\d+|[1-9]\d{0,2}(?:[, ]\d{3})+)?(?:\.\d*)?$/
/** Three digits after the only comma are thousands (`1,234`), unless nothing is before it (`0,125`). */
const german = /^[+-]?(?:\d+,(?:\d{1,2}|\d{4,})|0,\d+|[1-9]\d{0,2}(?:[. ]\d{3})+,\d+)$/

/**
 * Returns a typed or pasted number as plain digits (`-1200.50`): with commas, blanks or (before a decimal comma) points
 * between thousands, in full width. Undefined for anything else, such as `5.5k`, so that no character is dropped.
 */
export function readDigits(text: string): string | undefined {
  // An apostrophe between thousands, as the Swiss write them.
  const plain = plainSigns(text).replaceAll(/['’](?=\d{3}(?:\D|$))/g, ' ')
  if (!/\d/.test(plain)) return undefined
  if (english.test(plain)) return plain.replaceAll(/[, +]|\.$/g, '')
  return german.test(plain) ? plain.replaceAll(/[. +]/g, '').replace(',', '.') : undefined
}

/** Shows plain digits with commas between thousands; all digits stay as they are. */
export const groupDigits = (digits: string): string =>
  digits.replace(/(?<![.\d])\d{4,}/, (whole) => whole.replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, ','))

/**
 * The value of a field whose text is not a number is that text, which the schema refuses and the form keeps like any
 * other value. Whoever computes with values of a form takes them through here.
 */
export const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null)
