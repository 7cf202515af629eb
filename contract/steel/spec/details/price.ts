// Prices of a stock line: 6850元/吨, ¥1.18万/吨 含税, €1350/t, @ 95/kg, USD 980 FOB.
import {
  type Detail,
  type DetailFinder,
  type PriceBasis,
  type PriceCurrency,
  type SpecPrice,
  wordsOf,
} from './detail.ts'
import { bases, currencies, perWords, priceLabels, taxExcluded, taxIncluded } from './detail_words.data.ts'

const any = (words: string) => `(?:${words})`
const notInWord = '(?![a-zà-ÿа-я\\d])'
const with_ = wordsOf(taxIncluded)
const without = wordsOf(taxExcluded)
const money = wordsOf(currencies)
const terms = 'fob|cif|cfr|exw|ex\\sworks|ddp|dap|fca|出厂价?'

/** Words that may stand before the amount, each once, and their signs between. */
const ahead = new RegExp(
  `(?:(?<![a-zà-ÿа-я\\d])(?:${[without, with_, wordsOf(priceLabels), money, terms].join('|')})\\s?[:=]?\\s?(?:为|是|约|ca\\.?\\s|approx\\.?\\s)?){1,4}$`,
  'iu',
)
/** And what may follow it. */
const behind = new RegExp(
  `^(?:\\s?[,(]?\\s?(?:(?:${money})${notInWord}(?!\\s?\\d)|(?:${perWords})\\s?(?:${wordsOf(bases)}|lbs?|pounds?|cwt|ft|foot)${notInWord}|(?:${without}|${with_})${notInWord}(?!价?\\s?\\d)|${any(terms)}${notInWord})\\)?){1,5}`,
  'iu',
)
const amountPattern =
  /(?<![\d.,/×φ-])(?:(?<!(?:qty|qté|数量|件数|кол-во|cantidad|quantità|n\.)\.?\s?:?\s?)[1-9]\d{0,2}(?:[ '][0-9]{3})+(?:[.,]\d{1,2})?|\d{1,7}(?:[.,]\d{1,3}){0,2})(?![\d×])(\s?[万千]|\s?k(?=\s?(?:rmb|cny|usd|eur|[¥$€/])))?/giu
const rangeAhead = /\d\s?(?:-|~|–|至|到|bis|to)\s?$/iu
const maybePriced = new RegExp(
  `[¥$€£₽₺₹₩@价]|/\\s?(?:t|т|吨|公斤|kg|mt|to)|${wordsOf(priceLabels)}|${money}|含税|未税|[一每](?:公斤|吨|支|件)`,
  'iu',
)

const has = (pattern: string, text: string) =>
  new RegExp(`(?<![a-zà-ÿа-я])(?:${pattern})${notInWord}`, 'iu').test(text)
const hasSign = (pattern: string, text: string) => new RegExp(pattern, 'iu').test(text)
const basisPatterns = (Object.entries(bases) as [PriceBasis, string][]).map(
  ([basis, words]) => [basis, new RegExp(`(?:${perWords})\\s?(?:${words})${notInWord}`, 'iu')] as const,
)
const basisBehind = new RegExp(`(?:${perWords})\\s?(?:${wordsOf(bases)})${notInWord}.*$`, 'iu')
const currencyPatterns = (Object.entries(currencies) as [PriceCurrency | 'other', string][]).map(
  ([name, words]) => [name, new RegExp(`(?<![a-zà-ÿа-я])(?:${words})(?![a-zà-ÿа-я])`, 'iu')] as const,
)
/** A postings' price is per tonne, kilogram or piece. */
const foreignBasis = new RegExp(`(?:${perWords})\\s?(?:lbs?|pounds?|cwt|ft|foot|in|m|米)${notInWord}`, 'iu')
const labelPattern = wordsOf(priceLabels)

/** Rough rates and the prices that are believed, in CNY for a tonne: from scrap to superalloys. */
const roughCny: Record<PriceCurrency, number> = { CNY: 1, USD: 7, EUR: 8 }
const plausible = { from: 1000, below: 1_000_000 }

export function isPlausiblePrice({ amount, basis, currency = 'CNY' }: SpecPrice): boolean {
  if (basis !== 'per_t' && basis !== 'per_kg') return true
  const perTonne = amount * roughCny[currency] * (basis === 'per_kg' ? 1000 : 1)
  return perTonne >= plausible.from && perTonne < plausible.below
}

/** The amounts that digits may be: of `6.850` and `6,850` two. */
function amountsOf(digits: string): number[] {
  const bare = digits.replace(/[ ']/g, '')
  if (/^\d+$/.test(bare)) return [Number(bare)]
  if (/^\d{1,3}[.,]\d{3}$/.test(bare))
    return [Number(bare.replace(/[.,]/, '')), Number(bare.replace(',', '.'))]
  if (/^\d{1,3}([.,])\d{3}[.,]\d{1,2}$/.test(bare)) {
    const [, first, , rest] = /^(\d{1,3})([.,])(\d{3}[.,]\d{1,2})$/.exec(bare)!
    return [Number(first! + rest!.replace(',', '.'))]
  }
  if (/^\d+[.,]\d{1,2}$/.test(bare)) return [Number(bare.replace(',', '.'))]
  return []
}

/**
 * Reads an amount with what stands around it as a price; undefined for what is none, null for one that is not believed. A
 * price that is believed only of the other basis has none: 6850 CNY/kg is asked about.
 */
function priceOf(digits: string, times: number, around: string): SpecPrice | null | undefined {
  const names = currencyPatterns.filter(([, pattern]) => pattern.test(around)).map(([name]) => name)
  const found = basisPatterns.filter(([, pattern]) => pattern.test(around)).map(([basis]) => basis)
  const isLabelled = hasSign(labelPattern, around) || /含税|未税|带票/.test(around)
  if (names.length === 0 && found.length === 0 && !isLabelled) return undefined
  const [name] = names
  const [basis] = found
  // By the pound, or another unit that the market has not.
  if (names.length > 1 || found.length > 1 || name === 'other' || foreignBasis.test(around)) return null
  const tax =
    has(without, around) || hasSign('不含税|未税|裸价', around)
      ? 0
      : has(with_, around) || hasSign('含税|带票', around)
        ? 1
        : undefined
  const prices = amountsOf(digits)
    .map((value): SpecPrice => ({
      amount: Math.round(value * times * 100) / 100,
      ...(name && { currency: name }),
      ...(tax !== undefined && { tax }),
    }))
    .filter((one) => one.amount > 0)
  const of = (asBasis: PriceBasis | undefined) =>
    prices.filter((one) => isPlausiblePrice({ ...one, ...(asBasis && { basis: asBasis }) }))
  const fitting = of(basis)
  if (fitting.length > 0) return fitting.length === 1 ? { ...fitting[0]!, ...(basis && { basis }) } : null
  const others = basis && basis !== 'per_piece' ? of(basis === 'per_t' ? 'per_kg' : 'per_t') : []
  return others.length === 1 ? others[0]! : null
}

const termOf = (around: string) =>
  /(?<![a-z])(?:fob)(?![a-z])/i.test(around)
    ? ('fob' as const)
    : /(?<![a-z])(?:cif)(?![a-z])/i.test(around)
      ? ('cif' as const)
      : /(?<![a-z])(?:exw|ex\sworks)(?![a-z])|出厂/i.test(around)
        ? ('ex_works' as const)
        : undefined

/** All prices; a price that is not believed, or in a currency that postings do not have, is a part that says nothing. */
export const findPrices: DetailFinder = (text) => {
  if (!maybePriced.test(text)) return []
  const found: Detail[] = []
  for (const match of text.matchAll(amountPattern)) {
    const at = match.index
    if (at < (found.at(-1)?.end ?? 0)) continue
    const before = ahead.exec(text.slice(Math.max(0, at - 40), at))?.[0] ?? ''
    const end = at + match[0].length
    const after = behind.exec(text.slice(end, end + 60))?.[0] ?? ''
    if (!before && !after) continue
    // L=2800 一支, 2800 一支: a length, and one piece; 9800一件 is a price.
    if (
      !before &&
      /^\s?一[支件块根个只]/.test(after) &&
      (/^\s/.test(after) || /[=长高厚宽a-z]\s?$/i.test(text.slice(0, at)))
    )
      continue
    const times = /万/.test(match[1] ?? '') ? 10_000 : match[1] ? 1000 : 1
    const digits = match[0].slice(0, match[0].length - (match[1]?.length ?? 0))
    const around = `${before} ${after}`
    const range = rangeAhead.exec(text.slice(Math.max(0, at - 6), at))
    const price = priceOf(digits, times, around)
    if (price === undefined) continue
    // A basis that was not believed stays in the line, where it is shown.
    const own = price && !price.basis ? after.replace(basisBehind, '') : after
    const trimmed = own.replace(/[\s,(]+$/, '')
    const from = range
      ? at - /\d[\d.,]*\s?(?:-|~|–|至|到|bis|to)\s?$/iu.exec(text.slice(0, at))![0].length
      : at - before.length
    const terms = termOf(around)
    found.push({
      start: from,
      end: end + trimmed.length,
      ...(price && !range && { says: { price, ...(terms && { terms }) } }),
    })
  }
  return found
}
