// Short forms for the expected readings of the corpus: dimensions in mm in the order traders write them, ingots in kg.
import type { Dims, Shape } from '../shapes.ts'
import type { ParsedSpec, SpecCandidate, SpecRange, SpecTolerance } from '../spec/reading.ts'

/** The full reading that a line must have; nothing is unread unless it says so. */
export type CorpusReading = Omit<ParsedSpec, 'text' | 'tokens' | 'unread'> & { unread?: string[] }
export type CorpusClass = {
  name: string
  /** The kind of document in which the manner of these lines is found; a line of another one says which. */
  source: string
  lines: readonly (readonly [line: string, reading: CorpusReading, source?: string])[]
}

type Piece = { shape: Shape; dims: Dims }

const piece =
  (shape: Shape, ...names: Exclude<keyof Dims, 'steps'>[]) =>
  (...values: (number | null)[]): Piece => ({
    shape,
    dims: Object.fromEntries(
      names.flatMap((name, place) =>
        values[place] === null || values[place] === undefined ? [] : [[name, values[place]]],
      ),
    ),
  })

export const round = piece('round', 'd', 'l')
export const square = piece('square', 'a', 'l')
export const flat = piece('flat', 't', 'w', 'l')
export const ring = piece('ring', 'od', 'id', 'h')
export const sleeve = piece('sleeve', 'od', 'id', 'l')
export const pipe = piece('pipe', 'od', 'wt', 'l')
export const disc = piece('disc', 'd', 'h')
export const hexagon = piece('hexagon', 's', 'l')
export const ingot = piece('ingot', 'kg')
export const stepped = (...steps: [d: number, l: number][]): Piece => ({
  shape: 'stepped',
  dims: { steps: steps.map(([d, l]) => ({ d, l })) },
})
export const drawing: Piece = { shape: 'drawing', dims: {} }

/** A line that fits several pieces: the person is asked. */
export const asks = (...candidates: SpecCandidate[]): { dims: Dims; candidates: SpecCandidate[] } => ({
  dims: {},
  candidates,
})

/** A word for the shape without dimensions that could be read. */
export const only = (shape?: Shape): { shape?: Shape; dims: Dims } => ({ ...(shape && { shape }), dims: {} })

export const range = (dim: SpecRange['dim'], min: number, max: number): SpecRange => ({ dim, min, max })
export const from = (dim: SpecRange['dim'], min: number): SpecRange => ({
  dim,
  min,
})
export const upTo = (dim: SpecRange['dim'], max: number): SpecRange => ({
  dim,
  max,
})
export const within = (dim: SpecTolerance['dim'], plus: number, minus: number): SpecTolerance => ({
  dim,
  plus,
  minus,
})

/** Several lots of one line; outside stands what they share. */
export const lots = (
  shared: Omit<CorpusReading, 'dims' | 'lots'>,
  ...all: NonNullable<CorpusReading['lots']>
): CorpusReading => ({
  ...shared,
  dims: {},
  lots: all,
})

const bars = (quantity: number) => ({ quantity, unit: 'bar' as const })
const pcs = (quantity: number) => ({ quantity, unit: 'piece' as const })
export const count = {
  bars,
  pcs,
  blocks: (quantity: number) => ({ quantity, unit: 'block' as const }),
  lengths: (quantity: number) => ({ quantity, unit: 'length' as const }),
  sets: (quantity: number) => ({ quantity, unit: 'set' as const }),
}
