/** Pure functions for what a list says of pieces that are not all alike: 散尺, 3-6米, `RL 10/12`, φ160-180, 约11吨. */
import { factorOf } from '#shared/spreadsheet/written_units.ts'
import { typedNumber } from '#contract/steel/typed_number.ts'

/** Words for lengths that differ, by language. */
const words: Record<string, string> = {
  zh: '散尺|乱尺|不定尺|非定尺|混尺|长短不一|长度不一|随机长度|随机',
  en: 'random lengths?|randomly(?: between)?|indefinite(?: lengths?)?|usual lengths?|varies|varying|rand\\.? ?len\\w*\\.?|random|mixed lengths?|mixed|various lengths?|various|assorted|mill lengths?|r\\/?ls?|d\\.?r\\.?l\\.?|s\\.?r\\.?l\\.?',
  de: 'herstell(?:ungs)?l?ängen?|herstell-?lg\\.?|fallende längen?|verschiedene längen?|versch\\.? ?längen?|unterschiedlich',
  sv: 'fabrikationsläng\\p{L}*|fallande läng\\p{L}*|varierande(?: läng\\p{L}*)?',
  ru: 'немерн\\p{L}*|н\\/д|нд|разн\\p{L}* дл\\p{L}*',
  fr: 'longueurs? (?:variables?|courantes?|aléatoires?)|variables?',
  it: 'lunghezz[ae] (?:miste?|varie?|commercial[ei]|casual[ei])|miste|varie',
  es: 'larg(?:os?|uras?) (?:aleatori[oa]s?|variad[oa]s?|comercial(?:es)?)|aleatori[oa]s?|varias?',
  tr: 'karışık boy(?:lar)?|değişken boy|muhtelif(?: boy)?',
  ja: '乱尺|不定尺',
  ko: '난척|난장|부정척',
}
const unevenWord = new RegExp(
  `(?<![\\p{L}\\d])(?:${Object.values(words).join('|')})(?![\\p{L}])|散尺|乱尺|不定尺|随机`,
  'giu',
)

/** A length that is not the same for all pieces. `min` and `max` in mm; `max` is missing in “from 3 m on”. */
export type Uneven = {
  /** As it was written. */
  text: string
  min?: number
  max?: number
  /** The numbers have no unit: each it may be, with `min` and `max` in it. */
  inUnits?: readonly { unit: string; min: number; max?: number }[]
}

const between = /\s*(?:[-–—―~～]|至|到)\s*|\s+(?:to|and|bis|do|à|a|до)\s+/iu
const number = String.raw`[≥>]?\s*\d[\d.,\s]*?`
const unitWord = String.raw`\s*(?:[\p{L}毫厘公英"″”'′’]+\.?)?\s*`
const oneNumber = new RegExp(`^(${number})(${unitWord})$`, 'u')
/** What separates lengths that are listed: `6150/5800/4200`. */
const listed = /\s*[/、;；+&＋]\s*/

const onlyTo = /^(?:≤|<=?|max\.?|up to|bis zu|bis|до|jusqu’?'?à|最长)\s*|\s*(?:以下|以内)$/iu
const onlyFrom = /^(?:≥|>=?|min\.?|mind\.?|ab|от|以上)\s*|\s*(?:以上|起|and up|up|\+)$/iu

const mmOf = (value: number, factor: number): number => Math.round(value * factor * 10) / 10
const feetAndInches = /(\d+)\s*['′’]\s*-?\s*(\d{1,2}(?:\.\d+)?)\s*(?:"|″|”|'')/g
const feet = /(?<=\d)\s*['′’](?!['′’])/g

/** A cell that says more than a length is none. */
const longest = 80

/** Lengths without a unit up to here are no millimetres. */
const shortest = 100

/** Returns what a cell of lengths says of lengths that differ; undefined if it says nothing of the kind. */
export function readUneven(given: string, heading: string): Uneven | undefined {
  const text = given.trim()
  if (text.length > longest) return undefined
  const plain = text
    .normalize('NFKC')
    .replace(feetAndInches, (_, whole: string, inches: string) => `${Number(whole) + Number(inches) / 12}'`)
    .replace(feet, ' ft ')
    .replace(/(?<=\d),(?=\d{1,2}(?!\d))/g, '.')
    .trim()
  const bare = plain.replace(unevenWord, ' ').trim()
  const isNamed = bare !== plain
  const rest = bare.replace(/^[\s:：,，(（]+|[\s,，)）]+$/g, '')
  if (isNamed && rest === '') return { text }
  const isFrom = onlyFrom.test(rest)
  const isTo = onlyTo.test(rest)
  const written = rest.replace(onlyFrom, '').replace(onlyTo, '')
  const byRange = written.split(between)
  const parts = byRange.length > 1 ? byRange : written.split(listed)
  if (!isNamed && !isFrom && !isTo && parts.length < 2) return undefined
  // Two numbers at a slash are a range only where a word says so; more are a list.
  const isFraction = /^\d+\s*\/\s*\d+$/.test(rest)
  if (isFraction && !isNamed) return undefined
  const read = parts.map((part) => oneNumber.exec(part))
  const values = read.map((one) => (one ? typedNumber(one[1]!.replace(/[≥>]/g, '')) : undefined))
  if (values.some((value) => value === undefined || value <= 0)) return isNamed ? { text } : undefined
  const named = read.map((one) => (one![2]!.trim() ? factorOf(one![2]!, 'length') : undefined))
  // A unit that is none of length: `3-6支`.
  if (read.some((one, at) => one![2]!.trim() !== '' && !named[at])) return isNamed ? { text } : undefined
  const last = named.at(-1) ?? factorOf(heading, 'length') ?? undefined
  const factors = named.map((factor) => factor ?? last)
  // 20' R/L is a nominal length: pieces are shorter and longer.
  const isOne = values.length === 1
  if (isOne && !isFrom) return { text }
  const ends = (of: readonly number[]) => ({
    min: Math.min(...of),
    ...(!isOne && { max: Math.max(...of) }),
  })
  if (factors.every((factor) => typeof factor === 'number')) {
    const found = ends(values.map((value, at) => mmOf(value!, factors[at]!)))
    return found.max === found.min && !isNamed ? undefined : { text, ...found }
  }
  const raw = ends(values as number[])
  if (raw.min === raw.max && !isNamed) return undefined
  if (raw.min >= shortest) return { text, ...raw }
  const possible = [
    { unit: 'm', factor: 1000 },
    { unit: 'ft', factor: 304.8 },
  ].map(({ unit, factor }) => ({
    unit,
    min: mmOf(raw.min, factor),
    ...(raw.max !== undefined && { max: mmOf(raw.max, factor) }),
  }))
  return { text, inUnits: /\br\/?ls?\b/i.test(plain) ? possible.toReversed() : possible }
}

/** Splits a specification into the section and the word for lengths that differ: `φ90×散尺`; undefined if there is no such word. */
export function splitUneven(text: string): { section: string; word: string } | undefined {
  const found = text.length > longest ? undefined : text.match(unevenWord)?.[0]
  if (!found) return undefined
  const section = text
    .replace(found, ' ')
    .replace(/[\s×xX*,，;；:：L=-]+$/, '')
    .trim()
  return /\d/.test(section) ? { section, word: found.trim() } : undefined
}

/** A single value with what the list says in brackets: `3000 (3-6米)`, which a person chose or wrote. */
const valueWithSaid = /^(.*\S)\s*[（(]([^()（）]+)[)）]$/su

/** Splits `3000 (3-6米)` into the value and what it stands for; undefined if the brackets hold something else. */
export function splitChosen(text: string, isSaid: (inner: string) => boolean) {
  const [, value = '', said = ''] = valueWithSaid.exec(text) ?? []
  return value && isSaid(said) ? { value, said } : undefined
}

export const withSaid = (value: string | number, said: string): string => `${value} (${said})`

/** Words for “about”, before or behind a number. */
const about =
  /^\s*(?:约|大约|大概|approx\.?|about|abt\.?|ca\.?|circa|env\.?|около|прибл\.?|yaklaşık|約|약|~|≈)\s*|\s*(?:左右|上下|approx\.?|ca\.?)\s*$/iu

/** Returns a number's text without a word for “about”; undefined if there is none. */
export function withoutAbout(text: string): string | undefined {
  const plain = text.normalize('NFKC')
  return about.test(plain) ? plain.replace(about, '').replace(about, '') : undefined
}

/** Words for goods of several heats, which are no number of a heat. */
const severalHeats =
  /^(?:混炉|混批|多炉|多炉号|各炉|若干|mixed|mix|various|several|multiple|div\.?|diverse|versch(?:iedene)?\.?|разные|varie|varios|divers|muhtelif|混合)(?:\s*heats?)?$/iu
export const isSeveralHeats = (text: string): boolean => severalHeats.test(text.trim())
