/** Returns a number as one would type it: no thousands separators, at most `decimals` decimals, small values with four digits; '' if not finite. */
export function plainText(value: number, decimals: number): string {
  if (!Number.isFinite(value)) return ''
  const isSmall = Math.abs(value) < 10 ** (1 - decimals)
  const text = isSmall ? Number(value.toPrecision(4)).toFixed(12) : value.toFixed(decimals)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}
