/** Makes the lines of an order sheet, each in both languages. */
import { priceText, quantityTexts } from '#contract/figures.ts'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Deal } from '#contract/deal.ts'
import type { Lang } from '#contract/enums.ts'
import type { OptionSet } from '#contract/postings/option_sets.ts'
import type { RegionIndex } from '#contract/reference/regions.ts'
import { densityOf } from '#contract/steel/grades.ts'
import type { Dims, Shape } from '#contract/steel/shapes.ts'
import { weightKg } from '#contract/steel/weight.ts'
import { formatMoney, formatNumber, formatWeight } from '#shared/i18n/format.ts'
import { bulkColumns, type BulkColumn, type BilingualTexts, cellOf } from '#features/bulk/index.ts'
import { optionText } from '#features/postings/option_labels.ts'
import { entryOfKind } from '#features/postings/registry.ts'
import type { Bilingual, SheetLine } from '#shared/sheet/bilingual.ts'

type Context = { texts: BilingualTexts; regions: RegionIndex }

export const bilingual = (texts: BilingualTexts, text: MessageDescriptor): Bilingual => ({
  zh: texts.zh(text),
  en: texts.en(text),
})
const sameInBoth = (text: string): Bilingual => ({ zh: text, en: text })

const incl = msg`incl. tax`
const excl = msg`excl. tax`
const negotiable = msg`Negotiable`
const about = msg`about, by theoretical weight`

const quantityText = ({ quantity, quantity_unit: unit }: Deal): Bilingual => {
  if (unit === null) return sameInBoth(`${formatNumber(quantity)} t`)
  return quantityTexts(quantity, unit)
}

/** Returns how to reach the other side: a person of its company, or the market's customer service. */
export function contactText(
  { name, mobile, email, is_service }: Deal['contact'],
  texts: BilingualTexts,
): Bilingual {
  const reach = [name, mobile, email].filter(Boolean).join(' · ')
  if (!reach) return bilingual(texts, msg`No contact given`)
  if (!is_service) return sameInBoth(reach)
  const { zh, en } = bilingual(texts, msg`Customer service`)
  return { zh: `${zh} · ${reach}`, en: `${en} · ${reach}` }
}

/** Returns the weight of the agreed goods in kg: as agreed if the unit is tonnes, else theoretical; null if unknown. */
export function agreedKg({ quantity, quantity_unit: unit, values }: Deal): number | null {
  if (unit === null) return quantity * 1000
  const { shape, dims, material } = values
  const density = densityOf(String(material ?? ''))
  const each = shape ? weightKg(shape as Shape, (dims ?? {}) as Dims, density) : undefined
  return each ? each * quantity : null
}

/** Returns the total price in the agreed currency, and whether it is based on a theoretical weight; null if it cannot be computed. */
export function agreedTotal(deal: Deal): { amount: number; isAbout: boolean } | null {
  const { price, quantity, quantity_unit: unit } = deal
  if (!price) return null
  if (price.basis === 'per_piece')
    return unit === null ? null : { amount: price.amount * quantity, isAbout: false }
  const kg = agreedKg(deal)
  if (kg === null) return null
  const amount = price.basis === 'per_kg' ? price.amount * kg : (price.amount * kg) / 1000
  return { amount: Math.round(amount * 100) / 100, isAbout: unit !== null }
}

/** Returns what was agreed: goods, quantity, price and delivery. */
export function agreedLines(deal: Deal, { texts }: Context): SheetLine[] {
  const both = (text: MessageDescriptor) => bilingual(texts, text)
  const line = (name: string, label: MessageDescriptor, text: Bilingual): SheetLine => ({
    name,
    label: both(label),
    text,
  })
  const { price, terms } = deal
  const taxText =
    price?.tax_included === 1 ? both(incl) : price?.tax_included === 0 ? both(excl) : sameInBoth('')
  const perUnit = (lang: Lang) =>
    price
      ? `${priceText(price.amount, price.basis, price.currency)[lang]} ${taxText[lang]}`.trim()
      : both(negotiable)[lang]
  const total = agreedTotal(deal)
  const kg = agreedKg(deal)
  const totalText = (lang: Lang) =>
    total && price
      ? `${formatMoney(total.amount, price.currency)} ${taxText[lang]}${total.isAbout ? ` (${texts[lang](about)})` : ''}`
      : ''
  return [
    line('title', msg`Goods`, deal.title),
    line('quantity', msg`Quantity`, quantityText(deal)),
    ...(kg === null || deal.quantity_unit === null
      ? []
      : [line('weight', msg`Theoretical weight`, sameInBoth(formatWeight(kg)))]),
    line('price', msg`Price`, { zh: perUnit('zh'), en: perUnit('en') }),
    ...(total ? [line('total', msg`Total`, { zh: totalText('zh'), en: totalText('en') })] : []),
    ...(terms ? [line('delivery', msg`Delivery date`, sameInBoth(terms.delivery_date))] : []),
    ...(terms?.delivery_terms
      ? [
          line('terms of delivery', msg`Delivery terms`, {
            zh: optionText('delivery_terms' as OptionSet, terms.delivery_terms, 'zh', texts.zh),
            en: optionText('delivery_terms' as OptionSet, terms.delivery_terms, 'en', texts.en),
          }),
        ]
      : []),
  ]
}

/** Returns the specification of the posting at the time of the deal, without the values from which the deal deviates. */
export function specificationLines(deal: Deal, context: Context): SheetLine[] {
  const { terms } = deal
  const agreedOtherwise = new Set([
    ...(terms?.deviations ?? []).map(({ field }) => field),
    ...(terms ? ['needed_by'] : []),
    ...(terms?.delivery_terms ? ['delivery_terms'] : []),
  ])
  return valueLines(deal, context).flatMap(({ column, text }) =>
    agreedOtherwise.has(column.name) ? [] : [{ name: column.id, label: column.label, text }],
  )
}

/** Returns where the accepted quote deviates from the request: what will be delivered, and what was asked for. */
export function deviationLines(deal: Deal, context: Context): SheetLine[] {
  const lines = valueLines(deal, context)
  const { labels } = entryOfKind(deal.kind).view
  return (deal.terms?.deviations ?? []).map(({ field, offer }) => {
    const wanted = lines.find(({ column }) => column.name === field)?.text
    const told = (lang: Lang) => {
      const asked = wanted?.[lang]
      return asked ? context.texts[lang](msg`${offer} (instead of ${asked})`) : offer
    }
    const label = labels[field]
    return {
      name: field,
      label: label ? bilingual(context.texts, label) : sameInBoth(field),
      text: { zh: told('zh'), en: told('en') },
    }
  })
}

/** Returns each value of the posting with its column, as tables of bulk entry show it. */
function valueLines(
  { kind, values }: Deal,
  { texts, regions }: Context,
): { column: BulkColumn; text: Bilingual }[] {
  return bulkColumns(entryOfKind(kind), texts).flatMap((column) => {
    if (column.dim || values[column.name] === undefined) return []
    const text = (lang: Lang) => {
      const shown = cellOf(column, values, { texts, regions, lang })
      const unit = column.field.widget === 'number' && column.field.unit ? ` ${column.field.unit}` : ''
      return `${typeof shown === 'number' ? formatNumber(shown) : (shown ?? '')}${unit}`
    }
    return [{ column, text: { zh: text('zh'), en: text('en') } }]
  })
}
