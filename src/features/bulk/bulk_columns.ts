/** The columns that a table of a kind may have. They follow from its fields and labels, so a new field appears by itself. */
import type { Lang } from '#contract/enums.ts'
import { bulkColumnNames } from '#contract/postings/bulk.ts'
import type { Field } from '#contract/fields.ts'
import type { DimName } from '#contract/steel/shapes.ts'
import { dimLabels } from '#shared/form/dim_labels.ts'
import { fieldOf } from '#features/postings/define_view.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import type { BilingualTexts } from './bilingual_texts.ts'

export type BulkColumn = {
  /** `material`, `dims`, `dims.od`. */
  id: string
  /** Name of the field, and for a column with a single dimension its name. */
  name: string
  dim?: DimName
  field: Field
  label: Record<Lang, string>
}

/** Returns all columns in the order of the form. */
export function bulkColumns({ definition, view }: PostingKindEntry, texts: BilingualTexts): BulkColumn[] {
  const order = view.groups.flatMap((group) => group.fields)
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return bulkColumnNames(definition)
    .map((id): BulkColumn => {
      const [name = '', dim] = id.split('.') as [string, DimName | undefined]
      const own = dim ? dimLabels[dim] : view.labels[name]!
      const label = { zh: texts.zh(own), en: texts.en(own) }
      return { id, name, field: fieldOf(definition, name), label, ...(dim && { dim }) }
    })
    .sort((a, b) => place(a.name) - place(b.name))
}

/** Returns the heading of a column in tables that we write: its name and the unit of its numbers. */
export const ownHeading = ({ label, field }: BulkColumn, lang: Lang): string =>
  field.widget === 'number' && field.unit ? `${label[lang]} (${field.unit})` : label[lang]
