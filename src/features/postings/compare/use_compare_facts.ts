import { useLingui } from '@lingui/react/macro'
import { sharedFields } from '#contract/postings/shared_fields.ts'
import type { PostingDetail } from '#contract/postings/views.ts'
import { formatDate, formatMoney, formatQuantity, formatWeight } from '#shared/i18n/format.ts'
import {
  certificationLabels,
  creditRatingLabels,
  membershipLabels,
  postingStateLabels,
} from '#shared/i18n/labels.ts'
import type { Fact } from './compare_rows.ts'
import { useTechnicalRows } from '../detail/use_technical_rows.ts'
import { piecePrice, weightsOf } from '../posting_figures.ts'
import type { PostingKindEntry } from '../registry.ts'
import { isStock } from '../WeightBlock.tsx'
import { specText } from '../SpecTitle.tsx'
import { useFieldText } from '../use_field_text.ts'

/** Everything that can be said of a posting of one kind in a line each, for a comparison. */
export function useCompareFacts(entry: PostingKindEntry): (posting: PostingDetail) => Fact[] {
  const { t, i18n } = useLingui()
  const fieldText = useFieldText(entry)
  const technical = useTechnicalRows(entry)
  const { labels, groups } = entry.view
  const fields = groups.flatMap((group) => group.fields)

  const priceText = (posting: PostingDetail): string => {
    if (posting.price_amount === null) return posting.negotiable === 1 ? t`Negotiable` : ''
    const tax = posting.tax_included === 1 ? t`incl. tax` : t`excl. tax`
    return `${fieldText('price_amount', posting)} ${tax}`
  }
  return (posting) => {
    const { values, company, quantity, remaining, quantity_unit: unit, price_per_t: perTonne } = posting
    const { main, other } = weightsOf(posting)
    const each = piecePrice(posting)
    const read = technical(posting)
    const known = new Set(read.map(({ name }) => name))
    const own = fields.filter((name) => !(name in sharedFields) && !known.has(name))
    const hasPrice = 'price_amount' in entry.definition.fields
    const facts: [name: string, label: string, text: string][] = [
      ['state', t`State`, posting.state === 'online' ? '' : i18n._(postingStateLabels[posting.state])],
      ['spec', t`Specification`, specText(posting)],
      ['category_id', i18n._(labels['category_id']!), fieldText('category_id', values)],
      ['price', t`Price`, hasPrice ? priceText(posting) : ''],
      ['price_per_t', t`Price per tonne`, hasPrice && perTonne ? formatMoney(Math.round(perTonne)) : ''],
      ['piece_price', t`One piece, about`, hasPrice && each ? formatMoney(Math.round(each)) : ''],
      ['quantity', t`Quantity`, quantity === null ? '' : formatQuantity(quantity, unit)],
      [
        'remaining',
        t`Remaining`,
        remaining === null || !isStock(posting.kind) ? '' : formatQuantity(remaining, unit),
      ],
      ['weight', t`Weight`, main ? formatWeight(main.kg) : ''],
      ['other_weight', t`Weight, the other way`, other ? formatWeight(other.kg) : ''],
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
      ...own.map((name) => ({ name, label: i18n._(labels[name]!), text: fieldText(name, values) })),
    ]
  }
}
