import type { DeliveryState } from '#contract/steel/delivery_states.ts'
import type { Body } from '#contract/steel/cut_fit.ts'
import { bareNumberOf, searchRanges, wholePieces, type DimRange } from '#contract/steel/search_reading.ts'
import { shapes, type Shape } from '#contract/steel/shapes.ts'
import type { ParsedSpec, SpecCandidate } from '#contract/steel/spec/reading.ts'
import { parseSpec } from '#contract/steel/spec_parser.ts'
import { withoutToleranceClasses } from '#contract/steel/spec/tolerances.ts'
import { facetLexeme, lexemesOf, wantedOf, type Wanted } from '#server/db/search_words.ts'

/** One interpretation of the dimensions in a keyword: a shape and a range for each dimension. */
export type DimReading = { shape: Shape; ranges: DimRange[] }
/** A whole piece that somebody wants to cut, `count` times; at most so much of the used stock may be lost, in per cent. */
export type FitReading = { piece: Body; count: number; waste: number }

/** The conditions of a keyword: all of them must hold, and of `readings` at least one. */
export type Asked = {
  material?: string
  deliveryState?: DeliveryState
  readings: (DimReading | FitReading)[]
  wanted: Wanted[]
}

const readingOf = (piece: SpecCandidate): DimReading => ({ shape: piece.shape, ranges: searchRanges(piece) })

/**
 * Parses a search keyword: the grade, dimensions and delivery state become conditions, a word for a shape finds every
 * posting of that shape, and the rest is searched as text. A bare number may be a dimension, a grade (`304 圆钢`), or,
 * if there is no such grade, part of a text, so each interpretation is an alternative. Never throws; a keyword
 * without any alternative (only punctuation, emoji) finds nothing. With `fits` a whole piece asks for stock that it can be
 * cut from with at most so much waste in per cent, instead of for stock of its size.
 */
export function readKeyword(keyword: string, fits?: number): Asked[] {
  const spec = parseSpec(keyword)
  const asked = askedOf(spec, fits)
  const bare = bareNumberOf(spec, keyword)
  const alternatives = [asked]
  if (bare && asked.readings.length > 0) {
    const { number, grade } = bare
    const rest = askedOf(parseSpec(keyword.replace(number, ' ')))
    if (grade) alternatives.push({ ...rest, material: grade })
    else alternatives.push({ ...rest, wanted: [...rest.wanted, [{ lexeme: number }]] })
  }
  const telling = alternatives.filter((one) => !isEmpty(one))
  if (telling.length > 0) return telling
  const wanted = wantedOf(keyword)
  return wanted.length > 0 ? [{ readings: [], wanted }] : []
}

const isEmpty = (asked: Asked): boolean =>
  !asked.material && !asked.deliveryState && asked.readings.length === 0 && asked.wanted.length === 0

function askedOf(spec: ParsedSpec, fits?: number): Asked {
  const pieces = fits === undefined ? [] : wholePieces(spec)
  // Of several lots, a posting may serve any.
  const candidates = (spec.lots ?? [spec]).flatMap((lot) =>
    lot.shape ? [{ ...lot, shape: lot.shape }] : (lot.candidates ?? []),
  )
  // A piece that is asked about (`304 圆钢`) may still have one shape.
  const [first] = candidates
  const shape = candidates.every((one) => one.shape === first?.shape) ? first?.shape : spec.shape
  // Mill, heat, price and the like are searched as they are written.
  const details = spec.tokens.filter(({ role }) => role === 'detail' || role === 'weight')
  // Beside a size a tolerance class is one that the buyer works to: C45 Ø58 h11.
  const unread = candidates.length > 0 ? spec.unread.map(withoutToleranceClasses) : spec.unread
  const wanted = [...unread, ...details.map(({ text }) => text)].flatMap(wantedOf)
  // A disc can be cut from a bar, so the word for the shape does not say what the stock is.
  if (spec.categoryWord && pieces.length === 0) wanted.push(...categoryWanted(spec.categoryWord, shape))
  return {
    ...(spec.material && { material: spec.material }),
    ...(spec.deliveryState && { deliveryState: spec.deliveryState }),
    readings:
      pieces.length > 0
        ? pieces.map((piece) => ({ piece, count: spec.quantity ?? 1, waste: fits! }))
        : candidates.map(readingOf).filter((reading) => reading.ranges.length > 0),
    wanted,
  }
}

/** Words for whatever this market trades. */
const anyGoods =
  /^(?:锻件|锻造件|锻材|锻钢|forgings?|schmiedest(?:ü|ue)cke?|schmiedeteile?|поковк[аи]|dövme|forgiat[oi]|fucinato|forjados?|pièces? forgées?|鍛造品|锻造品|단조품)$/i

/** A word for a shape matches the shape or the word itself, one for any forging every shape; others only themselves. */
function categoryWanted(word: string, shape: Shape | undefined): Wanted[] {
  const own = wantedOf(word)
  const [only] = own
  if (!shape && anyGoods.test(word)) return [shapes.map((one) => ({ lexeme: facetLexeme('shape', one) }))]
  if (!shape) return own
  const byShape = { lexeme: facetLexeme('shape', shape) }
  return own.length === 1 && only ? [[byShape, ...only]] : [[byShape]]
}

/** All lexemes of several texts. */
export function lexemesOfAll(texts: readonly (string | null | undefined)[]): Set<string> {
  const all = new Set<string>()
  for (const text of texts) if (text) for (const lexeme of lexemesOf(text)) all.add(lexeme)
  return all
}
