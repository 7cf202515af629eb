import { useLingui } from '@lingui/react/macro'
import { sharedFields } from '#contract/postings/shared_fields.ts'
import type { PostingDetail } from '#contract/postings/views.ts'
import { withTax } from '#contract/steel/price_per_tonne.ts'
import { formatDate, formatMoney, formatQuantity, formatWeight } from '#shared/i18n/format.ts'
import {
  certificationLabels,
  creditRatingLabels,
  membershipLabels,
  postingStateLabel,
} from '#shared/i18n/labels.ts'
import { comparedPrices } from './compare_prices.ts'
import type { Fact } from './compare_rows.ts'
import { useTechnicalRows } from '#features/postings/detail/use_technical_rows.ts'
import { weightsOf } from '#features/postings/posting_figures.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import { isStock } from '#features/postings/WeightBlock.tsx'
import { specText } from '#features/postings/SpecTitle.tsx'
import { useFieldText } from '#features/postings/use_field_text.ts'

const cutPrices = new Set(['cut_price', 'cutting_fee'])

/** Returns a function that lists all facts of a posting of one kind, for a comparison. */
export function useCompareFacts(entry: PostingKindEntry): (posting: PostingDetail) => Fact[] {
  const { t, i18n } = useLingui()
  const fieldText = useFieldText(entry)
  const technical = useTechnicalRows(entry)
  const { labels, groups } = entry.view
  const fields = groups.flatMap((group) => group.fields)

  const priceText = (posting: PostingDetail): string => {
    const { amount, isConverted } = comparedPrices(posting)
    if (amount === null) return posting.negotiable === 1 ? t`Negotiable` : ''
    const compared = fieldText('price_amount', { ...posting, price_amount: amount })
    const listed = fieldText('price_amount', posting)
    return isConverted ? t`${compared} (listed at ${listed} excl. tax)` : compared
  }
  const money = (amount: number | null) => (amount === null ? '' : formatMoney(Math.round(amount)))
  return (posting) => {
    const { values, company, quantity, remaining, quantity_unit: unit } = posting
    const { main, other } = weightsOf(posting)
    const { perTonne, piece, lot } = comparedPrices(posting)
    const read = technical(posting)
    const known = new Set(read.map(({ name }) => name))
    const own = fields.filter((name) => !(name in sharedFields) && !known.has(name))
    const hasPrice = 'price_amount' in entry.definition.fields
    const facts: [name: string, label: string, text: string][] = [
      [
        'state',
        t`State`,
        posting.state === 'online' ? '' : i18n._(postingStateLabel(posting.kind, posting.state)),
      ],
      ['spec', t`Specification`, specText(posting)],
      ['category_id', i18n._(labels['category_id']!), fieldText('category_id', values)],
      ['price', t`Price, incl. 13% VAT`, hasPrice ? priceText(posting) : ''],
      ['price_per_t', t`Price per tonne, incl. 13% VAT`, hasPrice ? money(perTonne) : ''],
      ['piece_price', t`One piece, about, incl. 13% VAT`, hasPrice ? money(piece) : ''],
      ['lot_price', t`Whole lot, about, incl. 13% VAT`, hasPrice ? money(lot) : ''],
      ['quantity', t`Quantity`, quantity === null ? '' : formatQuantity(quantity, unit)],
      [
        'remaining',
        t`Remaining`,
        remaining === null || !isStock(posting.kind) ? '' : formatQuantity(remaining, unit),
      ],
      ['weight', t`Weight`, main ? formatWeight(main.kg) : ''],
      ['other_weight', t`Weight, other basis`, other ? formatWeight(other.kg) : ''],
      ['region_id', i18n._(labels['region_id']!), fieldText('region_id', values)],
      ['expires_at', t`Deadline`, posting.expires_at ? formatDate(posting.expires_at) : ''],
      ['company', t`Company`, company.name],
      ['certification', t`Certification`, company.name && i18n._(certificationLabels[company.certification])],
      ['membership', t`Membership`, company.name && i18n._(membershipLabels[company.membership])],
      ['rating', t`Credit rating`, company.name && i18n._(creditRatingLabels[company.credit_rating])],
    ]
    return [
      ...facts.map(([name, label, text]) => ({ name, label, text })),
      ...read,
      ...own.map((name) => {
        const label = i18n._(labels[name]!)
        const value = values[name]
        // Prices of cuts are stated with or without tax like the posting's price.
        if (cutPrices.has(name) && typeof value === 'number')
          return {
            name,
            label: t`${label}, incl. 13% VAT`,
            text: formatMoney(withTax(value, posting.tax_included === 0 ? 0 : 1), posting.currency ?? 'CNY'),
          }
        return { name, label, text: fieldText(name, values) }
      }),
    ]
  }
}
