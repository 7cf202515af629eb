/** Weights and prices that the form shows beside itself. Weights in kg, prices in the form's currency. */
import { densityOf } from '#contract/steel/grades.ts'
import { weightKg } from '#contract/steel/weight.ts'
import type { Dims, Shape } from '#contract/steel/shapes.ts'
import type { FormValues } from './form_values.ts'
import { withinTolerance } from '../posting_figures.ts'

export type PreviewFigures = {
  /** Theoretical weight of one piece and of the lot. */
  pieceKg: number | null
  lotKg: number | null
  /** Scale weight of the lot and of one piece. */
  scaleKg: number | null
  scalePieceKg: number | null
  /** Scale against theory in per cent. */
  difference: number | null
  /** False when the difference passes the agreed tolerance. */
  isWithin: boolean
  /** The weight that counts by the weighing method. */
  countsKg: number | null
  /** Approximate price of the lot. */
  total: number | null
}

const number = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null

export function previewFigures(values: FormValues): PreviewFigures {
  const shape = values.shape as Shape | null | undefined
  const material = typeof values.material === 'string' ? values.material : ''
  const quantity = number(values.quantity)
  const pieceKg = (shape && weightKg(shape, (values.dims ?? {}) as Dims, densityOf(material))) || null
  const lotKg = pieceKg && quantity && pieceKg * quantity
  const scaleKg = number(values.actual_weight_kg)
  const difference = scaleKg && lotKg ? ((scaleKg - lotKg) / lotKg) * 100 : null
  const tolerance = typeof values.weight_tolerance === 'number' ? values.weight_tolerance : null
  const countsKg = values.weighing_method === 1 ? scaleKg : lotKg
  return {
    pieceKg,
    lotKg,
    scaleKg,
    scalePieceKg: scaleKg && quantity && scaleKg / quantity,
    difference,
    isWithin: difference === null || tolerance === null || withinTolerance(difference, tolerance),
    countsKg,
    total: totalPrice(values, { countsKg, quantity }),
  }
}

function totalPrice(
  values: FormValues,
  { countsKg, quantity }: { countsKg: number | null; quantity: number | null },
): number | null {
  const amount = number(values.price_amount)
  if (amount === null || values.negotiable === 1) return null
  if (values.price_basis === 'per_piece') return quantity && amount * quantity
  if (countsKg === null) return null
  return values.price_basis === 'per_kg' ? amount * countsKg : (amount * countsKg) / 1000
}
