// What a bar or block yields when finished pieces are cut from it. Lengths are counted in tenths of a mm, so that
// rounding decides nothing when a cut falls exactly on the end of a bar.
import { shapeDims, type DimName, type Dims, type Shape } from './shapes.ts'
import { weightKg } from './weight.ts'

/** A body with its dimensions in mm. */
export type Body = { shape: Shape; dims: Dims }
/** A number of bars of the same length in mm. */
export type Bars = { length: number; count: number }

/**
 * Bars that are cut in the same way: each into `slices`, which yield `pieces` finished pieces, with `leftover` mm
 * remaining in one length. The rest is lost to the cuts.
 */
export type CutBars = Bars & { slices: number; pieces: number; leftover: number }

/** How a request is cut from a stock, in mm and kg. */
export type CutFit = {
  bars: CutBars[]
  /** Length of a slice along the bar, and how many pieces a slice yields side by side. */
  slice: number
  perSlice: number
  kerf: number
  /** What remains of the used bars as offcuts, in total. */
  leftoverMm: number
  leftoverKg: number
  /** What becomes chips: kerfs, and material turned or sawn off the section. */
  scrapKg: number
  finishedKg: number
}

/** Default kerf of a band saw in mm. */
export const usualKerf = 3

/** How much larger than the finished section a bar may be, in mm: 5 %, at least 5 mm. Nobody turns off more. */
const largestAllowance = (size: number) => Math.max(5, size * 0.05)

const tenths = (mm: number) => Math.round(mm * 10)
const mm = (value: number) => value / 10

type Form =
  | { kind: 'solid' | 'hexagon'; outer: number; inner: 0 }
  | { kind: 'tube'; outer: number; inner: number }
  | { kind: 'block'; edges: [number, number] }

/** The section of a prism and the dimension along which it is cut; undefined for bodies that are not cut to length. */
function formOf({ shape, dims }: Body): (Form & { along: DimName; length: number }) | undefined {
  const along = shapeDims[shape].find((name) => name === 'l' || name === 'h')
  const length = along && dims[along]
  if (!along || !length) return undefined
  const { d, a, t, w, od, id, wt, s } = dims
  const at = { along, length }
  if (d) return { kind: 'solid', outer: d, inner: 0, ...at }
  if (s) return { kind: 'hexagon', outer: s, inner: 0, ...at }
  if (a) return { kind: 'block', edges: [a, a], ...at }
  if (t && w) return { kind: 'block', edges: [t, w], ...at }
  if (od && (id || wt)) return { kind: 'tube', outer: od, inner: id ?? od - 2 * wt!, ...at }
  return undefined
}

/** Shapes of stock that a finished shape can be cut from. */
export function sourceShapes(shape: Shape): Shape[] {
  if (shape === 'round' || shape === 'disc') return ['round', 'disc']
  if (shape === 'square' || shape === 'flat') return ['square', 'flat']
  if (shape === 'ring' || shape === 'sleeve' || shape === 'pipe')
    return ['ring', 'sleeve', 'pipe', 'round', 'disc']
  return shape === 'hexagon' ? ['hexagon'] : []
}

/** The inverse: shapes that can be cut from a stock. */
export const targetShapes = (stock: Shape): Shape[] =>
  (Object.keys(shapeDims) as Shape[]).filter((shape) => sourceShapes(shape).includes(stock))

/** Range in mm of the section dimension that a stock must have for a finished body; undefined if any will do. */
export function sourceSections(piece: Body): { from: number; to?: number } | undefined {
  const form = formOf(piece)
  if (!form) return undefined
  // A block is sawn on all sides, so only its smallest edge must fit into the thickness.
  if (form.kind === 'block') return { from: Math.min(...form.edges, form.length) }
  return { from: form.outer, to: form.outer + largestAllowance(form.outer) }
}

/** Range in mm of the section dimension of bodies that a stock can yield. */
export function targetSections(stock: Body): { from: number; to?: number } | undefined {
  const form = formOf(stock)
  if (!form) return undefined
  if (form.kind === 'block') return { from: 0 }
  return { from: Math.min(form.outer - 5, form.outer / 1.05), to: form.outer }
}

/** How many lengths can be cut from another one: each cut between two takes a kerf, the last may need none. */
const fitsInto = (whole: number, part: number, kerf: number) => Math.floor((whole + kerf) / (part + kerf))

/** A way to cut: length of the slices along the bar, and pieces side by side in each. */
type Way = { slice: number; perSlice: number }

/** The possible orders of three edges. */
function orders([x, y, z]: [number, number, number]): [number, number, number][] {
  const all: [number, number, number][] = [
    [x, y, z],
    [y, x, z],
    [x, z, y],
    [z, x, y],
    [y, z, x],
    [z, y, x],
  ]
  return [...new Map(all.map((order) => [order.join(), order])).values()]
}

function waysToCut(stock: Body, piece: Body, kerf: number): Way[] {
  const [from, to] = [formOf(stock), formOf(piece)]
  if (!from || !to) return []
  if (from.kind === 'block') {
    if (to.kind !== 'block') return []
    const [thick, wide] = from.edges.map(tenths) as [number, number]
    return orders([...to.edges, to.length]).flatMap(([a, b, slice]) => {
      const perSlice = fitsInto(thick, tenths(a), tenths(kerf)) * fitsInto(wide, tenths(b), tenths(kerf))
      return perSlice > 0 ? [{ slice, perSlice }] : []
    })
  }
  if (to.kind === 'block' || (from.kind === 'hexagon') !== (to.kind === 'hexagon')) return []
  const isLargeEnough = from.outer >= to.outer && from.outer <= to.outer + largestAllowance(to.outer)
  // A solid piece needs a solid bar; a bore may be drilled into one, or widened.
  const hasMetal = to.kind === 'tube' ? from.inner <= to.inner : from.kind !== 'tube'
  return isLargeEnough && hasMetal ? [{ slice: to.length, perSlice: 1 }] : []
}

/**
 * Selects bars for `count` pieces: as long as one bar is not enough, the one that yields most; for the last pieces
 * the shortest sufficient bar. Undefined if all bars together are not enough.
 */
function takeBars(bars: readonly Bars[], way: Way, kerf: number, count: number): CutBars[] | undefined {
  const [slice, cut] = [tenths(way.slice), tenths(kerf)]
  const left = bars
    .map((one) => ({ ...one, slices: fitsInto(tenths(one.length), slice, cut) }))
    .filter((one) => one.slices > 0 && one.count > 0)
    .toSorted((a, b) => a.length - b.length)
  const taken: CutBars[] = []
  const take = (one: (typeof left)[number], bar: { count: number; slices: number; pieces: number }) => {
    one.count -= bar.count
    const rest = Math.max(0, tenths(one.length) - bar.slices * (slice + cut))
    taken.push({ length: one.length, ...bar, leftover: mm(rest) })
  }
  let missing = count
  while (missing > 0) {
    const open = left.filter((one) => one.count > 0)
    const enough = open.find((one) => one.slices * way.perSlice >= missing)
    if (enough) {
      take(enough, { count: 1, slices: Math.ceil(missing / way.perSlice), pieces: missing })
      return taken
    }
    const most = open.reduce<(typeof left)[number] | undefined>(
      (best, one) => (best && best.slices >= one.slices ? best : one),
      undefined,
    )
    if (!most) return undefined
    const pieces = most.slices * way.perSlice
    const full = Math.min(most.count, Math.floor(missing / pieces))
    take(most, { count: full, slices: most.slices, pieces })
    missing -= full * pieces
  }
  return taken
}

const sum = (bars: readonly CutBars[], of: (bar: CutBars) => number) =>
  bars.reduce((total, bar) => total + bar.count * of(bar), 0)

/** Weight in kg of a stock cut to a length in mm. */
function kgOfLength({ shape, dims }: Body, along: DimName, length: number, density: number): number {
  return length > 0 ? (weightKg(shape, { ...dims, [along]: length }, density) ?? 0) : 0
}

export type CutOrder = {
  stock: Body
  /** The available bars; their own lengths are used instead of that in the dimensions. */
  bars: readonly Bars[]
  piece: Body
  count: number
  /** Width of a cut in mm. */
  kerf: number
  /** Density in g/cm³. */
  density: number
}

/**
 * Finds the way of cutting `count` finished pieces from a stock with the least waste; undefined if it is not
 * possible.
 */
export function fitCuts({ stock, bars, piece, count, kerf, density }: CutOrder): CutFit | undefined {
  const along = formOf(stock)?.along
  const pieceKg = weightKg(piece.shape, piece.dims, density)
  if (!along || pieceKg === undefined || count <= 0) return undefined
  const kgOf = (length: number) => kgOfLength(stock, along, length, density)
  const fits = waysToCut(stock, piece, kerf).flatMap((way): CutFit[] => {
    const taken = takeBars(bars, way, kerf, count)
    if (!taken) return []
    const leftoverKg = sum(taken, (bar) => kgOf(bar.leftover))
    const finishedKg = pieceKg * count
    const scrapKg = sum(taken, (bar) => kgOf(bar.length)) - leftoverKg - finishedKg
    const leftoverMm = mm(Math.round(sum(taken, (bar) => tenths(bar.leftover))))
    return [{ bars: taken, ...way, kerf, leftoverMm, leftoverKg, scrapKg: Math.max(0, scrapKg), finishedKg }]
  })
  return fits.toSorted((a, b) => wasteKg(a) - wasteKg(b) || a.scrapKg - b.scrapKg)[0]
}

/** Weight in kg of the used bars that does not become finished pieces. */
export const wasteKg = ({ leftoverKg, scrapKg }: Pick<CutFit, 'leftoverKg' | 'scrapKg'>): number =>
  leftoverKg + scrapKg

/** How many of `count` pieces one bar or block yields, and the share of it, from 0 to 1, that is lost. */
export type Yield = { pieces: number; lost: number }

/**
 * The yield of one piece of stock for a finished piece that it holds; undefined if it does not hold it. Of a block one
 * piece counts, because nobody knows how it will be sawn. The filter of lists compares the same in the database.
 */
export function yieldOfOne(stock: Body, piece: Body, count: number): Yield | undefined {
  const [from, to] = [formOf(stock), formOf(piece)]
  const [stockKg, pieceKg] = [weightKg(stock.shape, stock.dims, 1), weightKg(piece.shape, piece.dims, 1)]
  if (!from || !to || !stockKg || !pieceKg || !sourceShapes(piece.shape).includes(stock.shape))
    return undefined
  if (from.kind === 'block') {
    if (to.kind !== 'block') return undefined
    const edges = ({ edges: two, length }: typeof from) => [...two, length].toSorted((a, b) => a - b)
    const [whole, part] = [edges(from), edges(to)]
    return whole.every((edge, place) => edge >= part[place]!)
      ? { pieces: 1, lost: 1 - pieceKg / stockKg }
      : undefined
  }
  if (to.kind === 'block' || from.outer < to.outer || from.inner > to.inner) return undefined
  const pieces = Math.min(count, fitsInto(tenths(from.length), tenths(to.length), tenths(usualKerf)))
  return pieces > 0 ? { pieces, lost: 1 - (pieces * pieceKg) / stockKg } : undefined
}
