import { lengthDim, sectionDims } from './geometry.ts'
import { short } from './numbers.ts'
import type { Column, Dim, Piece, Range, Shape, Told } from './types.ts'

/** How a manner writes a size in one cell. */
export interface SizeStyle {
  times: string
  /** Signs before a size (φ, □, RD) and behind it (180Φ, 80 dia). */
  before?: Partial<Record<Shape, string>>
  after?: Partial<Record<Shape, string>>
  /** A square is written with both sides. */
  squareTwice?: boolean
  /** Between the outside and the inside diameter; `times` unless told. */
  slash?: string
  /** Before the inside diameter. */
  inside?: string
  /** Behind each number of a flat product: thickness, width and length (52T x 210W x 455L). */
  letters?: readonly [string, string, string]
  widthFirst?: boolean
  /** The length is part of the size. */
  length?: boolean
  /** Behind the length and, in its place, random lengths. */
  lengthMark?: string
  random?: (range: Range) => string
  /** Tolerances of the section, one of which stands behind it. */
  tolerances?: readonly string[]
  /** Behind the whole size. */
  unit?: string
  number?: (mm: number) => string
  lengthNumber?: (mm: number) => string
  /** The shapes that the signs tell. */
  tells?: readonly Shape[]
}

function sectionPart(piece: Piece, style: SizeStyle): string {
  const write = style.number ?? ((mm: number): string => short(mm))
  const of = (dim: Dim): string => write(piece.dims[dim] ?? 0)
  const before = style.before?.[piece.shape] ?? ''
  const after = style.after?.[piece.shape] ?? ''
  const [t = '', w = ''] = style.letters ?? []
  switch (piece.shape) {
    case 'round':
    case 'disc':
      return before + of('d') + after
    case 'square':
      return before + (style.squareTwice === true ? of('w') + style.times + of('w') : of('w')) + after
    case 'hexagon':
      return before + of('w') + after
    case 'ring':
    case 'hollow':
      return (
        before + of('od') + after + (style.slash ?? style.times) + (style.inside ?? before) + of('id') + after
      )
    case 'tube':
      return before + of('od') + after + style.times + of('wall')
    default: {
      const pair = [of('t') + t, of('w') + w]
      return before + (style.widthFirst === true ? pair.toReversed() : pair).join(style.times) + after
    }
  }
}

/** Writes the size of a piece in one cell. */
export function writeSize(piece: Piece, style: SizeStyle): string {
  const tolerance = style.tolerances?.[Math.floor((piece.luck[3] ?? 0) * style.tolerances.length)] ?? ''
  const section = sectionPart(piece, style) + tolerance
  const unit = style.unit ?? ''
  if (style.length !== true) return section + unit
  if (piece.range !== undefined) {
    const random = style.random?.(piece.range) ?? ''
    return random === '' ? section + unit : section + style.times + random
  }
  const write = style.lengthNumber ?? style.number ?? ((mm: number): string => short(mm))
  const flat = piece.shape === 'flat' || piece.shape === 'plate' || piece.shape === 'block'
  const mark = flat ? (style.letters?.[2] ?? style.lengthMark ?? '') : (style.lengthMark ?? '')
  return section + style.times + write(piece.dims[lengthDim(piece.shape)] ?? 0) + mark + unit
}

/** Returns what a size in one cell tells of a piece. */
export function sizeTells(piece: Piece, style: SizeStyle): Told[] {
  const told: Told[] = [...sectionDims(piece.shape)]
  if (style.tells?.includes(piece.shape) === true) told.push('shape')
  if (style.length === true) told.push(piece.range === undefined ? lengthDim(piece.shape) : 'range')
  return style.length === true && piece.range !== undefined && !/\d/u.test(style.random?.(piece.range) ?? '')
    ? told.filter((one) => one !== 'range')
    : told
}

/** A column with the size in one cell. */
export function size(head: string, style: SizeStyle): Column {
  return { head, write: (piece) => writeSize(piece, style), tells: (piece) => sizeTells(piece, style) }
}

/** A column with the first of these dimensions that a piece has; it is empty where the piece has none. */
export function dimension(
  head: string,
  order: readonly Dim[],
  write: (mm: number) => string = (mm) => short(mm),
): Column {
  const which = (piece: Piece): Dim | undefined =>
    order.find((dim) => piece.dims[dim] !== undefined && !(dim === 'l' && piece.range !== undefined))
  return {
    head,
    write: (piece) => {
      const dim = which(piece)
      return dim === undefined ? '' : write(piece.dims[dim] ?? 0)
    },
    tells: (piece) => {
      const dim = which(piece)
      return dim === undefined ? [] : [dim]
    },
  }
}

/** A column with the length, or with what stands there for random lengths. */
export function length(
  head: string,
  write: (mm: number) => string,
  random: (range: Range) => string = () => '',
): Column {
  return {
    head,
    write: (piece) =>
      piece.range === undefined ? write(piece.dims[lengthDim(piece.shape)] ?? 0) : random(piece.range),
    tells: (piece) =>
      piece.range === undefined ? [lengthDim(piece.shape)] : /\d/u.test(random(piece.range)) ? ['range'] : [],
  }
}

/** Writes mm as metres. */
export function metres(decimals: number, after = '', comma = false): (mm: number) => string {
  return (mm) =>
    (decimals < 0
      ? short(mm / 1000, comma ? 'bare comma' : 'plain')
      : (mm / 1000).toFixed(decimals).replace('.', comma ? ',' : '.')) + after
}

/** Writes random lengths in metres. */
export function range(between: string, after = '', perUnit = 1000): (range: Range) => string {
  return ([low, high]) => short(low / perUnit) + between + short(high / perUnit) + after
}
