/** Pure functions that find the units which a heading or a cell names. */
import { currencyOf, foreignCurrency, type Currency } from './currencies.ts'

export type PriceBasis = 'per_t' | 'per_kg' | 'per_piece'
export type Measure = 'mass' | 'length'

/** Cyrillic words must stand alone: the м of `Размер` is no metre. */
const cyrillic = (words: string): string => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`

/** Patterns of what people write for each unit, and its factor to kg or mm. */
const units: Record<Measure, readonly (readonly [pattern: string, factor: number])[]> = {
  mass: [
    [
      `metric tons?|tonnes?|(?<!short |long )tons?|mt|to|t|公吨|(?<![短长])吨(?!度)|トン|톤|${cyrillic('т|тн|тонн\\p{L}*')}`,
      1000,
    ],
    // Those of America and Britain: 9 % less and 2 % more than a tonne.
    ['short tons?|短吨', 907.184_74],
    ['long tons?|长吨', 1016.046_91],
    [`kilograms?|kilos?|kgs?|公斤|千克|${cyrillic('кг')}`, 1],
    ['pounds?|lbs?|磅', 0.453_592_37],
    ['市斤|(?<![公市])斤', 0.5],
    ['grams?|g|(?<!千)克', 0.001],
  ],
  length: [
    [`millimet(?:er|re)s?|mm|毫米|${cyrillic('мм')}`, 1],
    [`centimet(?:er|re)s?|cm|厘米|公分|${cyrillic('см')}`, 10],
    [`met(?:er|re)s?|mtrs?|(?<=lung[^)]*|\\d\\s?)mt|ml|m|(?<![毫厘])米|${cyrillic('м')}`, 1000],
    ['inch(?:es)?|in|英寸|吋|"|″|”', 25.4],
    ['feet|foot|ft|英尺', 304.8],
  ],
}

const pieceWords = '件|支|块|根|个|只|pcs?|pieces?|bars?|ea(?:ch)?'
/** Latin words must stand alone; Chinese words and signs may be joined with others. */
const word = (pattern: string): RegExp => new RegExp(`(?<![a-zà-ÿ])(?:${pattern})(?![a-zà-ÿ])`, 'iu')

const compile = (measure: Measure) =>
  units[measure].map(([pattern, factor]) => [word(pattern), factor] as const)
const compiled = { mass: compile('mass'), length: compile('length') }

const plainOf = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Returns the factor of the named unit to kg or mm; undefined if none is named, null if several are. */
function factorsIn(text: string, measure: Measure): number | null | undefined {
  const found = new Set(
    compiled[measure].flatMap(([pattern, factor]) => (pattern.test(text) ? [factor] : [])),
  )
  // In "Length in mm" the word "in" is a preposition, not inches.
  if (found.size > 1 && measure === 'length' && /(?<![a-z])in\s+(?!ch)[a-z]/.test(text)) found.delete(25.4)
  if (found.size === 0) return undefined
  return found.size === 1 ? [...found][0]! : null
}

/** Returns the factor of the unit that a text names, like `factorsIn`; a unit in brackets takes precedence. */
export function factorOf(text: string, measure: Measure): number | null | undefined {
  const plain = plainOf(text)
  const inner = /[([【]([^)\]】]*)/.exec(plain)?.[1]
  const perUnit = (part: string) => part.split('/')[0] ?? part
  const inBrackets = inner === undefined ? undefined : factorsIn(perUnit(inner), measure)
  if (inBrackets !== undefined) return inBrackets
  // `重量/吨` names its unit after the slash, `吨/支` before it.
  return factorsIn(plain.replace(new RegExp(`/\\s*(?:${pieceWords}).*$`), ''), measure)
}

/** Words of several languages for what is of one piece. */
const perPieceWords =
  /單重|單支重|単重|단중|(?<!\p{L})(?:each|ea|cad|ud|unit(?:aire|ario)?|stückgewicht|вес шт|масса шт|cut w(?:eigh)?t|wt each|\/ ?(?:stk|stück|шт|ud|cad|bloom|本|枚|개|pz))(?!\p{L})/u

/** Whether a text says that a weight is that of one piece: `单重`, `kg/支`. */
export const isPerPiece = (text: string): boolean =>
  perPieceWords.test(plainOf(text)) ||
  new RegExp(
    `单重|单件重|[支件根块]重|(?:piece|unit)\\s*weight|weight\\s*(?:per|/)\\s*(?:${pieceWords})`,
  ).test(plainOf(text)) ||
  new RegExp(`(?:t|吨|kgs?|公斤|千克|lbs?)\\s*(?:/|per)\\s*(?:${pieceWords})`).test(plainOf(text))

/** Headings of prices in languages of countries with a currency of their own. */
const abroad = /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Cyrillic}]|単価|單價|fiyat/u

export type PriceUnit = {
  basis?: PriceBasis
  currency?: Currency
  /** Multiple of the currency: 10,000 for 万元. */
  times: number
  /** Factor from a price per named unit to a price per basis: 2.2046 from pounds to kilograms. */
  basisTimes: number
  tax?: 0 | 1
  /** A currency that the market has no prices in. */
  foreign?: string
  /** It names no currency, and is in the language of a country that has another one. */
  isAbroad?: boolean
  /** The unit is unknown, or several are named. */
  isUnclear: boolean
}

const taxWithout =
  /不含税|未税|未含税|裸价|不带票|(?:excl?\w*|without|before|w\/o|net of)[\s.]*(?:of\s+)?(?:vat|tax)|ex[\s-]*(?:vat|tax)/
const taxWith = /含税|带票|(?:incl?\w*|with)[\s.]*(?:vat|tax)/

/** Returns what a text says about a price: basis, currency, multiple, and whether tax is included. */
export function priceUnit(text: string): PriceUnit {
  const plain = plainOf(text)
  const foreign = foreignCurrency(plain)
  const currency = foreign ? undefined : currencyOf(plain)
  const thousands = /千元|(?<![a-z])k\s*(?=rmb|cny|usd|eur|[¥$€])/.test(plain) ? 1000 : 1
  const times = /万/.test(plain) ? 10_000 : /¢|(?<![a-z])cents?(?![a-z])|分\//.test(plain) ? 0.01 : thousands
  const tax = taxWithout.test(plain) ? 0 : taxWith.test(plain) ? 1 : undefined
  const bare = plain.replace(/千元/g, '元')
  const behind = /(?:\/|每|按|(?<![a-z])per(?![a-z]))\s*([^)\]】,，;；]*)/.exec(bare)?.[1]
  const alone = behind ?? bare.replace(/[元¥$€]|rmb|cny|usd|eur/g, ' ')
  const mass = factorsIn(alone, 'mass')
  const isPiece = new RegExp(
    behind === undefined
      ? `[支件块根](?=价|$|[)\\]】])|(?<![a-z])(?:pcs?|pieces?|each)(?![a-z])`
      : `^(?:${pieceWords})`,
  ).test(alone.trim())
  const isUnclear =
    mass === null ||
    (isPiece && mass !== undefined) ||
    /\/\s*\d/.test(bare) ||
    (behind !== undefined && mass === undefined && !isPiece && behind.trim() !== '')
  const known: PriceUnit = {
    times,
    basisTimes: 1,
    isUnclear,
    ...(currency && { currency }),
    ...(foreign && { foreign }),
    ...(!currency && !foreign && abroad.test(plain) && { isAbroad: true }),
    ...(tax !== undefined && { tax }),
  }
  if (isUnclear) return known
  if (isPiece) return { ...known, basis: 'per_piece' }
  if (mass === 1000) return { ...known, basis: 'per_t' }
  // A price per pound or per 斤 is converted to a price per kilogram.
  return mass ? { ...known, basis: 'per_kg', basisTimes: 1 / mass } : known
}

const noise = new RegExp(
  [
    taxWithout.source,
    taxWith.source,
    '[万千]?元',
    '(?<![a-z])(?:rmb|cny|usd|eur|us\\$)(?![a-z])',
    `(?<![a-z])(?:${[...units.mass, ...units.length].map(([pattern]) => pattern).join('|')})(?![a-z])`,
    `/\\s*(?:${pieceWords})`,
    '(?<![a-z])(?:in|per)(?![a-z])',
  ].join('|'),
  'gu',
)

/** Removes units, currencies and tax words from a heading: `重量/吨` → 重量, `Price USD/t incl. VAT` → price. */
export const withoutUnits = (heading: string): string =>
  plainOf(heading)
    .replace(/[([【（].*$/s, '')
    .replace(noise, ' ')
    .replace(/[/,:]\s*$/, '')

/** Whether a text consists only of units, as in a row of units below the headings. */
export const isOnlyUnit = (text: string): boolean =>
  /\p{L}|["″%￥¥$€]/u.test(text) &&
  plainOf(text)
    .replace(/[()[\]【】（）]/g, ' ')
    .replace(noise, ' ')
    .replace(new RegExp(`(?<![a-z])(?:${pieceWords}|%|‰)(?![a-z])`, 'g'), ' ')
    .replace(/[\s/,.·*×x¥$€-]+/g, '') === ''
