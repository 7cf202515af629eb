/**
 * Non-metric units of the trade. 1 in = 25.4 mm and 1 lb = 0.45359237 kg are exact by definition (international yard
 * and pound agreement of 1959; NIST SP 811 appendix B).
 */
export const lengthUnits = { mm: 1, m: 1000, in: 25.4, ft: 304.8 } as const
/** Weight of one unit in kg. */
export const massUnits = { kg: 1, t: 1000, lb: 0.45359237 } as const

export type LengthUnit = keyof typeof lengthUnits
export type MassUnit = keyof typeof massUnits

/** Converts between two units of the same table. */
export const converted = <U extends string>(
  table: Readonly<Record<U, number>>,
  value: number,
  from: U,
  to: U,
): number => (from === to ? value : (value * table[from]) / table[to])

export const priceBases = ['t', 'kg', 'piece'] as const
export type PriceBasis = (typeof priceBases)[number]

/**
 * Converts a price per t, kg or piece to another basis: ¥/t = ¥/kg × 1000, ¥/piece = ¥/kg × kg per piece. Undefined
 * if a piece is involved and its weight is not known.
 */
export function convertedPrice(
  amount: number,
  from: PriceBasis,
  to: PriceBasis,
  pieceKg: number | undefined,
): number | undefined {
  if (from === to) return amount
  const kgOf = { t: 1000, kg: 1, piece: pieceKg }
  const [source, target] = [kgOf[from], kgOf[to]]
  return source && target ? (amount / source) * target : undefined
}

/** Denominators of fractions of an inch on rulers and drawings. */
export const inchDenominators = [8, 16, 32, 64] as const
export type InchDenominator = (typeof inchDenominators)[number]

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b))

/** The nearest fraction of an inch in trade notation, `1 1/2"`, and its value in inches. */
export function inchFraction(inches: number, denominator: InchDenominator): { text: string; inches: number } {
  const parts = Math.round(inches * denominator)
  const whole = Math.floor(parts / denominator)
  const rest = parts % denominator
  const divisor = common(rest, denominator)
  const fraction = rest > 0 ? `${rest / divisor}/${denominator / divisor}` : ''
  return {
    text: `${[whole > 0 || !fraction ? String(whole) : '', fraction].filter(Boolean).join(' ')}"`,
    inches: parts / denominator,
  }
}
