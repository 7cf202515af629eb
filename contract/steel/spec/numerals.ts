// Chinese numerals as they are spoken: 三百二十, 三百五 (350), 一千二 (1200), 一二零 (120), 三点五.
import { matchAt } from './patterns.ts'

const digitOf: Record<string, number> = Object.fromEntries(
  [...'零一二三四五六七八九'].map((char, value) => [char, value]),
)
digitOf['〇'] = 0
digitOf['两'] = 2
const powerOf: Record<string, number> = { 十: 10, 百: 100, 千: 1000, 万: 10_000 }

const numeral = /[零〇一二两三四五六七八九十百千万]{1,9}(?:点[零〇一二三四五六七八九]{1,2})?/y
const digits = /[零〇一二三四五六七八九]{1,2}/y

/** `三百五` leaves out the last power: 350; undefined for what is no number. */
function valueOf(text: string): number | undefined {
  const [whole = '', decimals] = text.split('点')
  const fraction =
    decimals === undefined ? 0 : Number(`0.${[...decimals].map((char) => digitOf[char]).join('')}`)
  if (![...whole].some((char) => char in powerOf)) {
    const value = Number([...whole].map((char) => digitOf[char]).join(''))
    // Two digits in a row (三五) may mean three or five.
    return whole.length === 2 ? undefined : value + fraction
  }
  let total = 0
  let section = 0
  let pending: number | undefined
  let power = 10
  let afterZero = false
  for (const char of whole) {
    const digit = digitOf[char]
    if (digit !== undefined) {
      if (pending !== undefined && pending !== 0) return undefined
      pending = digit
      afterZero ||= digit === 0
      continue
    }
    power = powerOf[char]!
    if (power === 10_000) {
      total += (section + (pending ?? 0)) * power
      section = 0
    } else section += (pending ?? 1) * power
    pending = undefined
    afterZero = false
  }
  if (pending !== undefined) section += pending * (afterZero || power === 10 ? 1 : power / 10)
  return total + section + fraction
}

/** Whether a character is a part of a numeral: the 五百 of 三五百 is no number of its own. */
export const isNumeral = (char = ''): boolean => char in digitOf || char in powerOf

/** The numeral at a position. */
export function numeralAt(text: string, at: number): { value: number; end: number } | undefined {
  if (text[at] === '半') return { value: 0.5, end: at + 1 }
  const match = matchAt(numeral, text, at)
  const value = match && valueOf(match[0])
  return value === undefined || value === null ? undefined : { value, end: numeral.lastIndex }
}

const arabic = /\d{1,3}(?![\d.,×x:~-])/y

/** What follows a unit in speech: 一米二 is 1.2 m, 两米半 2.5 m, 6米5 6.5 m. The share of one unit. */
export function spokenRest(text: string, at: number): { value: number; end: number } | undefined {
  if (text[at] === '半') return { value: 0.5, end: at + 1 }
  const spoken = matchAt(digits, text, at)?.[0]
  const written = spoken ? undefined : matchAt(arabic, text, at)?.[0]
  const figures = spoken ? [...spoken].map((char) => digitOf[char]).join('') : written
  if (!figures) return undefined
  return { value: Number(`0.${figures}`), end: at + (spoken ?? written)!.length }
}
