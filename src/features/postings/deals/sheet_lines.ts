/** What an order sheet says, each line in both languages. Pure but for the texts it is given. */
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Deal } from '#contract/deal.ts'
import type { Lang } from '#contract/enums.ts'
import type { OptionSet } from '#contract/postings/option_sets.ts'
import type { RegionIndex } from '#contract/reference/regions.ts'
import { quantityUnitNames } from '#contract/steel/delivery_states.ts'
import { densityOf } from '#contract/steel/grades.ts'
import type { Dims, Shape } from '#contract/steel/shapes.ts'
import { weightKg } from '#contract/steel/weight.ts'
import { formatMoney, formatNumber, formatWeight } from '#shared/i18n/format.ts'
import { bulkColumns, type BulkColumn } from '../bulk/bulk_columns.ts'
import type { BilingualTexts } from '../bulk/bilingual_texts.ts'
import { cellOf } from '../bulk/cell_writer.ts'
import { optionText } from '../option_labels.ts'
import { basisSuffixes } from '../PriceBlock.tsx'
import { entryOfKind } from '../registry.ts'

export type Both = Record<Lang, string>
export type SheetLine = { name: string; label: Both; text: Both }

type Context = { texts: BilingualTexts; regions: RegionIndex }

export const bothOf = (texts: BilingualTexts, text: MessageDescriptor): Both => ({
  zh: texts.zh(text),
  en: texts.en(text),
})
const same = (text: string): Both => ({ zh: text, en: text })

const incl = msg`incl. tax`
const excl = msg`excl. tax`
const negotiable = msg`Negotiable`
const about = msg`about, by theoretical weight`

const quantityText = ({ quantity, quantity_unit: unit }: Deal): Both => {
  const number = formatNumber(quantity)
  if (unit === null) return same(`${number} t`)
  const { zh, en } = quantityUnitNames[unit]
  return { zh: `${number} ${zh}`, en: `${number} ${en}${quantity === 1 ? '' : 's'}` }
}

/** Theoretical weight of what was agreed in kg; its own weight where it was agreed in tonnes; null where nobody knows. */
export function agreedKg({ quantity, quantity_unit: unit, values }: Deal): number | null {
  if (unit === null) return quantity * 1000
  const { shape, dims, material } = values
  const density = densityOf(String(material ?? ''))
  const each = shape ? weightKg(shape as Shape, (dims ?? {}) as Dims, density) : undefined
  return each ? each * quantity : null
}

/** The price of all of it in the agreed currency, and whether it follows from a theoretical weight; null where it does not follow. */
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

/** What was agreed: what, how much, at which price, until when. */
export function agreedLines(deal: Deal, { texts }: Context): SheetLine[] {
  const both = (text: MessageDescriptor) => bothOf(texts, text)
  const line = (name: string, label: MessageDescriptor, text: Both): SheetLine => ({
    name,
    label: both(label),
    text,
  })
  const { price, terms } = deal
  const taxText = price?.tax_included === 1 ? both(incl) : price?.tax_included === 0 ? both(excl) : same('')
  const perUnit = (lang: Lang) =>
    price
      ? `${formatMoney(price.amount, price.currency)}${texts[lang](basisSuffixes[price.basis])} ${taxText[lang]}`.trim()
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
      : [line('weight', msg`Theoretical weight`, same(formatWeight(kg)))]),
    line('price', msg`Price`, { zh: perUnit('zh'), en: perUnit('en') }),
    ...(total ? [line('total', msg`Total`, { zh: totalText('zh'), en: totalText('en') })] : []),
    ...(terms ? [line('delivery', msg`Delivery date`, same(terms.delivery_date))] : []),
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

/** The specification as the posting had it when the deal came about, without what was agreed otherwise. */
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

/** Where the accepted quote departs from the request: what is delivered, and what was asked for. */
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
      label: label ? bothOf(context.texts, label) : same(field),
      text: { zh: told('zh'), en: told('en') },
    }
  })
}

/** Every value of the posting that a column names, as a table would show it. */
function valueLines(
  { kind, values }: Deal,
  { texts, regions }: Context,
): { column: BulkColumn; text: Both }[] {
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
