import type { Piece } from '#contract/fields.ts'
import { fitCuts, usualKerf, type Bars, type Body, type CutFit } from '#contract/steel/cut_fit.ts'
import type { DeliveryState } from '#contract/steel/delivery_states.ts'
import { densityOf } from '#contract/steel/grades.ts'
import { shapeDims, type Dims, type Shape } from '#contract/steel/shapes.ts'

/** What cutting asks of a posting of either side. */
export type CutFacts = {
  id: number
  shape: Shape | null
  dims: Dims | null
  material: string | null
  delivery_state: DeliveryState | null
  /** What deals have left of it. */
  remaining: number | null
  details: { pieces?: Piece[]; kerf?: number; min_cut?: number }
}

/** The shape with its dimensions, where there are any. */
export const bodyOf = ({ shape, dims }: Pick<CutFacts, 'shape' | 'dims'>): Body | undefined =>
  shape && dims ? { shape, dims } : undefined

/**
 * The bars of a stock. Where the pieces are listed, those; of which of them deals have taken nobody says, so that only
 * the shortest are counted on.
 */
export function barsOf({ shape, dims, remaining, details }: CutFacts): Bars[] {
  const left = Math.floor(remaining ?? 0)
  const listed = (details.pieces ?? []).flatMap(({ length }) => (length === null ? [] : [length]))
  if (listed.length > 0) {
    const lengths = listed.toSorted((a, b) => a - b).slice(0, left)
    return [...Map.groupBy(lengths, (length) => length)].map(([length, all]) => ({
      length,
      count: all.length,
    }))
  }
  const along = shape && shapeDims[shape].find((name) => name === 'l' || name === 'h')
  const length = along && dims?.[along]
  return length && left > 0 ? [{ length, count: left }] : []
}

/** How all pieces of a request are cut from a stock; undefined when they cannot be, or when they are too short to be cut there. */
export function cutOf(stock: CutFacts, request: CutFacts): CutFit | undefined {
  const [from, piece] = [bodyOf(stock), bodyOf(request)]
  if (!from || !piece) return undefined
  const fit = fitCuts({
    stock: from,
    bars: barsOf(stock),
    piece,
    count: Math.ceil(request.remaining ?? 0),
    kerf: stock.details.kerf ?? request.details.kerf ?? usualKerf,
    density: densityOf(stock.material ?? ''),
  })
  const shortest = stock.details.min_cut ?? 0
  return fit && fit.slice >= shortest ? fit : undefined
}

/** A request that names a delivery state gets another one than it wants. */
export const stateDiffers = (stock: CutFacts, request: CutFacts): boolean =>
  request.delivery_state !== null && request.delivery_state !== stock.delivery_state
