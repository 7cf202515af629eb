/** Pure functions that read numbers with the units that people write beside them. */
import { typedNumber } from '#contract/steel/typed_number.ts'
import { currencyOf, type Currency } from './currencies.ts'
import { factorOf, isOnlyUnit, type Measure } from './written_units.ts'

const measures: Readonly<Record<string, readonly [Measure, number]>> = {
  kg: ['mass', 1],
  t: ['mass', 1000],
  mm: ['length', 1],
}

/** Returns what a field's unit measures and its factor to kg or mm; undefined for units that people do not confuse. */
export const measureOf = (unit: string | undefined): readonly [Measure, number] | undefined =>
  measures[unit ?? '']

export type Written = {
  /** The number as written; undefined if there is none or more than one. */
  value: number | undefined
  /** Currency named before or after the number. */
  currency?: Currency
  /** What follows the number: `吨`, `元/吨`, `支`. */
  rest: string
}

/** Splits `￥5,200 元/吨` into number, currency and what follows. */
export function readWritten(text: string): Written {
  const plain = text
    .normalize('NFKC')
    .replaceAll('¥', '¥')
    // Swiss thousands: 1'388.2.
    .replace(/(?<=\d)['’](?=\d{3}(?!\d))/g, '')
    .trim()
  const match = /^([^\d.+-]*)([+-]?[\d.,、。\s]*\d\.?)(.*)$/s.exec(plain)
  if (!match) return { value: undefined, rest: plain }
  const [, before = '', digits = '', after = ''] = match
  const currency = currencyOf(`${before} ${after}`)
  const bare = (part: string) => part.replace(/us\$|usd|\$|eur|€|¥|cny|rmb|人民币|美元|欧元|元/gi, '').trim()
  const value = bare(before) === '' ? typedNumber(digits) : undefined
  return { value, rest: bare(after).replace(/^\//, '').trim().toLowerCase(), ...(currency && { currency }) }
}

/** Returns a number converted to the field's unit, or undefined if the text is no number or its unit does not fit. */
export function readAmount(
  text: string,
  wanted: string | undefined,
  headingUnit: string,
): number | undefined {
  const { value, rest } = readWritten(text)
  if (value === undefined) return undefined
  const measure = measureOf(wanted)
  if (!measure) return rest === '' ? value : undefined
  // 3-6米, 7/8吨, 6000mm以上: several numbers, or more than a number, are none.
  if (rest !== '' && !isOnlyUnit(rest)) return undefined
  const named = factorOf(rest || headingUnit, measure[0])
  if (named === null || (rest !== '' && named === undefined)) return undefined
  const factor = named === undefined ? 1 : named / measure[1]
  const amount = scaled(value, factor)
  // As in a specification line, inches and feet become tenths of a millimetre.
  return measure[0] === 'length' && factor % inch === 0 ? Math.round(amount * 10) / 10 : amount
}

/** The mm of an inch. */
export const inch = 25.4

/** Multiplies without leaving a rounding error in the last digits. */
export const scaled = (value: number, factor: number): number =>
  factor === 1 ? value : Number((value * factor).toPrecision(12))
