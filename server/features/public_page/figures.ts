/** Numbers, prices and days in a reader's language. */
import type { Lang } from '#contract/enums.ts'
import { moneyText, numberText } from '#contract/figures.ts'
import type { MarketMaterial } from '#contract/market_price.ts'
import { usDay } from '#contract/message_words.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { html, type Html } from './html.ts'
import { basisNames, texts } from './texts.ts'

/** `4 家公司`, `4 companies`. */
export const companiesText = (count: number, lang: Lang): string =>
  lang === 'zh' ? `${count} 家公司` : `${count} ${count === 1 ? 'company' : 'companies'}`

/** `860 kg`, from one tonne `3.862 t`. */
export const weightText = (kg: number): string =>
  kg < 1000 ? `${numberText(kg)} kg` : `${numberText(kg / 1000)} t`

type Priced = Pick<PostingRow, 'price_amount' | 'price_basis' | 'currency' | 'tax_included' | 'negotiable'>
/** `¥5,400 per tonne, incl. tax`; undefined without a price. */
export function priceText(row: Priced, lang: Lang): string | undefined {
  if (row.price_amount === null) return row.negotiable === 1 ? texts.negotiable[lang] : undefined
  const amount = moneyText(row.price_amount, row.currency ?? 'CNY')
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
