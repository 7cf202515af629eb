// Splits a specification line into tokens; spec_chains.ts and spec_parser.ts interpret them.
import type { QuantityUnit } from './delivery_states.ts'
import { findGrade, foldGrade } from './grades.ts'
import type { DimName } from './shapes.ts'
import { type Word, quantityUnitAt, wordAt } from './spec_words.ts'
import { plainNumber } from './typed_number.ts'

/** The meaning of a sign or label before or after a number: `dia` is φ or D, of a bore or a bar. */
export type Mark = 'dia' | Exclude<DimName, 'd' | 'kg'>
export type LengthUnit = 'mm' | 'cm' | 'm' | 'kg' | 't'
export type NumberToken = {
  kind: 'number'
  value: number
  unit?: LengthUnit
  mark?: Mark
  /** Whether the mark follows the number, as in `300方`. */
  suffixed?: boolean
  /** Whether the mark is a single Latin letter (`T91`, `A182`), which may also be part of a name. */
  weak?: boolean
}
export type Token = { start: number; end: number } & (
  | NumberToken
  | { kind: 'join'; joint: 'x' | '/' | '+' }
  | { kind: 'quantity'; count: number; unit: QuantityUnit }
  | { kind: 'material'; code: string }
  | Word
  | { kind: 'bad' | 'tolerance' | 'punctuation' | 'unknown' }
)

/** Normalises the text: NFKC for full width, × for the separators, φ for the diameter. */
export function normaliseSpec(text: string): string {
  return (
    text
      // A superscript (300²) must not become a digit of the number.
      .replace(/[\u00b2\u00b3\u00b9\u2070-\u2079]/g, (char) => `^${char.normalize('NFKC')}`)
      .normalize('NFKC')
      .replace(/[*✕✖╳⨯∗хХ]/g, '×')
      .replace(/[ΦØø⌀∅Фф]/g, 'φ')
      .replace(/[▢☐◻]/g, '□')
  )
}

const labels: Record<string, Mark> = {
  φ: 'dia',
  直径: 'dia',
  d: 'dia',
  dia: 'dia',
  diameter: 'dia',
  '□': 'a',
  边长: 'a',
  a: 'a',
  od: 'od',
  外径: 'od',
  id: 'id',
  内径: 'id',
  内孔: 'id',
  wt: 'wt',
  壁厚: 'wt',
  t: 't',
  厚: 't',
  厚度: 't',
  w: 'w',
  宽: 'w',
  宽度: 'w',
  l: 'l',
  长: 'l',
  长度: 'l',
  h: 'h',
  高: 'h',
  高度: 'h',
  s: 's',
  对边: 's',
}
const suffixes: Record<string, Mark> = { 方: 'a', 圆: 'dia', 厚: 't', 宽: 'w', 长: 'l', 高: 'h' }
const units: Record<string, LengthUnit> = {
  mm: 'mm',
  毫米: 'mm',
  cm: 'cm',
  厘米: 'cm',
  m: 'm',
  米: 'm',
  kg: 'kg',
  kgs: 'kg',
  公斤: 'kg',
  千克: 'kg',
  t: 't',
  吨: 't',
}
const factors: Record<LengthUnit, number> = { mm: 1, cm: 10, m: 1000, kg: 1, t: 1000 }

// Both patterns look at what follows, so the longer one of two words is found in any order.
const markPattern = new RegExp(`(${Object.keys(labels).join('|')})\\.?\\s?[=:]?\\s?(?=\\d)`, 'iy')
const digitsPattern = /\d[\d.,]*/y
const rangePattern = /[-~–—]\d[\d.,]*/y
// A unit must not be followed by a letter, except the x of `6mx3`, which is a separator.
const unitPattern = new RegExp(
  `\\s?(${Object.keys(units).join('|')})(?<![a-z](?=[a-wyz\\d]))(?!x(?!\\s?\\d))`,
  'iy',
)
const suffixPattern = /\s?([方圆厚宽长高])(?![\p{Script=Han}\d])/uy
const latinCross =
  /x(?=\s?(?:[φ□]|(?:od|id|wt|[dlhtwsa])\s?[=:]?\s?\d|\d[\d.,]*(?![\d.,])\s?(?:mm|cm|m|kg|t)?(?:x|[^a-z]|$)))/iy
const wordPattern = /[a-z0-9][a-z0-9.#-]*/iy
const tolerancePattern = /±\s?\d[\d.]*(?:mm)?|\([+±-][\d.+/-]{1,12}\)/y
const steelNumber = /(\d{2,4})(?:#|号?钢(?![锭管坯板]))/y
const punctuation = /[,;:。、()[\]{}|·=_."'!?-]/

/** Matches a sticky pattern at a position. */
function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** A grade's code in the spelling of the table: its own, or that of the exact equivalent that was typed. */
export function gradeCode(text: string): string | undefined {
  const grade = findGrade(text)
  const typed = foldGrade(text)
  return grade?.equivalents.find((other) => foldGrade(other.code) === typed)?.code ?? grade?.code
}

/** As many as DIN writes: `X 6 CrNiMoTi 17 12 2`. */
const maxGradeWords = 6

/** The longest grade name at a position; a bare number (45, 304) is left to the parser. */
function gradeAt(text: string, at: number): Token | undefined {
  const steel = matchAt(steelNumber, text, at)
  const steelCode = steel && gradeCode(steel[1]!)
  if (steel && steelCode) return { kind: 'material', code: steelCode, start: at, end: steelNumber.lastIndex }
  const ends: number[] = []
  let next = at
  while (ends.length < maxGradeWords) {
    const word = matchAt(wordPattern, text, next)
    if (!word) break
    const trimmed = word[0].replace(/[.-]+$/, '')
    ends.push(next + trimmed.length)
    next += word[0].length + 1
    if (text[next - 1] !== ' ' || trimmed !== word[0]) break
  }
  for (const end of ends.reverse()) {
    const name = text.slice(at, end)
    if (!/[a-z]/i.test(name) ? !/^\d\.\d{4}$/.test(name) : /^\d+(?:\.\d+)?(?:mm|m)? /i.test(name)) continue
    if (/^\s?×\s?[φ\d]/.test(text.slice(end, end + 4))) continue
    const code = gradeCode(name)
    if (code) return { kind: 'material', code, start: at, end }
  }
  return undefined
}

/** A number with its mark, unit and suffix; a quantity; or `bad` for a range or an unreadable number. */
function numberAt(text: string, lower: string, start: number): Token | undefined {
  const label = matchAt(markPattern, text, start)
  const at = label ? markPattern.lastIndex : start
  const digits = matchAt(digitsPattern, text, at)?.[0].replace(/[.,]+$/, '')
  if (!digits) return undefined
  let end = at + digits.length
  if (matchAt(rangePattern, text, end)) return { kind: 'bad', start, end: rangePattern.lastIndex }
  const number = plainNumber(digits)
  if (number === undefined) return { kind: 'bad', start, end }
  if (!label && Number.isInteger(number)) {
    const counted = quantityUnitAt(lower, end, number)
    if (counted) return { kind: 'quantity', count: number, unit: counted.unit, start, end: counted.end }
  }
  const unitWord = matchAt(unitPattern, text, end)?.[1]
  const unit = unitWord === undefined ? undefined : units[unitWord.toLowerCase()]
  if (unit) end = unitPattern.lastIndex
  let mark = label ? labels[label[1]!.toLowerCase()] : undefined
  const suffix = mark ? undefined : matchAt(suffixPattern, text, end)?.[1]
  if (suffix) {
    mark = suffixes[suffix]
    end = suffixPattern.lastIndex
  }
  if (/[a-z]/i.test(text[end] ?? '') && !matchAt(latinCross, text, end)) return undefined
  const value = Number((number * factors[unit ?? 'mm']).toFixed(6))
  const weak = /^[atwlhs]\s?$/i.test(label?.[0] ?? '')
  return { kind: 'number', value, unit, mark, suffixed: suffix !== undefined, weak, start, end }
}

function tokenAt(text: string, lower: string, at: number, previous: Token | undefined): Token {
  const char = text[at]!
  const glued = at > 0 && /[a-z0-9]/i.test(text[at - 1]!)
  const afterNumber =
    previous?.kind === 'number' || previous?.kind === 'bad' || previous?.kind === 'tolerance'
  if (char === '×' || (afterNumber && matchAt(latinCross, text, at)))
    return { kind: 'join', joint: 'x', start: at, end: at + 1 }
  const tolerance = matchAt(tolerancePattern, text, at)
  if (tolerance) return { kind: 'tolerance', start: at, end: tolerancePattern.lastIndex }
  const afterJoin = previous?.kind === 'join' && previous.joint !== '+'
  if (!glued && !afterJoin) {
    const grade = gradeAt(text, at)
    if (grade) return grade
  }
  const known = wordAt(lower, at)
  const number = !glued || afterNumber || previous?.kind === 'join' ? numberAt(text, lower, at) : undefined
  // 圆300 is a category and a number, 直径300 and 长6000 are labelled numbers.
  if (number) return number
  if (known) return { ...known.word, start: at, end: at + known.length }
  if (char === '/' || char === '+') return { kind: 'join', joint: char, start: at, end: at + 1 }
  if (punctuation.test(char)) return { kind: 'punctuation', start: at, end: at + 1 }
  const word = matchAt(wordPattern, text, at)
  const length = word?.[0].replace(/[.-]+$/, '').length ?? String.fromCodePoint(text.codePointAt(at)!).length
  return { kind: 'unknown', start: at, end: at + length }
}

/** Returns the tokens of a normalised line, in linear time: every pattern is anchored and bounded. */
export function tokenise(text: string): Token[] {
  const lower = text.toLowerCase().length === text.length ? text.toLowerCase() : text
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    if (/\s/.test(text[at]!)) {
      at += 1
      continue
    }
    const token = tokenAt(text, lower, at, tokens.at(-1))
    tokens.push(token)
    at = token.end
  }
  return tokens
}
