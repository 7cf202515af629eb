import type { Piece } from '#contract/fields.ts'
import { fitCuts, usualKerf, type Bars, type Body, type CutFit } from '#contract/steel/cut_fit.ts'
import type { DeliveryState } from '#contract/steel/delivery_states.ts'
import { densityOf } from '#contract/steel/grades.ts'
import { shapeDims, type Dims, type Shape } from '#contract/steel/shapes.ts'

/** What cutting needs to know of a posting, of either side. */
export type CutFacts = {
  id: number
  shape: Shape | null
  dims: Dims | null
  material: string | null
  delivery_state: DeliveryState | null
  /** Returns the quantity that deals have left. */
  remaining: number | null
  details: { pieces?: Piece[]; kerf?: number; min_cut?: number }
}

/** Returns the shape with its dimensions, if complete. */
export const bodyOf = ({ shape, dims }: Pick<CutFacts, 'shape' | 'dims'>): Body | undefined =>
  shape && dims ? { shape, dims } : undefined

/**
 * The bars of a stock, the listed ones if there is a list. Which of the listed bars deals have taken is not recorded,
 * so only the shortest ones are counted on.
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

/**
 * Returns how all pieces of a request are cut from a stock; undefined when they cannot be, or are too short to be cut
 * there.
 */
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

/** Whether a request that names a delivery state would get another one. */
export const stateDiffers = (stock: CutFacts, request: CutFacts): boolean =>
  request.delivery_state !== null && request.delivery_state !== stock.delivery_state
