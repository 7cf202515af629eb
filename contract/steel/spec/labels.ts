// Reads the words and signs that say which dimension a number is, before it or after it.
import { gradeCode } from './grade_names.ts'
import { labelWords, markAfter, markBefore } from './label_words.data.ts'
import type { Mark } from './labels_by_language.data.ts'
import { rangeWords } from './open_ranges.ts'
import { anyOf, latinCross, matchAt } from './patterns.ts'

/** Where a number begins: a digit, a point before one, or a Chinese numeral; the word for the end of a range may stand before it. */
const number = `(?=(?:(?:${rangeWords})\\s?)?(?:[\\d一二两三四五六七八九十百半]|\\.\\d))`
// After a word, the sign of a drawing may follow: 外径φ500, 长L=1200, bore Ø300. The point of dia.50 is the word's, that of φ.5 the number's.
const prefix = new RegExp(
  `(${anyOf(markBefore.keys())})(?:(?<=[a-z])\\.(?!\\d{3}\\s?(?:"|in(?:ch)?(?![a-z])))|\\.(?!\\d))?\\s?(?:[=:为是]|of|ca\\.)?\\s?(?:(?<![φ□])(?<=[^a-z]|[a-z]{2}\\s?[=:]?\\s?)[φdlhtsδ]\\s?[=:]?\\s?)?${number}`,
  'iy',
)
const suffixWords = anyOf(markAfter.keys())
const suffix = new RegExp(`\\s?的?(${suffixWords})(?![a-wyz]|x(?!\\s?(?:\\d|${labelWords})))`, 'iy')
// Numbers each with its label behind it: `32厚400宽2000长`, `500 OD × 300 ID × 150 high`.
const unitWords = `mm|cm|m|毫米|厘米|米|"|in|inch|'|ft|feet`
// 1200 long 5 pcs: what follows is no length.
const counted = `\\s?\\d{1,4}\\s?(?:[支件块套根个只条]|pcs?|pieces?|bars?|blocks?|off|nos?|ea|stück|stk)(?![a-z])`
const countAfter = new RegExp(counted, 'iy')
const run = new RegExp(
  `(?:\\s?\\d[\\d.,]*\\s?(?:${unitWords})?\\s?(?:${suffixWords})(?![a-wyz])\\s?[×x,;、/]?){1,6}(?:(?=${counted})|(?![\\s.]{0,3}\\d)|(?=\\s\\d[\\d.,]*\\s?(?:m|mtrs?|ft|')(?![a-z])))`,
  'iy',
)

export type LabelMatch = {
  mark: Mark
  end: number
  /** A single Latin letter without a sign (`T91`, `A182`) may be part of a name. */
  isWeak: boolean
}

/** The label before a number, which begins at `end`. */
export function labelBefore(text: string, at: number): LabelMatch | undefined {
  const match = matchAt(prefix, text, at)
  if (!match) return undefined
  const mark = markBefore.get(match[1]!.toLowerCase())!
  // Of cond. A φ50 the sign says what the number is.
  if (match[0].includes('φ') && !['dia', 'od', 'id'].includes(mark)) return undefined
  return {
    mark,
    end: prefix.lastIndex,
    isWeak: /^[atwlhsb]\s?$/i.test(match[0]),
  }
}

const cross = /x\s?/iy

/** The end of a Latin x that separates two numbers, the second of which may have a label: `500 x Wandstärke 20`. */
export function crossAt(text: string, at: number): number | undefined {
  const isCross =
    matchAt(latinCross, text, at) ?? (matchAt(cross, text, at) && labelBefore(text, cross.lastIndex))
  return isCross ? at + 1 : undefined
}

/**
 * The label after a number that has none before it. In `300长1200` and `300 长1200` the label belongs to the number
 * after it; in `300长 1200` and where every number of a run is followed by one, to the number before.
 */
export function labelAfter(
  text: string,
  numberStart: number,
  at: number,
): { mark: Mark; end: number } | undefined {
  const match = matchAt(suffix, text, at)
  if (!match) return undefined
  const end = suffix.lastIndex
  const word = match[1]!.toLowerCase()
  // 180*900 圆: behind a blank it is the word for the shape; 305W is a width, 305 W may be anything.
  if (/^\s[圆方w]$/i.test(match[0])) return undefined
  // 300圆钢 is a word of its own, and so is 300方案.
  if (
    /\p{Script=Han}/u.test(text[end] ?? '') &&
    /\p{Script=Han}/u.test(word.at(-1)!) &&
    text[end] !== '乘' &&
    !startsLabel(text, end)
  )
    return undefined
  // Of 150 内孔300 the label is 内孔, and it belongs to 300.
  const longer = labelBefore(text, end - word.length)
  const isBeforeCount = matchAt(countAfter, text, end) !== null
  // 1040 çap 120: what follows a name of AISI is the label of the next number.
  const isName =
    /^\d{4}$/.test(text.slice(numberStart, at)) && gradeCode(text.slice(numberStart, at)) !== undefined
  const nextIsNumber =
    !isBeforeCount &&
    !isBeforeGrade(text, end, word) &&
    (longer !== undefined || /^\s?[=:φ]?\s?\.?\d/.test(text.slice(end, end + 5)))
  if (nextIsNumber && isName) return undefined
  if (nextIsNumber && !isOfNumberBefore(text, numberStart, match[0], end)) return undefined
  return { mark: markAfter.get(word)!, end }
}

const numberedSteel = /\s\d{2,4}\s?(?:#|号|钢|(?<=\s\d\d\s)(?:steel|stahl|сталь))/iy
const bareNumber = /\s(\d{4})(?=$|[\s,;])/y
/** Labels behind which a name of AISI is no size: nothing has a section of 4140 mm. */
const beforeNames = /^(?:long|lg|dia(?:m|meter)?\.?|od|sq\.?|square|a\/?f)$/

/** Whether a grade follows, so that a label between two numbers is the first one's: 25 dia 45#, 24 long 4140, 2" sq 4140. */
function isBeforeGrade(text: string, end: number, word: string): boolean {
  if (matchAt(numberedSteel, text, end)) return true
  if (!beforeNames.test(word)) return false
  const digits = matchAt(bareNumber, text, end)?.[1]
  return digits !== undefined && gradeCode(digits) !== undefined
}

const startsLabel = (text: string, at: number): boolean => matchAt(prefix, text, at) !== null

const longNext = /^\s\d[\d.,]{0,5}\s?(?:'|(?:m|mtrs?|met(?:er|re)s?|ft)(?![a-z]))/i
/** Longer than any bar is thick. */
const longer = /^\s(?:1[5-9]|[2-9]\d|1\d\d)\d\d(?![\d.,]|\s?[×x/])/

function isOfNumberBefore(text: string, numberStart: number, written: string, end: number): boolean {
  const blankBefore = /^\s/.test(written)
  const blankAfter = /\s/.test(text[end] ?? '')
  if (/[=:φ]/.test(text.slice(end, end + 2))) return false
  // Of 40mm dia 3 m the label is the section's.
  if (
    /(?:dia(?:m|meter)?|od|sq|φ|across flats|a\/?f|sw)\.?$/i.test(written) &&
    longNext.test(text.slice(end, end + 14))
  )
    return true
  if (written.endsWith('φ') && longer.test(text.slice(end, end + 8))) return true
  if (blankBefore !== blankAfter) return blankAfter
  return matchAt(run, text, numberStart) !== null
}
