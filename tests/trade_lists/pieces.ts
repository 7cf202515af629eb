import { density, pieceWeight } from './geometry.ts'
import { round } from './numbers.ts'
import type { Random } from './random.ts'
import type { Dims, Market, Piece, Range, Shape, Wish } from './types.ts'

const BARS = [
  20, 25, 28, 30, 32, 36, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100, 110, 120, 130, 140, 150, 160,
]
const FORGED = [
  170, 180, 190, 200, 210, 220, 240, 250, 260, 280, 300, 320, 350, 380, 400, 420, 450, 480, 500, 550, 600,
  650,
]
const SQUARES = [40, 50, 60, 70, 80, 90, 100, 120, 130, 150, 160, 180, 200, 220, 250, 280, 300]
const HEXAGONS = [17, 19, 22, 24, 27, 30, 32, 36, 41, 46, 50, 55, 60]
const FLATS: readonly Range[] = [
  [10, 50],
  [12, 60],
  [16, 80],
  [20, 60],
  [20, 100],
  [25, 120],
  [30, 100],
  [40, 150],
  [50, 200],
  [60, 250],
  [80, 300],
  [100, 310],
]
const PLATES: readonly Range[] = [
  [20, 1500],
  [25, 2000],
  [30, 1800],
  [40, 2200],
  [50, 2000],
  [60, 1500],
  [80, 2200],
  [100, 1800],
  [120, 1600],
  [160, 1250],
]
const BLOCKS: readonly Range[] = [
  [80, 310],
  [100, 410],
  [120, 305],
  [150, 500],
  [180, 610],
  [200, 420],
  [250, 710],
  [300, 805],
  [355, 610],
]
const TUBES: readonly Range[] = [
  [57, 6],
  [76, 8],
  [89, 10],
  [108, 12],
  [114, 16],
  [133, 20],
  [159, 14],
  [168, 22],
  [219, 20],
  [245, 25],
  [273, 30],
  [325, 40],
]
const INCH_ROUNDS = [
  1.5, 1.75, 2, 2.25, 2.5, 3, 3.125, 3.5, 4, 4.25, 4.5, 5, 5.125, 6, 6.5, 7, 8, 8.25, 9.5, 10, 11, 12, 14,
]
const INCH_FLATS: readonly Range[] = [
  [0.5, 2],
  [0.75, 3],
  [1, 4],
  [1.25, 6],
  [1.5, 8],
  [2, 6],
  [2.25, 8.5],
  [2.5, 10],
  [3, 12],
  [4, 12.5],
  [5.5, 16.25],
  [6, 20],
]
const INCH_TUBES: readonly Range[] = [
  [4, 2],
  [5, 3],
  [6, 3.5],
  [7.5, 4.25],
  [8, 5],
  [10, 6.5],
  [12, 8],
  [14, 9.25],
]

/** Returns the section of a piece in mm or, where the list is in inches, in inches. */
function section(shape: Shape, wish: Wish, random: Random): Dims {
  const inch = wish.inches !== undefined
  const rounds = inch ? INCH_ROUNDS : wish.stock === 'bars' ? BARS : FORGED
  if (shape === 'round') return { d: random.pick(rounds) }
  if (shape === 'disc') return { d: inch ? random.whole(12, 40) : random.whole(30, 120) * 10 }
  if (shape === 'square') return { w: random.pick(inch ? INCH_ROUNDS : SQUARES) }
  if (shape === 'hexagon') return { w: random.pick(inch ? [0.75, 1, 1.25, 1.5, 1.75, 2] : HEXAGONS) }
  if (shape === 'tube') {
    const [od, wall] = random.pick(TUBES)
    return { od, wall }
  }
  if (shape === 'ring' || shape === 'hollow') {
    if (inch) {
      const [od, id] = random.pick(INCH_TUBES)
      return { od, id }
    }
    const od = (shape === 'ring' ? random.whole(30, 180) : random.whole(12, 50)) * 10
    return { od, id: Math.round((od * (0.4 + random.next() * 0.4)) / 5) * 5 }
  }
  const [t, w] = random.pick(
    inch ? INCH_FLATS : shape === 'flat' ? FLATS : shape === 'plate' ? PLATES : BLOCKS,
  )
  return { t, w }
}

/** Returns the shortest and the longest length in which a shape is stocked, in mm. */
function lengths(shape: Shape, wish: Wish): Range {
  if (shape === 'ring') return [60, 420]
  if (shape === 'disc') return [40, 260]
  if (shape === 'block') return [400, 2400]
  if (shape === 'plate') return [3000, 10_000]
  return wish.stock === 'bars' ? [2600, 7200] : [850, 6200]
}

function length(shape: Shape, wish: Wish, random: Random): number {
  const [low, high] = lengths(shape, wish)
  if (wish.inches === 'all') {
    const step = wish.step ?? 1
    return Math.max(step, Math.round((low + random.next() * (high - low)) / 25.4 / step) * step)
  }
  if (wish.stock === 'bars' && shape !== 'block' && random.next() < 0.4) return 6000
  const step = shape === 'ring' || shape === 'disc' ? 5 : (wish.step ?? 10)
  return Math.max(step, Math.round((low + random.next() * (high - low)) / step) * step)
}

/** Returns how many pieces a lot has: bundles of thin bars, single thick pieces. */
function count(wish: Wish, kg: number, random: Random): number {
  if (wish.single === true) return 1
  const most = Math.max(1, Math.min(wish.stock === 'bars' ? 60 : 8, Math.floor(9000 / kg)))
  return 1 + Math.floor(random.next() ** 2 * most)
}

function heat(pattern: string, random: Random): string {
  return pattern
    .replace(/9/gu, () => String(random.whole(1, 9)))
    .replace(/A/gu, () => random.pick(['A', 'B', 'D', 'H', 'K']))
}

function piece(market: Market, wish: Wish, grade: string, random: Random): Piece {
  const shape = random.pick(wish.shapes)
  const cut = section(shape, wish, random)
  const mm = wish.inches === undefined ? 1 : 25.4
  const dims: Dims = {}
  for (const [dim, value] of Object.entries(cut) as [keyof Dims, number][]) dims[dim] = round(value * mm, 4)
  const bar =
    shape === 'round' || shape === 'square' || shape === 'tube' || shape === 'flat' || shape === 'hexagon'
  const range =
    bar && random.next() < (wish.random ?? 0)
      ? random.pick<Range>(
          wish.inches === 'all'
            ? [
                [12, 14],
                [17, 24],
                [20, 22],
              ]
            : [
                [3, 6],
                [4, 6],
                [5, 7],
              ],
        )
      : undefined
  const along = shape === 'ring' || shape === 'disc' ? 'h' : 'l'
  const unit = wish.inches === 'all' ? 304.8 : 1000
  const [low, high] = range ?? [0, 0]
  dims[along] =
    range === undefined
      ? round(length(shape, wish, random) * (wish.inches === 'all' ? 25.4 : 1), 4)
      : (low + (0.25 + random.next() / 2) * (high - low)) * unit
  const each = pieceWeight(shape, dims, density(grade))
  const pieces = count(wish, each, random)
  const [cheap, dear] = market.pricePerTonne
  return {
    shape,
    dims,
    grade,
    pieces,
    range: range === undefined ? undefined : [round(low * unit, 4), round(high * unit, 4)],
    kg: each * pieces,
    heat: heat(random.pick(market.heats), random),
    mill: random.pick(market.mills),
    condition: market.stainless.includes(grade) ? market.solution : random.pick(market.conditions),
    place: random.pick(market.places),
    certificate: random.pick(market.certificates),
    pricePerTonne: Math.round((cheap + random.next() * (dear - cheap)) / 10) * 10,
    luck: [random.next(), random.next(), random.next(), random.next()],
  }
}

/** Draws the lots of one list. */
export function drawPieces(market: Market, wish: Wish, random: Random): Piece[] {
  const all = wish.grades ?? [...market.grades, ...market.stainless]
  const few =
    wish.oneGrade === true
      ? [random.pick(all)]
      : [random.pick(all), random.pick(all), random.pick(all), random.pick(all)]
  const drawn = Array.from({ length: 5 + Math.floor(random.next() ** 2 * 8) }, () =>
    piece(market, wish, random.pick(few), random),
  )
  const key = (one: Piece): string =>
    [
      wish.sort?.includes('shape') === true ? one.shape : '',
      wish.sort?.includes('grade') === true ? one.grade : '',
    ].join('|')
  return drawn.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0))
}
