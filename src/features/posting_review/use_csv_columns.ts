import { useLingui } from '@lingui/react/macro'
import type { AdminPostingRow } from '#contract/postings/views.ts'
import { categoryPath } from '#contract/reference/categories.ts'
import { specLine } from '#contract/steel/spec_line.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { postingStateLabel } from '#shared/i18n/labels.ts'
import { useProductCategory, useRegions } from '#shared/reference/reference.ts'
import type { CsvCell } from '#contract/csv.ts'
import { hintsOf } from './flag_text.ts'
import { weightsOf } from '#features/postings/posting_figures.ts'
import { useOptionText } from '#features/postings/use_option_text.ts'

type CsvColumn = { label: string; value: (row: AdminPostingRow) => CsvCell }

const time = (at: string | null) => (at === null ? null : formatDate(at, true))

/** Returns the columns of the exported table in the reader's language; units are in the headings, not in the cells. */
export function useCsvColumns(): CsvColumn[] {
  const { t } = useLingui()
  const option = useOptionText()
  const regions = useRegions()
  // Loads the names of categories that operators added.
  useProductCategory()
  return [
    { label: t`Code`, value: (row) => row.code },
    { label: t`State`, value: (row) => t(postingStateLabel(row.kind, row.state)) },
    { label: t`Title`, value: (row) => row.title },
    { label: t`Company`, value: (row) => row.company.name },
    { label: t`Posted by`, value: (row) => row.author },
    {
      label: t`Category`,
      value: (row) =>
        row.category_id &&
        categoryPath(row.category_id)
          .map((category) => category[lang])
          .join(' / '),
    },
    { label: t`Stock type`, value: (row) => option('character', row.character) },
    { label: t`Grade`, value: (row) => row.material },
    { label: t`Specification`, value: (row) => row.shape && row.dims && specLine(row.shape, row.dims, lang) },
    { label: t`Delivery condition`, value: (row) => option('delivery_state', row.delivery_state) },
    { label: t`Quantity`, value: (row) => row.quantity },
    { label: t`Unit`, value: (row) => option('quantity_unit', row.quantity_unit) },
    { label: t`Weight in kg`, value: (row) => weightsOf(row).main?.kg ?? null },
    { label: t`Weighing method`, value: (row) => option('weighing_method', row.weighing_method) },
    { label: t`Price`, value: (row) => (row.negotiable === 1 ? t`Negotiable` : row.price_amount) },
    { label: t`Price basis`, value: (row) => option('price_basis', row.price_basis) },
    { label: t`Currency`, value: (row) => row.currency },
    { label: t`¥ per tonne`, value: (row) => row.price_per_t },
    { label: t`Stored at`, value: (row) => row.region_id && (regions?.label(row.region_id, lang) ?? null) },
    { label: t`Heat number`, value: (row) => row.heat_no },
    { label: t`Photos`, value: (row) => row.photo_count },
    { label: t`Submitted`, value: (row) => time(row.submitted_time) },
    { label: t`Published`, value: (row) => time(row.published_time) },
    { label: t`Valid until`, value: (row) => time(row.expires_at) },
    {
      label: t`Hints`,
      value: (row) =>
        hintsOf(row)
          .map(({ label, texts }) => [t(label), ...texts].join(': '))
          .join('; '),
    },
  ]
}
