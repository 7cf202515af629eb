import { shapeDims, type Dims, type Shape } from '#contract/steel/shapes.ts'
import type { ParsedSpec } from '#contract/steel/spec/reading.ts'
import { writeAddress } from '../readers.ts'
import { joinSteps, weightReaders, type WeightName, type WeightTexts } from './weight_inputs.ts'

type Piece = Pick<ParsedSpec, 'material' | 'quantity'> & { shape: Shape; dims: Dims }

/** Returns the texts of the fields that a piece fills: all dimensions of its shape, and grade and quantity if it has them. */
export function pieceTexts({ shape, dims, material, quantity }: Piece): Partial<WeightTexts> {
  const own = Object.fromEntries(
    shapeDims[shape].map((name) => [name, dims[name] === undefined ? '' : String(dims[name])]),
  )
  const steps = dims.steps?.map(({ d, l }) => ({ d: String(d), l: String(l) }))
  return {
    ...own,
    ...(steps && { steps: joinSteps(steps) }),
    shape,
    ...(material && { material, density: '' }),
    ...(quantity && { pieces: String(quantity), tonnes: '' }),
  }
}

/** Returns the calculator's address for a piece. */
export function pieceAddress(piece: Piece) {
  const empty = Object.fromEntries(Object.keys(weightReaders).map((name) => [name, '']))
  return writeAddress<WeightName>({ ...(empty as WeightTexts), ...pieceTexts(piece) }, weightReaders)
}
