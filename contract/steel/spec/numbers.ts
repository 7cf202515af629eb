// Numbers as traders write them: digit groups, decimal points and commas, fractions of an inch.
import { anyOf, matchAt } from './patterns.ts'

/** Words for the inch in the languages of the trade. */
export const inchWords =
  'inch|inches|inch.|zoll|pulgada|pulgadas|pulg|pulg.|pollice|pollici|pouce|pouces|polegada|polegadas|cale|cali|palce|palců|дюйм|дюйма|дюймов|インチ|인치'
const inches = anyOf(inchWords.split('|'))
const anyInches = new RegExp(`\\d\\s?"|[\\d/]\\s?(?:in|${inches})(?!\\p{L})|英寸|吋`, 'iu')

/** How the numbers of a line are written, seen from the whole of it. */
export type Notation = {
  /** An inch sign or word stands somewhere, so that 3/4 is a fraction. */
  hasInches: boolean
  /** A decimal comma stands somewhere (`300,5`), so that a point groups digits. */
  hasDecimalComma: boolean
  /** The line is in a language that writes 1,240 for 1.24, though it may have its decimals behind a point, too. */
  isCyrillic: boolean
  /** Whether digits name a grade (`410`), which may stand beside a number. */
  isGrade: (digits: string) => boolean
}

/** `isGrade` is the table of grades; where none is mentioned, as in a cutting plan, no digits name one. */
export function notationOf(
  text: string,
  isGrade: Notation['isGrade'] = () => false,
  isInInches = false,
): Notation {
  return {
    hasInches: isInInches || anyInches.test(text),
    hasDecimalComma: /\d,\d{1,2}(?!\d)/.test(text) && !/\d\.\d{1,2}(?!\d)/.test(text),
    isCyrillic: /[\u0400-\u04ff]/.test(text),
    isGrade,
  }
}

const metric = /\d\s?(?:mm|cm|m|毫米|厘米|米)(?![a-z])/i
const inchSign = new RegExp(`["”″吋]|英寸|\\d\\s?(?:in|${inches})(?!\\p{L})`, 'iu')
const openFraction = /(?<![\d.,/⁄×x*φ+-]|gb)(?:\d{1,2}(?:-|\s))?(\d{1,2})\/(2|4|8|16|32|64)(?![\d.,/⁄%])/gi

const inchesOfFeet = /(\d\s?(?:ft|feet|foot|'))\s?-?\s?\d[\d\s/-]*\s?(?:"|in(?:ch|ches)?(?![a-z]))/gi

/** Whether a number has the sign of an inch; the inches behind feet (14 ft 2 in) say nothing of the others. */
export const hasInchSign = (text: string): boolean => inchSign.test(text.replace(inchesOfFeet, '$1'))

/** Whether a line has sizes like 3-1/2 or 1 1/4, which may be inches although nothing says so. */
export const mayBeInches = (text: string): boolean =>
  text.includes('/') &&
  !metric.test(text) &&
  !hasInchSign(text) &&
  [...text.matchAll(openFraction)].some(
    ([, top, bottom]) => Number(top) % 2 === 1 && Number(top) < Number(bottom),
  )

/** `other` is a second possible value: `1.500` may be one and a half or fifteen hundred. */
export type Amount = { value: number; other?: number; end: number }
export type BadAmount = { isBad: true; end: number }

/** Where a number stands: only after a sign may a blank group digits, `φ300×1 200` but not `10 219×32`. */
export type Place = 'section' | 'joint' | 'label' | 'free'

const fraction = /(?:(\d{1,3})(?:\s?-\s?|\s))?(\d{1,2})\s?([/⁄])\s?(\d{1,2})(?![\d.,/⁄])/y
const inchNext = new RegExp(`\\s?(?:"|in(?![a-z])|${inches}|英寸|吋|寸)`, 'iy')
const denominators = new Set([2, 4, 8, 16, 32, 64])
const blanks = /(\d{1,3})((?: \d{3})+)([.,]\d{1,2})?(?!\d|[.,]\d)/y
/** What follows a number that a blank groups: its unit, or another such number. */
const surelyOne = /\s?(?:mm|[×x/]\s?\d{1,3} \d{3}(?!\d))/iy
const apostrophes = /\d{1,3}(?:'\d{3})+(?:[.,]\d{1,2})?(?![\d'"])/y
const plain = /\d[\d.,]*/y
/** .750 as Americans write it. */
const withoutZero = /\.\d{1,4}(?![\d.,])/y
const finerUnit = /\s?(?:m(?!m)|t(?:o|on|ons|onnen?|n)?(?![a-z])|톤|kg|cm|"|in(?![a-z])|zoll|米|吨|公斤)/iy
/** 24,513,9384 may be three numbers or two. */
const listNext = /\s?,\s?\d/y
const massNext = /\s?(?:kgs?|lbs?|公斤|千克|磅)/iy
const counted = /,\d{1,3}\s?[支件块套根个只条]/y

/** The longest length that is believed of digits grouped by a blank or a comma, in mm. */
const longest = 30_000

const joined = (digits: string) => Number(digits.replace(/[\s',]/g, ''))

function fractionAt(
  text: string,
  at: number,
  place: Place,
  notation: Notation,
): Amount | BadAmount | undefined {
  const match = matchAt(fraction, text, at)
  if (!match) return undefined
  const end = fraction.lastIndex
  const [, whole, top, slash, bottom] = match
  const [numerator, denominator] = [Number(top), Number(bottom)]
  if (numerator >= denominator || !denominators.has(denominator)) return undefined
  // 304 3/4" is a grade and its size, 20 3/4" may be.
  const isGrade =
    whole !== undefined && place === 'free' && !text.slice(at, end).includes('-') && notation.isGrade(whole)
  const isInch = notation.hasInches || matchAt(inchNext, text, end) !== null
  if (!isInch) return slash === '/' ? undefined : { isBad: true, end }
  if (isGrade) return whole.length > 2 ? undefined : { isBad: true, end }
  return { value: Number(whole ?? 0) + numerator / denominator, end }
}

/** Digits grouped by blanks; bad where the groups may as well be two numbers. */
function blankGroupsAt(
  text: string,
  at: number,
  place: Place,
  notation: Notation,
): Amount | BadAmount | undefined {
  const match = matchAt(blanks, text, at)
  // T6 900×2000: a letter's number is whole, what follows is another one.
  if (!match || /[a-wyz]$/i.test(text.slice(Math.max(0, at - 1), at))) return undefined
  const [whole, first, groups, decimals] = match
  const end = at + whole.length
  const value = joined(first + groups!) + (decimals ? Number(`0.${decimals.slice(1)}`) : 0)
  if (value > longest || Number(first) > 12 || first!.startsWith('0')) return undefined
  const last = groups!.trim()
  const isGrade = notation.isGrade(last) || (place === 'free' && notation.isGrade(first!))
  const isCount = /^\s?[支件块套根个只条]/.test(text.slice(end, end + 2))
  const hasUnit = matchAt(surelyOne, text, end) !== null
  // SW3 360 cm is no hexagon of 33 m.
  const isLongUnit = matchAt(finerUnit, text, end) !== null
  if (isGrade || isCount || isLongUnit || (place === 'free' && !hasUnit)) return { isBad: true, end }
  // φ5 300 may be a bar of 5 mm and its length, unless × says that the length is still to come.
  if (place === 'section' && !/^\s?[×x/]/.test(text.slice(end, end + 2))) return { isBad: true, end }
  return { value, end }
}

function separatedAt(text: string, at: number, notation: Notation): Amount | BadAmount | undefined {
  const digits = matchAt(plain, text, at)?.[0].replace(/[.,]+$/, '')
  if (digits === undefined) return undefined
  const end = at + digits.length
  const is = (value: number, other?: number): Amount => ({
    value,
    end,
    ...(other !== undefined && { other }),
  })
  const upTo = (comma: number): Amount => ({ value: Number(digits.slice(0, comma)), end: at + comma })
  if (digits.length > 14 || /^0\d/.test(digits)) return { isBad: true, end }
  if (/^\d+$/.test(digits)) return is(Number(digits))
  const comma = digits.indexOf(',')
  if (comma > 0 && /^\d+$/.test(digits.slice(0, comma)) && matchAt(counted, text, at + comma))
    return upTo(comma)
  if (/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(digits)) {
    const value = joined(digits)
    const isList = matchAt(listNext, text, end) !== null
    if (isList || (value > longest && !matchAt(massNext, text, end))) return { isBad: true, end }
    const decimal = /^\d+,\d{3}$/.test(digits) ? Number(digits.replace(',', '.')) : undefined
    return is(value, notation.hasDecimalComma || notation.isCyrillic ? decimal : undefined)
  }
  if (/^[1-9]\d{0,2}(?:\.\d{3})+,\d{1,2}$/.test(digits))
    return is(Number(digits.replaceAll('.', '').replace(',', '.')))
  if (/^[1-9]\d{0,2}(?:\.\d{3}){2,}$/.test(digits)) return is(Number(digits.replaceAll('.', '')))
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(digits)) {
    const grouped = Number(digits.replace('.', ''))
    return notation.hasDecimalComma ? is(grouped) : is(Number(digits), grouped)
  }
  if (/^\d+\.\d+$/.test(digits)) return is(Number(digits))
  // Dimensions in millimetres have one decimal, so 1551,55 may be two numbers.
  if (/^\d+,\d\d$/.test(digits) && !matchAt(finerUnit, text, end)) return { isBad: true, end }
  if (/^\d+,\d{1,2}$/.test(digits)) return is(Number(digits.replace(',', '.')))
  if (/^\d+,\d{4,}$/.test(digits)) return upTo(comma)
  if (/^0,\d{3}$/.test(digits)) return is(Number(digits.replace(',', '.')))
  return { isBad: true, end }
}

/** The number at a position, without its unit. */
export function amountAt(
  text: string,
  at: number,
  place: Place,
  notation: Notation,
): Amount | BadAmount | undefined {
  const point = text[at] === '.' ? matchAt(withoutZero, text, at)?.[0] : undefined
  // No.500 and 300...500 have another point.
  const isOwn =
    place === 'label' || place === 'section' || /^$|[\s×x(/~–-]/i.test(text.slice(Math.max(0, at - 1), at))
  if (point && isOwn) return { value: Number(point), end: at + point.length }
  const grouped = fractionAt(text, at, place, notation) ?? blankGroupsAt(text, at, place, notation)
  if (grouped) return grouped
  const swiss = matchAt(apostrophes, text, at)?.[0]
  if (swiss) return { value: joined(swiss.replace(/,(\d{1,2})$/, '.$1')), end: at + swiss.length }
  return separatedAt(text, at, notation)
}

/**
 * A number of three decimals by its unit: metres, tonnes, inches and feet are written so, and what was grouped would
 * be absurd; of millimetres both readings stay.
 */
export function withUnitKnown({ value, other, end }: Amount, unit: string | undefined): Amount {
  if (other === undefined) return { value, end }
  const [small, large] = value < other ? [value, other] : [other, value]
  if (unit === 'm' || unit === 't' || unit === 'in' || unit === 'ft') return { value: small, end }
  return { value: large, other: small, end }
}

export const isBelievable = (value: number): boolean => value > 0 && value <= 1_000_000
