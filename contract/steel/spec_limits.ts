import type { SpecCandidate, SpecRange } from './spec/reading.ts'
import { quantityUnitNames } from './delivery_states.ts'
import { dimText, shapeNames, specLine } from './spec_line.ts'

/** A signed deviation: `+2`, `0`, `−1`. */
const signed = (value: number) => (value === 0 ? '0' : `${value > 0 ? '+' : '−'}${dimText(Math.abs(value))}`)

/** A range in mm as the reader reads it back: `200–220`, `≥200`, `≤220`. */
export const rangeText = ({ min, max }: Omit<SpecRange, 'dim'>, sign = '–'): string =>
  min === undefined
    ? `≤${dimText(max)}`
    : max === undefined
      ? `≥${dimText(min)}`
      : `${dimText(min)}${sign}${dimText(max)}`

/** The ranges and tolerances of a piece in mm, by the letters of drawings: `D 200–220`, `L 6000 +5/0`, `H 300 ±1`. */
export const limitsOf = ({ dims, ranges = [], tolerances = [] }: SpecCandidate): string[] => [
  ...ranges.map((range) => `${range.dim.toUpperCase()} ${rangeText(range)}`),
  ...tolerances.map(({ dim, plus, minus }) => {
    const limits = plus === minus ? `±${dimText(plus)}` : `${signed(plus)}/${signed(-minus)}`
    return `${dim.toUpperCase()} ${dims[dim] === undefined ? '' : `${dimText(dims[dim])} `}${limits}`
  }),
]

/** The specification line of a piece with its ranges and tolerances: `φ?×6000 (D 200–220)`. */
export function limitedLine(piece: SpecCandidate, lang: 'zh' | 'en'): string {
  const limits = limitsOf(piece)
  const line = specLine(piece.shape, piece.dims, lang)
  return limits.length > 0 ? `${line} (${limits.join(', ')})` : line
}

/** One of the pieces that a line may mean, with its grade and number where the candidates differ in them. */
export function candidateText(piece: SpecCandidate, lang: 'zh' | 'en'): string {
  const { material, shape, quantity, unit } = piece
  const count =
    quantity && `${quantity}${unit ? `${lang === 'zh' ? '' : ' '}${quantityUnitNames[unit][lang]}` : ''}`
  const isMany = lang === 'en' && (quantity ?? 0) > 1 && unit !== undefined
  return [
    material,
    shapeNames[shape][lang],
    limitedLine(piece, lang),
    count && `${count}${isMany ? 's' : ''}`,
  ]
    .filter(Boolean)
    .join(' ')
}
