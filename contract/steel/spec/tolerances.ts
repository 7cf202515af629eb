// Tolerances after a number: ±1, +2/0, (0/-3), (+1/-2), ±1%.
import { matchAt } from './patterns.ts'

export type Deviation = { plus: number; minus: number; isPercent?: boolean; end: number }

const figure = '(\\d{1,4}(?:[.,]\\d{1,4})?|\\.\\d{1,4})'
const unit = '\\s?(mm)?'
const both = new RegExp(`\\(?\\s?(?:±|\\+\\s?/\\s?-|\\+-)\\s?${figure}\\s?(mm|%)?\\s?\\)?`, 'iy')
const two = new RegExp(
  `(\\(?)\\s?([+-]?)\\s?${figure}${unit}\\s?([/,;~]|(?=[+-]))\\s?([+-]?)\\s?${figure}${unit}\\s?(\\)?)`,
  'iy',
)
const one = new RegExp(`\\(\\s?([+-])\\s?${figure}${unit}\\s?\\)`, 'iy')

const numberOf = (text: string) => Number(text.replace(',', '.'))

/** The tolerance at a position, in the unit of its number unless it says mm; undefined for what is none. */
export function toleranceAt(text: string, at: number): Deviation | undefined {
  const same = matchAt(both, text, at)
  if (same) {
    const value = numberOf(same[1]!)
    return { plus: value, minus: value, ...(same[2] === '%' && { isPercent: true }), end: both.lastIndex }
  }
  const alone = matchAt(one, text, at)
  if (alone) {
    const value = numberOf(alone[2]!)
    const end = one.lastIndex
    return alone[1] === '+' ? { plus: value, minus: 0, end } : { plus: 0, minus: value, end }
  }
  return twoAt(text, at)
}

function twoAt(text: string, at: number): Deviation | undefined {
  const match = matchAt(two, text, at)
  if (!match) return undefined
  const end = two.lastIndex
  const [, open, firstSign, firstText, , separator, secondSign, secondText, , close] = match
  if (Boolean(open) !== Boolean(close)) return undefined
  const signed = (sign: string, value: number) => (sign === '-' ? -value : value)
  const [first, second] = [numberOf(firstText!), numberOf(secondText!)]
  // Each end has a sign, unless it is 0.
  if ((!firstSign && first !== 0) || (!secondSign && second !== 0)) return undefined
  if (!firstSign && !secondSign) return undefined
  // 2024-05-06 is a date.
  if (!separator && firstSign === secondSign) return undefined
  if (/^[\d.]/.test(text.slice(end, end + 1))) return undefined
  const ends = [signed(firstSign!, first), signed(secondSign!, second)]
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  return low === high ? undefined : { plus: high, minus: low === 0 ? 0 : -low, end }
}

/** A tolerance class of ISO 286 behind a size: h9, k12, js6; with a capital letter it is a grade (H13). */
const classOfIso = String.raw`(?:js|[fghk])(?:[5-9]|1[0-6])(?![\p{L}\d×*φ"'-]|[.,]\d)`
const isoClass = new RegExp(classOfIso, 'uy')
const classInText = new RegExp(String.raw`(?<![\p{L}\d])${classOfIso}`, 'gu')
const saidToBeOne = /(?:tol(?:eran[a-z]*)?\.?|公差|допуск)\s?[:：]?\s?$/iu

/** The end of a tolerance class at a position that follows a size, or the word for it. */
export function toleranceClassAt(text: string, at: number, isBehindSize: boolean): number | undefined {
  if (!matchAt(isoClass, text, at)) return undefined
  return isBehindSize || saidToBeOne.test(text.slice(Math.max(0, at - 14), at))
    ? isoClass.lastIndex
    : undefined
}

/** A text without the tolerance classes in it, which no posting has as a value. */
export const withoutToleranceClasses = (text: string): string => text.replace(classInText, ' ').trim()
