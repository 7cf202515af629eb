/** Numbers, prices and days in a reader's language. */
import type { Lang } from '#contract/enums.ts'
import type { MarketMaterial } from '#contract/market_price.ts'
import { usDay } from '#contract/message_words.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import { quantityUnitNames } from '#contract/steel/delivery_states.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { html, type Html } from './html.ts'
import { basisNames, texts } from './texts.ts'

const numbers: Record<Lang, Intl.NumberFormat> = {
  zh: new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 3 }),
  en: new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 }),
}
const signs = { CNY: '¥', USD: '$', EUR: '€' } as const

/** `6,000`. */
export const numberText = (value: number, lang: Lang): string => numbers[lang].format(value)

/** `4 家公司`, `4 companies`. */
export const companiesText = (count: number, lang: Lang): string =>
  lang === 'zh' ? `${count} 家公司` : `${count} ${count === 1 ? 'company' : 'companies'}`

/** `860 kg`, from one tonne `3.862 t`. */
export const weightText = (kg: number, lang: Lang): string =>
  kg < 1000 ? `${numbers[lang].format(kg)} kg` : `${numbers[lang].format(kg / 1000)} t`

/** `4 支`, `4 bars`. */
export function quantityText(amount: number, unit: PostingRow['quantity_unit'], lang: Lang): string {
  const name = unit === null ? '' : quantityUnitNames[unit][lang] + (lang === 'en' && amount !== 1 ? 's' : '')
  return `${numbers[lang].format(amount)} ${name}`.trim()
}

type Priced = Pick<PostingRow, 'price_amount' | 'price_basis' | 'currency' | 'tax_included' | 'negotiable'>
/** `¥5,400 per tonne, incl. tax`; undefined without a price. */
export function priceText(row: Priced, lang: Lang): string | undefined {
  if (row.price_amount === null) return row.negotiable === 1 ? texts.negotiable[lang] : undefined
  const amount = `${signs[row.currency ?? 'CNY']}${numbers[lang].format(row.price_amount)}`
  const basis = row.price_basis ? ` ${basisNames[row.price_basis][lang]}` : ''
  const parts = [
    `${amount}${basis}`,
    ...(row.tax_included === null ? [] : [(row.tax_included === 1 ? texts.withTax : texts.withoutTax)[lang]]),
  ]
  return parts.join(lang === 'zh' ? '，' : ', ')
}

/** The day of a moment in China: `2026-12-22`, `Dec 22, 2026`. */
export function dayText(moment: string, lang: Lang): Html {
  const day = chinaDay(new Date(moment))
  return html`<time datetime="${day}">${lang === 'en' ? usDay(day) : day}</time>`
}

/** `¥3,250 per tonne, incl. tax` of a raw material. */
export const materialPriceText = (
  price: number,
  { unit, tax }: Pick<MarketMaterial, 'unit' | 'tax'>,
  lang: Lang,
): string =>
  priceText(
    {
      price_amount: price,
      price_basis: unit === 't' ? 'per_t' : 'per_kg',
      currency: 'CNY',
      tax_included: tax === 'with_tax' ? 1 : 0,
      negotiable: 0,
    },
    lang,
  ) ?? ''
