// Splits a specification line into tokens; chains.ts and the parser interpret them.
import { findGrade } from '../grades.ts'
import { gradeAt, gradeCode } from './grade_names.ts'
import { crossAt } from './labels.ts'
import { flangeSizeAt } from './flanges.ts'
import { type Notation, notationOf } from './numbers.ts'
import { numberAt } from './number_tokens.ts'
import { matchAt } from './patterns.ts'
import { hardnessAt, standardAt } from './standards.ts'
import type { Token } from './token.ts'
import { toleranceAt } from './tolerances.ts'
import { unitApartAt } from './units.ts'
import { wordAt } from './words.ts'

const spokenCross = /乘以?|(?:by|mal)(?=\s?[φ□\d])/iy
const stepDash = /-\s?(?=φ)/y
const word =
  /[a-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0370-\u03c5\u0400-\u04ff][a-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0370-\u03c5\u0400-\u04ff.#-]*/iy
const punctuation = /[,;:。、()[\]{}【】《》「」|·=_."'!?-]/

const isNumeric = ({ kind }: Token) => kind === 'number' || kind === 'bad' || kind === 'tolerance'

function joinAt(text: string, at: number, previous: Token | undefined): Token | undefined {
  const char = text[at]!
  if (char === '×') return { kind: 'join', joint: 'x', start: at, end: at + 1 }
  if (!previous || !(isNumeric(previous) || previous.kind === 'category')) return undefined
  const cross = crossAt(text, at)
  if (cross) return { kind: 'join', joint: 'x', start: at, end: cross }
  if (matchAt(spokenCross, text, at))
    return { kind: 'join', joint: 'x', start: at, end: spokenCross.lastIndex }
  if (matchAt(stepDash, text, at)) return { kind: 'join', joint: '+', start: at, end: at + 1 }
  return undefined
}

type Line = { text: string; lower: string; notation: Notation }

function tokenAt({ text, lower, notation }: Line, at: number, previous: Token | undefined): Token {
  const join = joinAt(text, at, previous)
  if (join) return join
  const afterNumber = previous !== undefined && isNumeric(previous)
  const afterJoin = previous?.kind === 'join'
  const glued = at > 0 && /[a-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f]/i.test(text[at - 1]!)
  if (previous?.kind === 'number') {
    const deviation = toleranceAt(text, at)
    if (deviation) return { kind: 'tolerance', deviation, start: at, end: deviation.end }
  }
  if (!glued) {
    const end = standardAt(text, at)
    // ASTM A105 and EN 19 are grades as well.
    if (end && !gradeCode(text.slice(at, end))) return { kind: 'standard', start: at, end }
    const hard = hardnessAt(text, at)
    if (hard) return { kind: 'unknown', start: at, end: hard }
    const flange = flangeSizeAt(text, at)
    if (flange) return { kind: 'flange', ...flange, start: at }
    if (!afterJoin || previous.joint === '+') {
      const grade = gradeAt(text, at)
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
  if (known) return { ...known.word, start: at, end: at + known.length }
  const char = text[at]!
  if (char === '/' || char === '+') return { kind: 'join', joint: char, start: at, end: at + 1 }
  if (punctuation.test(char)) return { kind: 'punctuation', start: at, end: at + 1 }
  const found = matchAt(word, text, at)
  const length = found?.[0].replace(/[.-]+$/, '').length ?? String.fromCodePoint(text.codePointAt(at)!).length
  return { kind: 'unknown', start: at, end: at + length }
}

/** Returns the tokens of a normalised line, in linear time: every pattern is anchored and bounded. */
export function tokenise(text: string): Token[] {
  const lower = text.toLowerCase().length === text.length ? text.toLowerCase() : text
  const line = { text, lower, notation: notationOf(text, (digits) => findGrade(digits) !== undefined) }
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    if (/\s/.test(text[at]!)) {
      at += 1
      continue
    }
    const token = tokenAt(line, at, tokens.at(-1))
    tokens.push(token)
    at = token.end
  }
  return tokens
}
