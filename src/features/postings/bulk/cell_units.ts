/** Numbers with the units that people write beside them. Pure functions. */
import { typedNumber } from '#contract/steel/typed_number.ts'

const mass: Record<string, number> = {
  t: 1000,
  吨: 1000,
  mt: 1000,
  kg: 1,
  公斤: 1,
  千克: 1,
  g: 0.001,
  克: 0.001,
}
const length: Record<string, number> = { m: 1000, 米: 1000, cm: 10, 厘米: 10, mm: 1, 毫米: 1, 公分: 10 }

const factorIn = (units: Record<string, number>, from: string, to: string): number | undefined => {
  const [a, b] = [units[from], units[to]]
  return a === undefined || b === undefined ? undefined : a / b
}

/** What a number in one unit is times in another; 1 for units that say nothing about it. */
export function unitFactor(written: string, wanted: string | undefined): number {
  const from = written.normalize('NFKC').trim().toLowerCase()
  if (!wanted || !from) return 1
  return factorIn(mass, from, wanted) ?? factorIn(length, from, wanted) ?? 1
}

/** Whether a text after a number is a unit of the same sort as the field's. */
const isUnit = (written: string, wanted: string | undefined): boolean =>
  wanted !== undefined &&
  (factorIn(mass, written, wanted) !== undefined || factorIn(length, written, wanted) !== undefined)

export type Written = {
  /** The number as it stands; undefined where there is none or more than one. */
  value: number | undefined
  /** Sign of a currency before or after it. */
  currency?: 'CNY' | 'USD' | 'EUR'
  /** What follows: `吨`, `元/吨`, `支`. */
  rest: string
}

const currencies: readonly [RegExp, NonNullable<Written['currency']>][] = [
  [/us\$|usd|\$|美元/i, 'USD'],
  [/eur|€|欧元/i, 'EUR'],
  [/¥|cny|rmb|人民币|元/i, 'CNY'],
]

/** Splits `￥5,200 元/吨` into number, currency and what follows. */
export function readWritten(text: string): Written {
  const plain = text.normalize('NFKC').replaceAll('¥', '¥').trim()
  const match = /^([^\d.+-]*)([+-]?[\d.,、。\s]*\d\.?)(.*)$/s.exec(plain)
  if (!match) return { value: undefined, rest: plain }
  const [, before = '', digits = '', after = ''] = match
  const around = `${before} ${after}`
  const currency = currencies.find(([sign]) => sign.test(around))?.[1]
  const bare = (part: string) => part.replace(/us\$|usd|\$|eur|€|¥|cny|rmb|人民币|美元|欧元|元/gi, '').trim()
  const value = bare(before) === '' ? typedNumber(digits) : undefined
  return { value, rest: bare(after).replace(/^\//, '').trim().toLowerCase(), ...(currency && { currency }) }
}

/** A number in the field's unit, or undefined where the text is no number or has another unit. */
export function readAmount(
  text: string,
  wanted: string | undefined,
  headingUnit: string,
): number | undefined {
  const { value, rest } = readWritten(text)
  if (value === undefined) return undefined
  if (rest !== '' && !isUnit(rest, wanted)) return undefined
  return scaled(value, unitFactor(rest || headingUnit, wanted))
}

/** Without the noise that a multiplication leaves behind. */
export const scaled = (value: number, factor: number): number =>
  factor === 1 ? value : Number((value * factor).toPrecision(12))
