/** A worked-out number as one would type it: no thousands, at most `decimals`, small values with four digits. */
export function plainText(value: number, decimals: number): string {
  if (!Number.isFinite(value)) return ''
  const isSmall = Math.abs(value) < 10 ** (1 - decimals)
  const text = isSmall ? Number(value.toPrecision(4)).toFixed(12) : value.toFixed(decimals)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}
