import { fixed, round, type NumberStyle } from './numbers.ts'
import type { Column, Piece, Price, Shape, Told, WeightWay } from './types.ts'

/** A pound in kg. */
export const POUND = 0.453_592_37

/** Names of shapes in a language. */
export type Words = Partial<Record<Shape, string>>

function plain(head: string, told: Told | undefined, write: (piece: Piece, index: number) => string): Column {
  return { head, write, tells: () => (told === undefined ? [] : [told]) }
}

/** A column of text that says nothing of the lot itself (numbers, remarks) or one thing that its words tell. */
export function text(head: string, write: (piece: Piece, index: number) => string, told?: Told): Column {
  return plain(head, told, write)
}

/** A column with a running number. */
export function serial(head: string, before = '', width = 0): Column {
  return plain(head, undefined, (_piece, index) => before + String(index + 1).padStart(width, '0'))
}

/** A column without a heading and without cells. */
export function blank(): Column {
  return plain('', undefined, () => '')
}

/** A column with the name of the shape. */
export function shape(head: string, words: Words): Column {
  return plain(head, 'shape', (piece) => words[piece.shape] ?? '')
}

/** A column with the grade, as it is or as the trade writes it. */
export function grade(head: string, write: (grade: string, piece: Piece) => string = (one) => one): Column {
  return plain(head, 'grade', (piece) => write(piece.grade, piece))
}

/** A column with the name of the goods: shape and grade in one cell. */
export function goods(head: string, write: (piece: Piece) => string): Column {
  return { head, write, tells: () => ['shape', 'grade'] }
}

/** A column with the number of pieces. */
export function pieces(head: string, after = ''): Column {
  return {
    head,
    write: (piece) => String(piece.pieces) + after,
    tells: () => ['pieces'],
    total: (lots) => String(lots.reduce((sum, lot) => sum + lot.pieces, 0)) + after,
  }
}

/** Returns a weight as a column writes it, as a number of its unit. */
export function writtenWeight(piece: Piece, way: WeightWay): number {
  return round((way.of === 'lot' ? piece.kg : piece.kg / piece.pieces) / way.unitKg, way.decimals)
}

/** How weights look in a column. */
export interface WeightLook {
  style?: NumberStyle
  before?: string
  after?: string
  /** The word for “about”, which some rows have, and their share. */
  about?: readonly [word: string, share: number]
  opens?: string
}

/** A column with the weight of the lot or of one piece. */
export function weight(head: string, way: WeightWay, look: WeightLook = {}): Column {
  const write = (value: number): string =>
    (look.before ?? '') + fixed(value, way.decimals, look.style ?? 'plain') + (look.after ?? '')
  const [word, share] = look.about ?? ['', 0]
  const about = (piece: Piece): boolean => (piece.luck[0] ?? 1) < share
  const column: Column = {
    head,
    weight: way,
    write: (piece) => (about(piece) ? word : '') + write(writtenWeight(piece, way)),
    tells: () => [],
    opens: (piece) => [
      ...(look.opens === undefined ? [] : [look.opens]),
      ...(about(piece) ? ['weight: about'] : []),
    ],
  }
  if (way.of === 'lot')
    column.total = (lots) => write(lots.reduce((sum, lot) => sum + writtenWeight(lot, way), 0))
  return column
}

/** Columns of weights in kg, tonnes and pounds. */
export const lotKg = (head: string, decimals: number, look: WeightLook = {}): Column =>
  weight(head, { of: 'lot', unitKg: 1, decimals }, look)
export const pieceKg = (head: string, decimals: number, look: WeightLook = {}): Column =>
  weight(head, { of: 'piece', unitKg: 1, decimals }, look)
export const lotTonnes = (head: string, decimals: number, look: WeightLook = {}): Column =>
  weight(head, { of: 'lot', unitKg: 1000, decimals }, look)
export const lotPounds = (head: string, look: WeightLook = {}): Column =>
  weight(head, { of: 'lot', unitKg: POUND, decimals: 0 }, { style: 'comma', ...look })
export const piecePounds = (head: string, look: WeightLook = {}): Column =>
  weight(head, { of: 'piece', unitKg: POUND, decimals: 0 }, { style: 'comma', ...look })

/** A column with the heat number, the mill, the condition, the place or the certificate. */
export const heat = (head: string): Column => plain(head, 'heat', (piece) => piece.heat)
export const mill = (head: string): Column => plain(head, 'mill', (piece) => piece.mill)
export const condition = (head: string): Column => plain(head, 'condition', (piece) => piece.condition)
export const place = (head: string): Column => plain(head, 'place', (piece) => piece.place)
export const certificate = (head: string): Column => plain(head, 'certificate', (piece) => piece.certificate)

/** How a column writes prices. */
export interface PriceLook {
  per: Price['per']
  decimals: number
  currency?: string
  style?: NumberStyle
  before?: string
  after?: string
}

/** A column with the price; without a currency in the list, the currency is open. */
export function price(head: string, look: PriceLook): Column {
  const amount = (piece: Piece): number => {
    const perKg = piece.pricePerTonne / 1000
    const factors = { t: 1000, kg: 1, lb: POUND, piece: piece.kg / piece.pieces }
    return round(perKg * factors[look.per], look.decimals)
  }
  return {
    head,
    write: (piece) =>
      (look.before ?? '') + fixed(amount(piece), look.decimals, look.style ?? 'plain') + (look.after ?? ''),
    tells: () => [],
    price: (piece) => ({
      amount: amount(piece),
      per: look.per,
      ...(look.currency === undefined ? {} : { currency: look.currency }),
    }),
    opens: () => (look.currency === undefined ? ['currency of the price'] : []),
  }
}

/** Remarks that say nothing new of the lot; most rows have none. */
export function remarks(head: string, some: readonly string[]): Column {
  return plain(head, undefined, (piece) =>
    (piece.luck[1] ?? 1) < 0.4 ? (some[Math.floor((piece.luck[2] ?? 0) * some.length)] ?? '') : '',
  )
}

/** Leaves a cell empty where the row above says the same. */
export function once(column: Column): Column {
  return { ...column, sameAsAbove: true }
}

/** Sets a heading above several columns. */
export function under(over: string, columns: readonly Column[]): Column[] {
  return columns.map((column) => ({ ...column, over }))
}
