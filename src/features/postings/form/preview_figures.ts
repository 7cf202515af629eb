/** Weights (kg) and prices (in the form's currency) that the form's preview shows; null where they cannot be computed. */
import { densityOf } from '#contract/steel/grades.ts'
import { weightKg } from '#contract/steel/weight.ts'
import type { Shape } from '#contract/steel/shapes.ts'
import { shownDims, type FormValues } from './form_values.ts'
import { withinTolerance } from '../posting_figures.ts'

export type PreviewFigures = {
  /** Theoretical weight of one piece and of the lot. */
  pieceKg: number | null
  lotKg: number | null
  /** Scale weight of the lot. */
  scaleKg: number | null
  /** Deviation of the scale weight from the theoretical weight in per cent. */
  difference: number | null
  /** False when the difference exceeds the agreed tolerance. */
  isWithin: boolean
  /** Weight of the lot by the agreed weighing method, on which the price is based. */
  billedKg: number | null
  /** Approximate price of the lot. */
  total: number | null
}

const number = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null

export function previewFigures(values: FormValues): PreviewFigures {
  const shape = values.shape as Shape | null | undefined
  const material = typeof values.material === 'string' ? values.material : ''
  const quantity = number(values.quantity)
  const pieceKg = (shape && weightKg(shape, shownDims(shape, values), densityOf(material))) || null
  const lotKg = pieceKg && quantity && pieceKg * quantity
  const scaleKg = number(values.actual_weight_kg)
  const difference = scaleKg && lotKg ? ((scaleKg - lotKg) / lotKg) * 100 : null
  const tolerance = typeof values.weight_tolerance === 'number' ? values.weight_tolerance : null
  const billedKg = values.weighing_method === 1 ? scaleKg : lotKg
  return {
    pieceKg,
    lotKg,
    scaleKg,
    difference,
    isWithin: difference === null || tolerance === null || withinTolerance(difference, tolerance),
    billedKg,
    total: totalPrice(values, { billedKg, quantity }),
  }
}

function totalPrice(
  values: FormValues,
  { billedKg, quantity }: { billedKg: number | null; quantity: number | null },
): number | null {
  const amount = number(values.price_amount)
  if (amount === null || values.negotiable === 1) return null
  if (values.price_basis === 'per_piece') return quantity && amount * quantity
  if (billedKg === null) return null
  return values.price_basis === 'per_kg' ? amount * billedKg : (amount * billedKg) / 1000
}
