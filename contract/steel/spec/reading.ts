// What the reader of specification lines returns, and when a line counts as read.
import type { DeliveryState, QuantityUnit } from '../delivery_states.ts'
import type { LotDetails } from './details/detail.ts'
import { type DimName, type Dims, type Shape, checkDims } from '../shapes.ts'

/** A dimension written as a range, in mm (an ingot's in kg), with at least one end; it is not in `dims`. */
export type SpecRange = { dim: DimName; min?: number; max?: number }

/**
 * A tolerance of a dimension in mm: the piece may measure from `value − minus` to `value + plus`. `+2/+1` is `plus: 2,
 * minus: -1`. The nominal value is in `dims`.
 */
export type SpecTolerance = { dim: DimName; plus: number; minus: number }

/** A piece as a line describes it: `dims` in mm (an ingot's in kg), only those that were written as one value. */
export type SpecCandidate = {
  shape: Shape
  dims: Dims
  ranges?: SpecRange[]
  tolerances?: SpecTolerance[]
  /** The grade of this candidate and how many of it, where the candidates of a line differ in them. */
  material?: string
  quantity?: number
  unit?: QuantityUnit
}

/** One kind of piece in a line and how many of it. */
export type SpecLot = Omit<SpecCandidate, 'shape' | 'material' | 'quantity' | 'unit'> &
  LotDetails & {
    shape?: Shape
    /** The possible interpretations if the line is ambiguous; the person has to choose, and `dims` is then empty. */
    candidates?: SpecCandidate[]
    /** A listed grade, or its exact equivalent as it was written. */
    material?: string
    categoryWord?: string
    deliveryState?: DeliveryState
    quantity?: number
    unit?: QuantityUnit
    /** The weight of the whole lot in kg, as it is written; it agrees with the theoretical one where that is known. */
    weightKg?: number
  }

export const specRoles = [
  'grade',
  'shape',
  'dim',
  'tolerance',
  'quantity',
  'state',
  'drawing',
  'unit',
  'separator',
  'filler',
  'standard',
  'weight',
  'detail',
  'unread',
] as const
/**
 * What a part of a line was understood as. `unit` is a unit that stands apart from its numbers, `filler` a word that
 * says nothing by itself (规格, size), `standard` the number of a standard, which is among the `unread` parts too, `detail`
 * a price, heat, mill, certificate, test, kind of stock or place.
 */
export type SpecRole = (typeof specRoles)[number]

/** A part of the normalised text; the parts are in order, do not overlap, and together have all but the blanks. */
export type SpecToken = {
  start: number
  end: number
  text: string
  role: SpecRole
  /** The dimension that a `dim` or `tolerance` belongs to; undefined while the candidates disagree. */
  dim?: DimName
  /** Of a `dim` in mm (or kg), with `max` if it is a range; of a `quantity` the count. */
  value?: number
  max?: number
  /** Whether `value` is where a range without another end begins. */
  isFrom?: true
  /** Of a `detail`, what it says first. */
  detail?: keyof LotDetails
  /** The index of the lot in `lots`, if the line has several. */
  lot?: number
}

export type ParsedSpec = SpecLot & {
  /** All lots of a line that has more than one; what they do not share is then missing outside. */
  lots?: SpecLot[]
  /** The parts of the text that were not understood, in order. */
  unread: string[]
  /** The text that the tokens refer to: signs and separators in one spelling. */
  text: string
  tokens: SpecToken[]
}

/**
 * `read`: everything was understood in one way; `asked`: the person has to choose among candidates; `partly`: something
 * is left in `unread`; `nothing`: no piece, grade, state or quantity was found.
 */
export type SpecOutcome = 'read' | 'asked' | 'partly' | 'nothing'

export function specOutcome(parsed: ParsedSpec): SpecOutcome {
  const lots: SpecLot[] = parsed.lots ?? [parsed]
  if (lots.some(({ candidates }) => candidates)) return 'asked'
  const found = lots.some(
    (lot) => lot.shape ?? lot.material ?? lot.deliveryState ?? lot.quantity ?? lot.categoryWord,
  )
  if (!found) return 'nothing'
  return parsed.unread.length > 0 ? 'partly' : 'read'
}

/** Whether a lot has every dimension of its shape, as a possible value or range. */
export function hasAllDims({ shape, dims, ranges = [] }: SpecLot): boolean {
  if (!shape) return false
  const ends = (end: 'min' | 'max') => Object.fromEntries(ranges.map((range) => [range.dim, range[end]]))
  return (['min', 'max'] as const).every(
    (end) => Object.keys(checkDims(shape, { ...dims, ...ends(end) })).length === 0,
  )
}

/** Whether a line needs no further word: all of it was read in one way, and every lot has all its dimensions. */
export function isComplete(parsed: ParsedSpec): boolean {
  return specOutcome(parsed) === 'read' && (parsed.lots ?? [parsed]).every(hasAllDims)
}

/** The ranges and tolerances as they are written; a field for one value cannot hold them. */
export const limitTexts = ({ tokens }: ParsedSpec): string[] =>
  tokens
    .filter(({ role, max, isFrom }) => role === 'tolerance' || max !== undefined || isFrom)
    .map(({ text }) => text)

/** The text of one lot of a line with several, without what it takes from elsewhere in the line. */
export function lotText({ tokens, text }: ParsedSpec, lot: number): string {
  const own = tokens.filter((token) => token.lot === lot && token.role !== 'separator')
  return text.slice(own[0]?.start ?? 0, own.at(-1)?.end ?? 0)
}
