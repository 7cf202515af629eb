import { lotOfKg, lotOfPieces, type Lot } from '#contract/steel/lot.ts'
import type { Dims } from '#contract/steel/shapes.ts'
import { formulas, type Formula } from '#contract/steel/shorthand.ts'
import { grossDims, weightKg } from '#contract/steel/weight.ts'
import type { WeightInputs } from './weight_inputs.ts'

export type WeightResult = {
  /** One finished piece, kg. */
  netKg: number
  /** One piece as forged, where an allowance is given. */
  gross?: { kg: number; dims: Dims }
  formulas?: { exact: Formula; shorthand: Formula }
  /** Pieces and weight in the way they are counted: `lot` of finished or of as-forged weight. */
  lot?: Lot
}

/** The weights that the inputs give; undefined while a dimension is missing or impossible. */
export function weightResult(inputs: WeightInputs): WeightResult | undefined {
  const { shape, dims, density, allowance, pieces, tonnes, isComplete } = inputs
  const netKg = isComplete ? weightKg(shape, dims, density) : undefined
  if (netKg === undefined) return undefined
  const asForged = allowance > 0 && shape !== 'ingot' ? grossDims(shape, dims, allowance) : undefined
  const grossKg = asForged && weightKg(shape, asForged, density)
  const gross = asForged && grossKg ? { kg: grossKg, dims: asForged } : undefined
  const pieceKg = inputs.byGross && gross ? gross.kg : netKg
  return {
    netKg,
    gross,
    formulas: formulas(shape, dims, density),
    lot:
      pieces !== undefined
        ? lotOfPieces(pieceKg, pieces)
        : tonnes !== undefined
          ? lotOfKg(pieceKg, tonnes * 1000)
          : undefined,
  }
}
