// Lines in inches that do not say so: 3-1/2 x 12 4140, 6 RD x 24 4140, 4140HT 6.500 x 12.250.
import { resolveGrade } from '../grades.ts'
import type { ParsedSpec, SpecCandidate } from './reading.ts'
import { hasInchSign, mayBeInches } from './numbers.ts'
import { pieceWeight } from './lot_weight.ts'

const metric =
  /\d\s?(?:mm|cm|m|毫米|厘米|米|мм|м)(?![a-z])|\p{Script=Han}|[\u0400-\u04ff\u3040-\u30ff\uac00-\ud7af]/iu
const metricSign = /[φ□]/
/** A decimal without its zero (.750): only inches are written so. */
const bareDecimal = /(?<![a-z\d.,])\.\d{1,3}(?![\d.,])/i
/** Sizes as American drawings and stock lists write them: to the thousandth. */
const thousandths = /(?<![\p{L}\d.,])\d{0,2}\.\d{3}(?![\d.,])/u
const americanWord =
  /(?<![a-z\d])(?:(?:rd|rds|rnd|rnds|lg|oal|r\/l)(?![a-z])|304\/304l|316\/316l)|\dlbs?(?![a-z])|\slbs?(?![a-z])/i
/** A bar of which a piece weighs less in mm is no stock of a forge, and one that weighs more in inches is none of a drop. */
const lightest = 1.5
const heaviest = 10_000
/** The same for a section whose length is not given, in mm. */
const thinnest = 10

/** Names of tool steels (D2, O1) are known everywhere, but only Americans write them with a plain x and without a unit. */
const toolSteels: ReadonlySet<string> = new Set(['ASTM A600', 'ASTM A681', 'ASTM A686'])

/** Stainless numbers (304) are those of every country, 4140 and 8620 rarely. */
function isAmerican(text: string, { material }: ParsedSpec): boolean {
  const standard = (material === undefined ? undefined : resolveGrade(material)?.grade)?.standard ?? ''
  return standard === 'ASTM A29' || (toolSteels.has(standard) && !text.includes('×'))
}

/** Why a line without any unit may be in inches; undefined where nothing speaks for it. */
function mayBeUnmarked(text: string, plain: ParsedSpec): boolean {
  if (metric.test(text) || hasInchSign(text) || plain.lots) return false
  if (bareDecimal.test(text)) return true
  if (metricSign.test(text)) return false
  return thousandths.test(text) || americanWord.test(text) || isAmerican(text, plain)
}

const piecesOf = ({ shape, dims, ranges, tolerances, candidates }: ParsedSpec): SpecCandidate[] =>
  shape && Object.keys(dims).length > 0
    ? [{ shape, dims, ...(ranges && { ranges }), ...(tolerances && { tolerances }) }]
    : (candidates ?? [])

const sizesOf = ({ dims }: SpecCandidate): number[] =>
  Object.values(dims).filter((value) => typeof value === 'number')
const isThin = (piece: SpecCandidate): boolean =>
  piece.shape !== 'ingot' && Math.max(0, ...sizesOf(piece)) < thinnest

const acrossOf = ({ dims: { d, a, s, t } }: SpecCandidate): number => d ?? a ?? s ?? t ?? Infinity

/** Sizes in mm have one decimal; 6.25 and 3.375 are quarters and eighths. */
const hasHundredths = (piece: SpecCandidate): boolean =>
  sizesOf(piece).some((value) => Math.round(value * 10) / 10 !== value)

const mostOffered = 6

/**
 * The line with its pieces in inches, or with those in mm and in inches to choose from; undefined where its sizes are millimetres or
 * marked. `read` reads it in inches; without `plain`, its reading in mm, only fractions are believed.
 */
export function inInches(
  text: string,
  plain: ParsedSpec | undefined,
  read: () => ParsedSpec,
): ParsedSpec | undefined {
  const isFraction = mayBeInches(text)
  if (!isFraction && !(plain && mayBeUnmarked(text, plain))) return undefined
  const parsed = read()
  const found = piecesOf(parsed)
  if (found.length === 0 || parsed.lots) return undefined
  const { shape: _shape, dims: _dims, ranges: _ranges, tolerances: _tolerances, ...rest } = parsed
  const asked = (candidates: SpecCandidate[]) => ({ ...rest, shape: undefined, dims: {}, candidates })
  if (isFraction || !plain) {
    const isRead = parsed.tokens.some((token) => token.role === 'dim' && token.text.includes('/'))
    return isRead ? asked(found) : undefined
  }
  const given = { material: parsed.material, count: 1 }
  const inches = found.filter((piece) => (pieceWeight(piece, given) ?? 0) <= heaviest)
  // What only the reading in inches understands decides for it.
  const inMm = parsed.unread.length < plain.unread.length ? [] : piecesOf(plain)
  const isLight = (piece: SpecCandidate) => {
    const weight = pieceWeight(piece, given)
    return weight === undefined ? isThin(piece) : weight < lightest || acrossOf(piece) < thinnest
  }
  const isTiny = inMm.every((piece) => hasHundredths(piece) || isLight(piece))
  return inches.length > 0 && (isTiny || thousandths.test(text) || bareDecimal.test(text))
    ? asked([...inches, ...inMm].slice(0, mostOffered))
    : undefined
}
