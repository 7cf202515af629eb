import { lotOfKg, lotOfPieces, type Lot } from '#contract/steel/lot.ts'
import type { Dims } from '#contract/steel/shapes.ts'
import { formulas, type Formula } from '#contract/steel/shorthand.ts'
import { grossDims, weightKg } from '#contract/steel/weight.ts'
import type { WeightInputs } from './weight_inputs.ts'

export type WeightResult = {
  /** Weight of one finished piece in kg. */
  netKg: number
  /** Weight and dimensions of one piece as forged; undefined without an allowance. */
  gross?: { kg: number; dims: Dims }
  formulas?: { exact: Formula; shorthand: Formula }
  /** Pieces and weight of the lot, finished or as forged depending on the inputs. */
  lot?: Lot
}

/** Returns the weights for the inputs; undefined while a dimension is missing or impossible. */
export function weightResult(inputs: WeightInputs): WeightResult | undefined {
  const { shape, dims, density, allowance, pieces, tonnes, isComplete } = inputs
  const netKg = isComplete ? weightKg(shape, dims, density) : undefined
  if (netKg === undefined) return undefined
  const asForged = allowance > 0 && shape !== 'ingot' ? grossDims(shape, dims, allowance) : undefined
  const grossKg = asForged && weightKg(shape, asForged, density)
  const gross = asForged && grossKg ? { kg: grossKg, dims: asForged } : undefined
  const pieceKg = inputs.isGross && gross ? gross.kg : netKg
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
