/** What the weight of a row says of its pieces before the row is settled. */
import { densityOf } from '#contract/steel/grades.ts'
import type { Dims, Shape } from '#contract/steel/shapes.ts'
import { weightKg } from '#contract/steel/weight.ts'
import { isNear, type WrittenWeight } from './settle_weight.ts'

type Given = {
  /** The row's weight of the lot or of one piece, if it has one. */
  written: WrittenWeight | undefined
  pieces: number | undefined
  material: string
  /** Greatest dimensions of pieces that are not all alike. */
  largest: Dims
}

export type RowWeight = {
  /** Whether the weight is that of the row's number of these pieces; undefined if the row does not say both. */
  weighs: (shape: Shape, dims: Dims) => boolean | undefined
  /** The same, of one piece where the row says no number. */
  weighsEach: (shape: Shape, dims: Dims) => boolean | undefined
  /** The length in mm that pieces of this section have on average; undefined if weight or number is not known. */
  meanLength: (shape: Shape, dims: Dims) => number | undefined
}

export function rowWeight({ written, pieces, material, largest }: Given): RowWeight {
  const lotKg = (shape: Shape, dims: Dims) => {
    const one = weightKg(shape, dims, densityOf(material))
    return one && pieces ? one * pieces : undefined
  }
  const factors = written?.factor ?? written?.usual
  const possible = (factors === undefined ? [1, 1000] : [factors]).map(
    (factor) => (written?.number ?? 0) * factor * (written?.perPiece ? (pieces ?? 1) : 1),
  )
  const isNearTo = (theory: number | undefined, most: number | undefined) =>
    written && theory !== undefined ? possible.some((kg) => isNear(kg, theory, most)) : undefined
  return {
    weighs: (shape, dims) => isNearTo(lotKg(shape, dims), lotKg(shape, { ...dims, ...largest })),
    weighsEach: (shape, dims) => {
      const one = weightKg(shape, dims, densityOf(material))
      return isNearTo(one && one * (pieces ?? 1), undefined)
    },
    meanLength: (shape, dims) => {
      const metre = lotKg(shape, { ...dims, l: 1000 })
      const [kg, other] = possible
      if (!written || metre === undefined || !kg || other !== undefined) return undefined
      return Math.round((kg / metre) * 1000)
    },
  }
}
