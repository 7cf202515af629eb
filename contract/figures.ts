/** Numbers, prices and quantities as every text writes them: pages, notifications, mails and what the server renders. */
import type { Lang } from './enums.ts'
import type { Option } from './postings/option_sets.ts'
import { quantityUnitNames, type QuantityUnit } from './steel/delivery_states.ts'

type Bilingual = Record<Lang, string>
export type Currency = Option<'currency'>

/** Creates the formatter when it is first used, because creating one is slow and a page may not need it at once. */
function numberFormat(most: number): (value: number) => string {
  let made: Intl.NumberFormat | undefined
  // Both languages group digits alike.
  return (value) => (made ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: most })).format(value)
}

/** `1,234.567`: at most three decimals. */
export const numberText = numberFormat(3)
const amountText = numberFormat(2)

const currencySigns: Record<Currency, string> = { CNY: '¥', USD: '$', EUR: '€' }
/** `¥6,350`, `€12.5`: at most two decimals. */
export const moneyText = (amount: number, currency: Currency = 'CNY'): string =>
  `${currencySigns[currency]}${amountText(amount)}`

/** What follows an amount. */
export const basisSuffixes: Record<Option<'price_basis'>, Bilingual> = {
  per_t: { zh: '/t', en: '/t' },
  per_kg: { zh: '/kg', en: '/kg' },
  per_piece: { zh: '/件', en: '/piece' },
}
/** `¥6,350/t`. */
export function priceText(
  amount: number,
  basis: Option<'price_basis'>,
  currency: Currency = 'CNY',
): Bilingual {
  const money = moneyText(amount, currency)
  const { zh, en } = basisSuffixes[basis]
  return { zh: `${money}${zh}`, en: `${money}${en}` }
}

/** The name of a unit beside a quantity, in English with a plural “s”, which is regular for all units; '' for null. */
export const unitText = (quantity: number, unit: QuantityUnit | null, lang: Lang): string =>
  unit === null ? '' : quantityUnitNames[unit][lang] + (lang === 'en' && quantity !== 1 ? 's' : '')

/** `4 件`, `4 pieces`: a quantity with its unit; without one, the bare number. */
export const quantityText = (quantity: number, unit: QuantityUnit | null, lang: Lang): string =>
  `${numberText(quantity)} ${unitText(quantity, unit, lang)}`.trim()

/** A quantity with its unit in both languages. */
export const quantityTexts = (quantity: number, unit: QuantityUnit | null): Bilingual => ({
  zh: quantityText(quantity, unit, 'zh'),
  en: quantityText(quantity, unit, 'en'),
})
