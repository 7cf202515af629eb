// What a lot's written weight says of its piece, and the piece of the weight.
import type { Shape } from '../shapes.ts'
import { leading, weigh } from './choice.ts'
import type { Fit } from './fit.ts'
import type { Reading } from './interpret.ts'
import { agrees, weightDeviation, type WrittenWeight } from './lot_weight.ts'
import type { SpecCandidate } from './reading.ts'
import { closeWeight, otherWeight } from './reasons.data.ts'

export function pieceOf(fit: Fit | undefined): Omit<SpecCandidate, 'shape'> {
  if (!fit) return { dims: {} }
  const { dims, ranges, tolerances } = fit
  return { dims, ...(ranges.length > 0 && { ranges }), ...(tolerances.length > 0 && { tolerances }) }
}

export const candidateOf = ({ shape, fit }: { shape: Shape; fit: Fit }): SpecCandidate => ({
  shape,
  ...pieceOf(fit),
})

type Known = { material: string | undefined; count: number | undefined }
const deviationOf = (
  one: { shape: Shape; fit: Fit },
  { kg, isEach }: WrittenWeight,
  { material, count }: Known,
) => weightDeviation(candidateOf(one), { kg, material, count: isEach ? 1 : (count ?? 1) })

/** The candidates by what they weigh: the one that weighs what is written is taken, those that weigh else are left out. */
export function byWeight(reading: Reading, weight: WrittenWeight | undefined, known: Known): Reading {
  if (!weight || !reading.candidates) return reading
  const weighed = reading.candidates.map((one) => {
    const deviation = deviationOf(one, weight, known)
    if (deviation === undefined) return weigh(one, [])
    const reason = deviation <= closeWeight ? ('weight_agrees' as const) : ('weight_contradicts' as const)
    return weigh(one, deviation <= closeWeight || deviation > otherWeight ? [reason] : [])
  })
  const candidates = leading(weighed).map(({ value }) => value)
  const [only] = candidates
  if (!weighed.some(({ score }) => score > 0)) return reading
  return candidates.length === 1 ? { ...only!, used: reading.used } : { ...reading, candidates }
}

const piecesOf = ({ fit, shape, candidates }: Reading) =>
  fit && shape ? [{ shape, fit }] : (candidates ?? [])

/** Of a weight whose digits may be grouped or have decimals (1.665 kg) the one that the piece weighs; undefined if neither or both. */
export function decidedWeight(
  weight: WrittenWeight | undefined,
  reading: Reading,
  known: Known,
): WrittenWeight | undefined {
  if (weight?.other === undefined) return weight
  const { other, ...first } = weight
  const fitting = [first, { ...first, kg: other }].filter((one) =>
    piecesOf(reading).some((piece) => agrees(deviationOf(piece, one, known) ?? Infinity)),
  )
  return fitting.length === 1 ? fitting[0] : undefined
}

/** The weight of the lot; undefined for one that contradicts the piece, or may be that of several. */
export function lotWeight(reading: Reading, weight: WrittenWeight, known: Known): number | undefined {
  const { count } = known
  if (reading.shape === 'ingot' || reading.isDrawing || (reading.used.length === 0 && !reading.candidates))
    return undefined
  if (weight.isEach && count === undefined) return undefined
  // 300 3.88t: nothing says that the number is a piece.
  if (count === undefined && known.material === undefined && !reading.fit) return undefined
  const deviations = piecesOf(reading).map((one) => deviationOf(one, weight, known))
  const isFitting = deviations.some((one) => one === undefined || agrees(one))
  return isFitting ? Number((weight.kg * (weight.isEach ? count! : 1)).toFixed(3)) : undefined
}
