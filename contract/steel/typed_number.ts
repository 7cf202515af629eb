/** A plain decimal number, thousands with a comma allowed; undefined for `1.2.3`, `12,5` or absurd lengths. */
export function plainNumber(digits: string): number | undefined {
  if (digits.length > 14) return undefined
  if (/^\d+(?:\.\d+)?$/.test(digits)) return Number(digits)
  return /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits) ? Number(digits.replaceAll(',', '')) : undefined
}

/**
 * A number as people type or paste it alone into a field: full-width digits and points of an input method, thousands with
 * commas or blanks, a sign, a point that is still waiting for its digits. Undefined for anything else, a decimal comma
 * included: `12,5` may be twelve and a half or a slip of the hand.
 */
export function typedNumber(text: string): number | undefined {
  const plain = text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replaceAll('、', ',')
    .replaceAll('−', '-')
    .trim()
    .replace(/(?<=\d) (?=\d{3}(?:\D|$))/g, ',')
    .replace(/\.$/, '')
    .replace(/^([+-]?)\./, '$10.')
  const [, sign, digits = ''] = /^([+-]?)(.*)$/s.exec(plain) ?? []
  const value = plainNumber(digits)
  return value === undefined ? undefined : sign === '-' ? -value : value
}
