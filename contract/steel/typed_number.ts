/**
 * Parses a plain decimal number, optionally with commas between thousands; undefined for `1.2.3`, `12,5` or absurd
 * lengths.
 */
export function plainNumber(digits: string): number | undefined {
  if (digits.length > 14) return undefined
  if (/^\d+(?:\.\d+)?$/.test(digits)) return Number(digits)
  return /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits) ? Number(digits.replaceAll(',', '')) : undefined
}

/** Returns the text with the digits and signs that an input method leaves in full width or replaces. */
export const plainSigns = (text: string): string =>
  text.normalize('NFKC').replaceAll('。', '.').replaceAll('、', ',').replaceAll('−', '-').trim()

/**
 * Parses a number typed or pasted into a field: full-width digits and points of an input method, commas or blanks
 * between thousands, a sign, a point whose digits are still missing. Undefined for anything else, including a decimal
 * comma: `12,5` may be twelve and a half or a typing error. Behind thousands set apart by blanks it is decimal (`11 649,5`).
 */
export function typedNumber(text: string): number | undefined {
  const plain = plainSigns(text)
    .replace(/^([+-]?\d{1,3}(?: \d{3})+),(\d+)$/, '$1.$2')
    .replace(/(?<=\d) (?=\d{3}(?:\D|$))/g, ',')
    .replace(/\.$/, '')
    .replace(/^([+-]?)\./, '$10.')
  const value = plainNumber(plain.replace(/^[+-]/, ''))
  return value !== undefined && plain.startsWith('-') ? -value : value
}
