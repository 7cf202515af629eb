import type { DeliveryState } from '#contract/steel/delivery_states.ts'
import type { DimName, Dims, Shape } from '#contract/steel/shapes.ts'
import { parseSpec, type SpecCandidate } from '#contract/steel/spec_parser.ts'
import { gradeCode } from '#contract/steel/spec_tokens.ts'
import { facetLexeme, lexemesOf, wantedOf, type Wanted } from './tokens.ts'

export type DimRange = { name: Exclude<DimName, 'kg'>; min: number; max?: number }
/** One interpretation of the dimensions in a keyword: a shape and a range for each dimension. */
export type DimReading = { shape: Shape; ranges: DimRange[] }

/** The conditions of a keyword: all of them must hold, and of `readings` at least one. */
export type Asked = {
  material?: string
  deliveryState?: DeliveryState
  readings: DimReading[]
  wanted: Wanted[]
}

/** Dimensions that may be larger than requested, because the buyer can cut the piece to length. */
const cuttable: readonly DimName[] = ['l']
const tolerance = 0.02

/**
 * A buyer who types `φ300×1200` wants that section within ±2 % (at least ±1 mm), and a piece long enough to cut from:
 * any length from 98 % upwards matches. Heights of rings and discs count as sections, not lengths.
 */
function rangesOf(dims: Dims): DimRange[] {
  return Object.entries(dims).flatMap(([name, value]) => {
    if (name === 'kg' || name === 'steps' || typeof value !== 'number') return []
    const slack = Math.max(1, value * tolerance)
    const min = Math.max(0, value - slack)
    const isLength = cuttable.includes(name as DimName)
    return [{ name: name as DimRange['name'], min, ...(!isLength && { max: value + slack }) }]
  })
}

const readingOf = ({ shape, dims }: SpecCandidate): DimReading => ({ shape, ranges: rangesOf(dims) })

/**
 * Parses a search keyword: the grade, dimensions and delivery state become conditions, a word for a shape finds every
 * posting of that shape, and the rest is searched as text. A bare number may be a dimension, a grade (`304 圆钢`), or,
 * if there is no such grade, part of a text, so each interpretation is an alternative. Never throws; a keyword
 * without any alternative (only punctuation, emoji) finds nothing.
 */
export function readKeyword(keyword: string): Asked[] {
  const asked = readOnce(keyword)
  const plain = asked.material ? undefined : bareNumber.exec(keyword)
  const alternatives = [asked]
  if (plain && asked.readings.length > 0) {
    const grade = gradeCode(plain[0])
    const rest = readOnce(keyword.replace(plain[0], ' '))
    if (grade) alternatives.push({ ...rest, material: grade })
    else alternatives.push({ ...rest, wanted: [...rest.wanted, [{ lexeme: plain[0] }]] })
  }
  const telling = alternatives.filter((one) => !isEmpty(one))
  if (telling.length > 0) return telling
  const wanted = wantedOf(keyword)
  return wanted.length > 0 ? [{ readings: [], wanted }] : []
}

/** A number that stands alone between blanks. */
const bareNumber = /(?<![^\s])\d+(?:\.\d+)?(?![^\s])/

const isEmpty = (asked: Asked): boolean =>
  !asked.material && !asked.deliveryState && asked.readings.length === 0 && asked.wanted.length === 0

function readOnce(keyword: string): Asked {
  const spec = parseSpec(keyword)
  const candidates = spec.shape ? [{ shape: spec.shape, dims: spec.dims }] : (spec.candidates ?? [])
  const wanted = spec.unread.flatMap(wantedOf)
  if (spec.categoryWord) wanted.push(...categoryWanted(spec.categoryWord, spec.shape))
  return {
    ...(spec.material && { material: spec.material }),
    ...(spec.deliveryState && { deliveryState: spec.deliveryState }),
    readings: candidates.map(readingOf).filter((reading) => reading.ranges.length > 0),
    wanted,
  }
}

/** A word for a shape matches the shape or the word itself; any other category word only itself. */
function categoryWanted(word: string, shape: Shape | undefined): Wanted[] {
  const own = wantedOf(word)
  const [only] = own
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
