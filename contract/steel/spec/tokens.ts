// Splits a specification line into tokens; chains.ts and the parser interpret them.
import { findGrade } from '../grades.ts'
import { gradeAt, gradeCode, oddGradeAt } from './grade_names.ts'
import { crossAt } from './labels.ts'
import { flangeSizeAt } from './flanges.ts'
import { type Notation, notationOf } from './numbers.ts'
import { numberAt } from './number_tokens.ts'
import { matchAt } from './patterns.ts'
import { hardnessAt, standardAt } from './standards.ts'
import type { Token } from './token.ts'
import { toleranceAt, toleranceClassAt } from './tolerances.ts'
import { unitApartAt } from './units.ts'
import { wordAt } from './words.ts'

/** The ageing condition of a precipitation-hardening steel: 17-4PH H1025. */
const ageing = /H(?:900|925|950|1000|1025|1050|1075|1100|1150)[MD]?(?![\d×x*.])/iy
/** The temper of an aluminium alloy, before or behind its number: T6 6061, 7075 T651. It is no thickness. */
const temper = /T\d{1,4}(?![\d×x*.])(?:\s+(\d{4})(?!\d))?/iy
const isAluminium = (name = '') => findGrade(name)?.group === 'aluminium'
/** T8 1000×2500 behind a word for flats: a thickness, although T8 is a grade. */
const thickness = /T\d{1,2}\s+\d{2,5}\s?[×x*]\s?\d{2,5}(?![\d.]|\s?[×x*])/iy
const angle =
  /∠\s?(?=\d)|[L∠]\s?(?:[2-9]\d|1\d\d|2[0-5]\d)(?:×|\s?[x*]\s?)(?:[2-9]\d|1\d\d|2[0-5]\d)(?:×|\s?[x*]\s?)(?:[3-9]|[12]\d|3[0-5])(?!\d)/iy
const spokenCross = /乘以?|(?:by|mal)(?=\s?[φ□\d])/iy
const stepDash = /-\s?(?=φ)/y
const word =
  /[a-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0370-\u03c5\u0400-\u04ff][a-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0370-\u03c5\u0400-\u04ff.#-]*/iy
const punctuation = /[,;:。、()[\]{}【】《》「」|·=_."'!?-]/

const isNumeric = ({ kind }: Token) => kind === 'number' || kind === 'bad' || kind === 'tolerance'

/** What may stand between a number and the sign behind it: round x, h9 x, black x. */
const mayStandBetween = (token: Token) =>
  token.kind === 'category' ||
  token.kind === 'material' ||
  token.kind === 'standard' ||
  (token.kind === 'detail' && token.says.surface !== undefined)

function joinAt(text: string, at: number, previous: Token | undefined): Token | undefined {
  const char = text[at]!
  if (char === '×') return { kind: 'join', joint: 'x', start: at, end: at + 1 }
  if (!previous || !(isNumeric(previous) || mayStandBetween(previous))) return undefined
  const cross = crossAt(text, at)
  if (cross) return { kind: 'join', joint: 'x', start: at, end: cross }
  if (matchAt(spokenCross, text, at))
    return { kind: 'join', joint: 'x', start: at, end: spokenCross.lastIndex }
  if (isNumeric(previous) && matchAt(stepDash, text, at))
    return { kind: 'join', joint: '+', start: at, end: at + 1 }
  return undefined
}

type Line = { text: string; lower: string; notation: Notation }

/** Words after which a class still belongs to the size before them: 45mm bar h9. */
const isWordOfGoods = ({ kind }: Token) => kind === 'category' || kind === 'filler'

function tokenAt({ text, lower, notation }: Line, at: number, before: readonly Token[]): Token {
  const previous = before.at(-1)
  const join = joinAt(text, at, previous)
  if (join) return join
  const afterNumber = previous !== undefined && isNumeric(previous)
  const afterJoin = previous?.kind === 'join'
  const glued = at > 0 && /[a-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f]/i.test(text[at - 1]!)
  const odd = glued || afterJoin ? undefined : oddGradeAt(text, at)
  if (odd) return { kind: 'material', code: odd.code, start: at, end: odd.end }
  if (previous?.kind === 'number') {
    const deviation = toleranceAt(text, at)
    if (deviation) return { kind: 'tolerance', deviation, start: at, end: deviation.end }
  }
  // L63×63×6: an angle, for which the market has no shape.
  if (!glued && matchAt(angle, text, at)) return { kind: 'foreign', start: at, end: at + 1 }
  if (previous?.kind === 'material' && matchAt(ageing, text, at))
    return { kind: 'standard', start: at, end: ageing.lastIndex }
  const tempered = glued ? null : matchAt(temper, text, at)
  // A bare number is no grade yet: 6061 T6.
  const bare = /(\d{4})\s+$/.exec(text.slice(Math.max(0, at - 6), at))?.[1]
  const alloy = previous?.kind === 'material' ? previous.code : bare
  if (tempered && (isAluminium(tempered[1]) || isAluminium(alloy)))
    return { kind: 'standard', start: at, end: at + /^T\d+/i.exec(tempered[0])![0].length }
  const size = before.findLast((token) => !isWordOfGoods(token))
  const isBehindSize = size !== undefined && (isNumeric(size) || size.kind === 'unit')
  const isoClass = toleranceClassAt(text, at, isBehindSize)
  if (isoClass !== undefined) return { kind: 'standard', start: at, end: isoClass }
  if (!glued) {
    const end = standardAt(text, at)
    // ASTM A105 and EN 19 are grades as well.
    if (end && !gradeCode(text.slice(at, end))) return { kind: 'standard', start: at, end }
    const hard = hardnessAt(text, at)
    if (hard) return { kind: 'remark', start: at, end: hard }
    const flange = flangeSizeAt(text, at)
    if (flange) return { kind: 'flange', ...flange, start: at }
    if (!afterJoin || previous.joint === '+') {
      const isAfterFlat = previous?.kind === 'category' && previous.shapes.includes('flat')
      const grade = isAfterFlat && matchAt(thickness, text, at) ? undefined : gradeAt(text, at)
      if (grade) return { kind: 'material', code: grade.code, start: at, end: grade.end }
    }
  }
  const unit = unitApartAt(text, at)
  if (unit && (!glued || text[at] === '(' || text[at] === '['))
    return { kind: 'unit', unit: unit.unit, start: at, end: unit.end }
  const number =
    !glued || afterNumber || afterJoin ? numberAt({ text, lower, notation, previous }, at) : undefined
  // 圆300 is a category and a number, 直径300 and 长6000 are labelled numbers.
  if (number) return number
  const known = wordAt(lower, at)
  // 320 bar may be a pressure or a number of bars; 45mm bar and bar 45 are bars.
  const isBare =
    previous?.kind === 'number' &&
    previous.unit === undefined &&
    /^bars?$/.test(lower.slice(at, at + (known?.length ?? 0)))
  if (known && !isBare) return { ...known.word, start: at, end: at + known.length }
  const char = text[at]!
  if (char === '/' || char === '+') return { kind: 'join', joint: char, start: at, end: at + 1 }
  if (punctuation.test(char)) return { kind: 'punctuation', start: at, end: at + 1 }
  const found = matchAt(word, text, at)
  const length = found?.[0].replace(/[.-]+$/, '').length ?? String.fromCodePoint(text.codePointAt(at)!).length
  return { kind: 'unknown', start: at, end: at + length }
}

/**
 * Returns the tokens of a normalised line, in linear time: every pattern is anchored and bounded. Parts whose sense is
 * decided already are `given`, in order; they are masked in the text.
 */
export function tokenise(text: string, given: readonly Token[] = [], isInInches = false): Token[] {
  const lower = text.toLowerCase().length === text.length ? text.toLowerCase() : text
  const line = {
    text,
    lower,
    notation: notationOf(text, (digits) => findGrade(digits) !== undefined, isInInches),
  }
  const tokens: Token[] = []
  let at = 0
  let next = 0
  while (at < text.length) {
    const known = given[next]
    if (known && known.start <= at) {
      tokens.push(known)
      next += 1
      at = known.end
      continue
    }
    if (/\s/.test(text[at]!)) {
      at += 1
      continue
    }
    const token = tokenAt(line, at, tokens)
    tokens.push(token)
    at = token.end
  }
  return tokens
}
