// Units of lengths and weights in a specification line.
import { lengthUnits, massUnits } from '../units.ts'
import { labelWords } from './label_words.data.ts'
import { inchWords } from './numbers.ts'
import { anyOf, matchAt } from './patterns.ts'

export type SpecUnit = 'mm' | 'cm' | 'm' | 'in' | 'ft' | 'cun' | 'kg' | 't' | 'lb'

/** Millimetres, or kilograms, of one unit. 寸 is an inch in the trade of pipes, else a third of a decimetre. */
export const factors: Record<SpecUnit, number> = { ...lengthUnits, ...massUnits, cm: 10, cun: lengthUnits.in }
export const cunMm = 100 / 3

const words: Record<SpecUnit, string> = {
  mm: 'mm|毫米|millimetre|millimeter|millimetres|millimeters',
  cm: 'cm|厘米|公分|centimetre|centimeter',
  m: 'm|미터|mb|米|公尺|mtr|mtrs|mts|metre|metres|meter|meters|metern',
  in: `"|英寸|吋|${inchWords}`,
  ft: "'|英尺|ft|ft.|foot|feet",
  cun: '寸',
  kg: 'kg|kgs|kg.|公斤|千克',
  t: 't|吨|公吨|mt|tm|tonne|tonnes|ton|tons|tonnen|tonelada|toneladas|tona|tony|to|tn|톤|トン',
  lb: 'lb|lbs|lbs.|磅|pound|pounds',
}
const unitByWord = new Map<string, SpecUnit>()
for (const [unit, list] of Object.entries(words))
  for (const word of list.split('|')) unitByWord.set(word, unit as SpecUnit)

// A unit must not be followed by a letter, except the x of `6mx3`, which is a separator, and a label of its own number.
const pattern = new RegExp(
  `\\s?(${anyOf(unitByWord.keys())})(?<![a-z.](?=[a-wyz\\d]))(?!x(?!\\s?(?:[φ□\\d]|${labelWords})))`,
  'iy',
)
// The word `in` counts only where a length may end: `300 in stock` is no length.
const inWord =
  /\s?in\.?(?=\s?(?:$|[×,;:/)+(\]]|x\s?[φ\d]|-\s?\d|φ|\d[\d./-]*(?![\d./-]|\p{L}|\s?(?:m|mtr|mm|cm)(?!\p{L}))|od\b|id\b|dia|long|wide|high|thick|lg\b|length|thk|wt\b|wall|bore|round|square|sq\b|flat|ring|bar|hex|disc|block|sleeve|pipe))/iuy

/** Languages in which mt is short for metres: Italian, Spanish, French, Turkish. */
const writesMetres =
  /(?<!\p{L})(?:tond[oi]|barr[ea]s?|quadr[oi]|piatt[oi]|tub[oi]|anell[oi]|esagon[oi]|trafilat[aeio]|pelat[aeio]|acciaio|redondos?|cuadrados?|pletinas?|acero|ronds?|carrés?|plats?|acier|yuvarlak|çelik|lama|kare|boru|çap|boy)(?!\p{L})/iu
/** The longest bars, in metres. */
const longestBar = 20

/** 3 mt behind a tondo is a length, 2.5 MT a weight; MTS is neither surely. */
function unitOfMt(text: string, at: number, end: number, unit: SpecUnit): SpecUnit | undefined {
  const written = text.slice(at, end).trim()
  if (/^mts$/i.test(written)) return written === 'mts' ? 'm' : undefined
  if (written !== 'mt' || !writesMetres.test(text)) return unit
  const number = /\d[\d.,]*\s?$/.exec(text.slice(Math.max(0, at - 8), at))?.[0].replace(',', '.')
  return Number(number) <= longestBar ? 'm' : unit
}

const labelledSize = /(?:(?<![a-z])(?:od|id|dia\.?|ø)|φ)\s?[:=]?\s?\d{2,4}$/i
const size = /\s?[:=]?\s?\d{2,4}(?:\s?mm)?(?![\w.,]*[\w#号钢])/iy
const runOfLabels = /\d\s?(?:mm\s?)?(?:od|id|dia)\s?[×x,]?\s?\d{1,4}$/i

/** Of ID 1100 T 250 and 980 OD 620 ID 210 T the letter is the label of a thickness, as the others are labels. */
const isThickness = (text: string, at: number, end: number): boolean => {
  const before = text.slice(Math.max(0, at - 16), at)
  return (labelledSize.test(before) && matchAt(size, text, end) !== null) || runOfLabels.test(before)
}

export type UnitMatch = { unit: SpecUnit; end: number }

/** The unit after a number; a blank may stand between. */
export function unitAt(text: string, at: number): UnitMatch | undefined {
  const word = matchAt(pattern, text, at)?.[1]?.toLowerCase()
  const unit = word === undefined ? undefined : unitByWord.get(word)
  // 30t×200×4000: a tonne is multiplied with nothing, so this is a thickness; and 5 to 6 m is a range.
  const next = text.slice(pattern.lastIndex, pattern.lastIndex + 3)
  const { lastIndex: end } = pattern
  const isNone =
    (word === 't' &&
      (/^\s?[×x]/i.test(next) ||
        isThickness(text, at, end) ||
        /[×x]\s?\d{1,4}$/i.test(text.slice(Math.max(0, at - 7), at)))) ||
    (word === 'to' && /^\s\d/.test(next))
  const meant =
    unit && word?.startsWith('mt') && !word.startsWith('mtr') ? unitOfMt(text, at, end, unit) : unit
  if (meant && !isNone) return { unit: meant, end }
  return matchAt(inWord, text, at) ? { unit: 'in', end: inWord.lastIndex } : undefined
}

export const isMass = (unit: SpecUnit | undefined): boolean => unit === 'kg' || unit === 't' || unit === 'lb'

/** Millimetres or kilograms; inches and feet are rounded to the tenth of a millimetre that dimensions have. */
export function inBase(value: number, unit: SpecUnit | undefined): number {
  const base = value * factors[unit ?? 'mm']
  const isRounded = unit === 'in' || unit === 'ft' || unit === 'cun' || unit === 'lb'
  // The product of 14.75 and 25.4 must not lose its last half.
  return isRounded ? Math.round(Math.round(base * 1e9) / 1e8) / 10 : Number(base.toFixed(6))
}

// A unit apart from its numbers: 单位mm, (mm), [inch], in mm.
const apart = new RegExp(
  `(?:单位|unit|units|einheit|all\\sdimensions\\sin|dimensions\\sin|masse\\sin|in)\\s?[:=]?\\s?(mm|毫米|cm|厘米|inch|inches|zoll|英寸)(?![a-z])|[([]\\s?(mm|毫米|cm|厘米|in|inch|inches|zoll|英寸)\\s?[)\\]]`,
  'iy',
)

/** A unit that stands apart and applies to every number without one. */
export function unitApartAt(text: string, at: number): UnitMatch | undefined {
  const match = matchAt(apart, text, at)
  const word = (match?.[1] ?? match?.[2])?.toLowerCase()
  if (!word) return undefined
  return { unit: word === 'in' ? 'in' : unitByWord.get(word)!, end: apart.lastIndex }
}
