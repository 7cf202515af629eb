import type { SpecCandidate } from './spec/reading.ts'
import { dimText, specLine } from './spec_line.ts'

/** A signed deviation: `+2`, `0`, `−1`. */
const signed = (value: number) => (value === 0 ? '0' : `${value > 0 ? '+' : '−'}${dimText(Math.abs(value))}`)

/** The ranges and tolerances of a piece in mm, by the letters of drawings: `D 200–220`, `L 6000 +5/0`, `H 300 ±1`. */
export const limitsOf = ({ dims, ranges = [], tolerances = [] }: SpecCandidate): string[] => [
  ...ranges.map(({ dim, min, max }) => `${dim.toUpperCase()} ${dimText(min)}–${dimText(max)}`),
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
