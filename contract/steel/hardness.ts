/**
 * Hardness of non-austenitic steels (carbon, alloy and tool steels; as forged, annealed, normalised, quenched and
 * tempered) on three scales, from ASTM E140-12b, table 1. Brinell with the 10 mm carbide ball at 3000 kgf; above 58
 * HRC the table gives Brinell values only in brackets, outside that method's range, and they are left out here.
 */
const hardest = 68
/** HV of 68 HRC, 67 HRC, … 20 HRC. */
const vickers = [
  940, 900, 865, 832, 800, 772, 746, 720, 697, 674, 653, 633, 613, 595, 577, 560, 544, 528, 513, 498, 484,
  471, 458, 446, 434, 423, 412, 402, 392, 382, 372, 363, 354, 345, 336, 327, 318, 310, 302, 294, 286, 279,
  272, 266, 260, 254, 248, 243, 238,
]
/** HBW of 58 HRC, 57 HRC, … 20 HRC. */
const brinell = [
  615, 595, 577, 560, 543, 525, 512, 496, 481, 469, 455, 443, 432, 421, 409, 400, 390, 381, 371, 362, 353,
  344, 336, 327, 319, 311, 301, 294, 286, 279, 271, 264, 258, 253, 247, 243, 237, 231, 226,
]

export const hardnessSource = 'ASTM E140-12b, Table 1'

export const hardnessScales = ['hrc', 'hbw', 'hv'] as const
export type HardnessScale = (typeof hardnessScales)[number]

type Row = Partial<Record<HardnessScale, number>> & { hrc: number; hv: number }

/** The rows of the table, hardest first. */
const rows: readonly Row[] = vickers.map((hv, index) => ({
  hrc: hardest - index,
  hv,
  hbw: brinell[index - (vickers.length - brinell.length)],
}))

/** Lowest and highest value of the table on a scale. */
export function hardnessRange(scale: HardnessScale): { min: number; max: number } {
  const values = rows.flatMap((row) => row[scale] ?? [])
  return { min: Math.min(...values), max: Math.max(...values) }
}

/**
 * Converts a value to another scale by linear interpolation, rounded to a whole number as the standard requires.
 * Undefined outside the table: it is not extrapolated.
 */
export function convertedHardness(value: number, from: HardnessScale, to: HardnessScale): number | undefined {
  for (const [index, soft] of rows.entries()) {
    const hard = rows[Math.max(0, index - 1)]!
    const [a, b] = [soft[from], hard[from] ?? soft[from]]
    if (a === undefined || b === undefined || !(value >= a && value <= b)) continue
    const share = b === a ? 0 : (value - a) / (b - a)
    const [low, high] = [soft[to], share === 0 ? soft[to] : hard[to]]
    if (low === undefined || high === undefined) return undefined
    return Math.round(low + share * (high - low))
  }
  return undefined
}
