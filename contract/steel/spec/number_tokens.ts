// A number of a specification line with its label, unit and suffix, or as a range or a count.
import { oddGradeAt } from './grade_names.ts'
import { crossAt, labelAfter, labelBefore } from './labels.ts'
import type { Mark } from './labels_by_language.data.ts'
import { amountAt, type Amount, isBelievable, type Notation, type Place, withUnitKnown } from './numbers.ts'
import { type RangeEnd, rangeEndBefore, rangeEndBehind } from './open_ranges.ts'
import { isNumeral, numeralAt, spokenRest } from './numerals.ts'
import { matchAt } from './patterns.ts'
import type { NumberToken, Token } from './token.ts'
import { toleranceAt, toleranceClassAt } from './tolerances.ts'
import { cunMm, inBase, isMass, type SpecUnit, unitAt } from './units.ts'
import { labelledCountAt, quantityUnitAt } from './words.ts'

type Context = { text: string; lower: string; notation: Notation; previous: Token | undefined }

const rangeSign = /\s?(-|~|–|至|到|\.{2,3}|…)\s?(?=[φ\d]|\.\d)|(—)(?=[φ\d])|\s(to|bis|a|à|до)\s(?=[φ\d])/iy
/** The farthest that a hyphen is believed to stand for a range: 200-220, not 300-1200. */
const farthest = 3

type Measure = { value: number; other?: number; amount: number; unit?: SpecUnit; end: number }

/** A number with its unit; feet may be followed by inches, and a spoken unit by a rest (一米二). */
function measureAt({ text, notation }: Context, amount: Amount): Measure {
  const found = unitAt(text, amount.end)
  const { value, other } = withUnitKnown(amount, found?.unit)
  if (!found) {
    // Beside inches .188 is of inches.
    const isInches =
      notation.hasInches &&
      value < 1 &&
      /(?:^|[^\d])\.\d+$/.test(text.slice(Math.max(0, amount.end - 6), amount.end))
    return isInches
      ? { value: inBase(value, 'in'), amount: value, unit: 'in', end: amount.end }
      : { value, other, amount: value, end: amount.end }
  }
  const { unit, end } = found
  if (unit === 'ft') {
    const at = end + (matchAt(/\s?-?\s?/y, text, end)?.[0].length ?? 0)
    const inches = amountAt(text, at, 'label', notation)
    const inchUnit = inches && !('isBad' in inches) ? unitAt(text, inches.end) : undefined
    if (inches && !('isBad' in inches) && inchUnit?.unit === 'in')
      return { value: inBase(value * 12 + inches.value, 'in'), amount: value, unit, end: inchUnit.end }
  }
  if ((unit === 'm' || unit === 't') && /[米吨]/.test(text[end - 1]!)) {
    const rest = spokenRest(text, end)
    // 6米5支 is six metres and five pieces.
    if (rest && !quantityUnitAt(text, rest.end, 1))
      return { value: inBase(value + rest.value, unit), amount: value, unit, end: rest.end }
  }
  const second = other === undefined ? undefined : inBase(other, unit)
  if (unit === 'cun')
    return {
      value: inBase(value, unit),
      other: Math.round(value * cunMm * 10) / 10,
      amount: value,
      unit,
      end,
    }
  return { value: inBase(value, unit), other: second, amount: value, unit, end }
}

/** A Chinese numeral counts as a number only with a sign of one: a label, a unit, a counter or a word for a section. */
function spokenAt({ text, lower, previous }: Context, at: number, isLabelled: boolean): Amount | undefined {
  const numeral = isNumeral(text[at - 1]) ? undefined : numeralAt(text, at)
  if (!numeral) return undefined
  const { end } = numeral
  const isAfterJoin = previous?.kind === 'join'
  const isFollowed =
    unitAt(text, end) !== undefined ||
    quantityUnitAt(lower, end, numeral.value) !== undefined ||
    (end - at > 1 && /^的?\s?(?:圆|方|乘|长|宽|高|厚|六角|扁)/.test(text.slice(end, end + 4))) ||
    (/[百千]/.test(text.slice(at, end)) && end - at > 1 && !/\p{Script=Han}/u.test(text[end] ?? ''))
  if (!isLabelled && !isAfterJoin && !isFollowed) return undefined
  // 十 of 十字, 一 of 一级 and the like are words.
  if (!isFollowed && /\p{Script=Han}/u.test(text[end] ?? '') && text[end] !== '乘') return undefined
  return numeral
}

/** Of a length from 5.350 to 5.900 mm the points group: no bar is so short. */
const whole = (measure: Measure, isDiameter: boolean): Measure => {
  const { other, value, unit, ...rest } = measure
  if (other === undefined || isDiameter || (unit !== undefined && unit !== 'mm')) return measure
  const larger = Math.max(value, other)
  return { ...rest, value: larger, amount: larger, ...(unit && { unit }) }
}

/** The upper end of a range that begins with a measure; null for what looks like one but is none. */
function rangeEnd(
  context: Context,
  first: Measure,
  isDiameter: boolean,
): (Measure & { min: number }) | null | undefined {
  const { text, notation } = context
  const sign = matchAt(rangeSign, text, first.end)
  if (!sign) return undefined
  let at = rangeSign.lastIndex
  if (text[at] === 'φ') {
    if (!isDiameter) return undefined
    at += 1
  }
  const amount = amountAt(text, at, 'free', notation)
  if (!amount || 'isBad' in amount) return null
  const to = whole(measureAt(context, amount), isDiameter)
  const from = whole(first, isDiameter)
  // 3 mts - 2 TM: between blanks a hyphen also separates a length from a weight.
  const isSeparator = /^\s-\s$/.test(sign[0])
  if (isSeparator && from.unit && to.unit && isMass(from.unit) !== isMass(to.unit)) return undefined
  // 22' - 4 jts: what follows is a number of pieces.
  if (isSeparator && Number.isInteger(to.amount) && quantityUnitAt(context.lower, to.end, to.amount))
    return undefined
  if (from.unit && !to.unit) return null
  const min = from.unit ? from.value : inBase(from.amount, to.unit)
  // 1/2"-17" and φ20-φ100: a hyphen between two sizes that both have their sign is no other sign.
  const isSigned = (from.unit === 'in' && to.unit === 'in') || text[at - 1] === 'φ'
  const isFar = /[-–—]/.test(sign[0]) && to.value > min * farthest && !isSigned
  // Of L 2300 - 9 pz the second is a number of pieces.
  if (min >= to.value && isSeparator) return undefined
  if (min >= to.value || isFar || from.other !== undefined || to.other !== undefined) return null
  return { ...to, min }
}

/** Labels of a section, after which a length may follow without a sign. */
const sectionMarks: ReadonlySet<Mark> = new Set<Mark>(['dia', 'od', 'a', 's'])

/** The largest size without label and unit that is believed where a range has one end: 5000以下 may be a price. */
const largestBare = 1500

/** What stands before a number: its label, and which end of a range it is, in either order. */
function opening(text: string, start: number) {
  // <b>φ300 is markup.
  const isMarkup = /[<>]/.test(text[start]!) && /[^\s(×]/.test(text[start - 1] ?? ' ')
  const ahead = isMarkup ? undefined : rangeEndBefore(text, start)
  const label = labelBefore(text, ahead?.end ?? start)
  const inner = label && !ahead ? rangeEndBefore(text, label.end) : undefined
  return {
    label,
    said: ahead ?? inner,
    at: inner?.end ?? label?.end ?? ahead?.end ?? start,
  }
}

/** The ends of a range with one end, of which the other is 0 or infinite. */
const oneEnd = (is: RangeEnd, value: number) =>
  is === 'from' ? { value, max: Infinity } : { value: 0, max: value }

/** A number with its mark, unit and suffix; a quantity; or `bad` for an unreadable number. */
export function numberAt(context: Context, start: number): Token | undefined {
  const { text, lower, previous, notation } = context
  const counted = labelledCountAt(lower, start)
  if (counted) return { kind: 'quantity', start, ...counted }
  const { label, said, at } = opening(text, start)
  // 长 45# has no length.
  if (label && matchAt(/\d{2,4}\s?(?:#|号|钢)/y, text, at)) return undefined
  const place: Place = label
    ? sectionMarks.has(label.mark)
      ? 'section'
      : 'label'
    : previous?.kind === 'join'
      ? 'joint'
      : 'free'
  const amount = amountAt(text, at, place, notation) ?? spokenAt(context, at, label !== undefined)
  if (!amount) return undefined
  if ('isBad' in amount) return { kind: 'bad', start, end: badEnd(text, amount.end) }
  if (!label && Number.isInteger(amount.value) && amount.other === undefined) {
    const unit = quantityUnitAt(lower, amount.end, amount.value)
    if (unit && said) return undefined
    if (unit) return { kind: 'quantity', count: amount.value, unit: unit.unit, start, end: unit.end }
  }
  const measure = measureAt(context, amount)
  // 300-0/+3 is a tolerance.
  const range = toleranceAt(text, measure.end)
    ? undefined
    : rangeEnd(context, measure, label?.mark === 'dia' || label?.mark === 'od')
  if (said?.is === 'both' && !range) return undefined
  if (range === null || (range && said && !said.mayHaveTwo))
    return { kind: 'bad', start, end: badEnd(text, rangeSign.lastIndex) }
  const { value, other, unit, amount: written } = range ?? measure
  let { end } = range ?? measure
  const isOne = !range && !said
  let behind = isOne ? rangeEndBehind(text, end) : undefined
  if (behind) end = behind.end
  // φ200×3000 L-605: the grade, no length.
  const isBeforeGrade = oddGradeAt(text, end + /^\s?/.exec(text.slice(end, end + 1))![0].length)
  const suffix = label || isBeforeGrade ? undefined : labelAfter(text, start, end)
  if (suffix) end = suffix.end
  if (suffix && isOne) behind ??= rangeEndBehind(text, end)
  if (behind) end = Math.max(end, behind.end)
  if (range && quantityUnitAt(lower, end, 2)) return { kind: 'bad', start, end }
  // φ80h9 goes on with its tolerance class.
  const isClassed = label?.mark === 'dia' && toleranceClassAt(text, end, true) !== undefined
  const isLettered = /[a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f]/i.test(text[end] ?? '')
  if (isLettered && !isClassed && !crossAt(text, end)) return undefined
  if (!isBelievable(value)) return { kind: 'bad', start, end }
  const mark = label?.mark ?? suffix?.mark
  const one = range ? undefined : (said ?? behind)?.is
  // C≤0.45 is a content, and 5000以下 may be a price.
  const isNoSize = other !== undefined || (value < 1 && !unit)
  if (one && (isNoSize || (!mark && !unit && place === 'free' && value > largestBare)))
    return { kind: 'bad', start, end }
  const token: NumberToken = {
    kind: 'number',
    value: range ? range.min : value,
    amount: written,
    ...(range && { max: value }),
    ...(one && oneEnd(one, value)),
    ...(other !== undefined && { other }),
    ...(unit && { unit }),
    ...(mark && { mark }),
    ...(suffix && { isSuffixed: true }),
    ...(label?.isWeak && { isWeak: true }),
  }
  return { ...token, start, end }
}

/** An unreadable number ends with its last digit. */
function badEnd(text: string, from: number): number {
  const rest = matchAt(/(?:[-~–—]?\d[\d.,]*)*/y, text, from)
  const end = from + (rest?.[0].length ?? 0)
  return text.slice(from, end).search(/[.,]+$/) >= 0
    ? from + text.slice(from, end).replace(/[.,]+$/, '').length
    : end
}
