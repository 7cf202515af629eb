// The weight of a lot: a weight beside a piece, checked against the theoretical one.
import { defaultDensity, findGrade } from '../grades.ts'
import { checkDims } from '../shapes.ts'
import { weightKg } from '../weight.ts'
import { type Chain, isHeavy, isLone } from './chains.ts'
import type { SpecCandidate } from './reading.ts'

/** The share by which a written weight may differ from theory, as in tables. */
const maxDeviation = 0.15

/** How far from theory, as a share; undefined while the piece has no weight of its own. */
export function weightDeviation(
  piece: SpecCandidate,
  given: { kg: number; material: string | undefined; count: number },
): number | undefined {
  const theory = pieceWeight(piece, given)
  return theory ? Math.abs(given.kg / theory - 1) : undefined
}

/** What so many of a piece weigh in kg by its grade; undefined while it has no weight of its own. */
export function pieceWeight(
  { shape, dims }: SpecCandidate,
  given: { material: string | undefined; count: number },
): number | undefined {
  if (shape === 'ingot' || shape === 'drawing' || Object.keys(checkDims(shape, dims)).length > 0)
    return undefined
  const density =
    (given.material === undefined ? undefined : findGrade(given.material)?.density) ?? defaultDensity
  return (weightKg(shape, dims, density) ?? 0) * given.count
}

export const agrees = (deviation: number): boolean => deviation <= maxDeviation

const perPiece =
  /(?:单[件支]?重|单支|每[件支块根]|each|je|unit\s?wt\.?|pro\sst(?:ück|k\.?)|вес\s?1\s?шт\.?)\s?[:=]?\s?$/iu
const perPieceBehind =
  /^\s?(?:\/|per|each|每|je)\s?(?:支|件|块|根|个|pcs?|pc|piece|ea|st(?:k|ück)|шт|adet|本)?/iu

/** `other` is what the same digits may say as well. */
export type WrittenWeight = { chain: Chain; kg: number; other?: number; isEach: boolean }

/** The only weight beside a piece, and whether it is that of one piece; undefined for none and for several. */
export function writtenWeight(
  text: string,
  chains: readonly Chain[],
  used: readonly Chain[],
): WrittenWeight | undefined {
  const heavy = chains.filter((chain) => isHeavy(chain) && !used.some(({ start }) => start === chain.start))
  const [chain] = heavy
  if (!chain || heavy.length > 1 || !isLone(chain)) return undefined
  const { value, max, other, mark } = chain.items[0]!
  // Beside a weight WT is no wall.
  if (mark !== undefined && mark !== 'wt') return undefined
  if (max !== undefined) return undefined
  const isEach =
    perPiece.test(text.slice(Math.max(0, chain.start - 14), chain.start)) ||
    perPieceBehind.test(text.slice(chain.end, chain.end + 10))
  return { chain, kg: value, ...(other !== undefined && { other }), isEach }
}
