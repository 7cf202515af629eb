import { useLingui } from '@lingui/react/macro'
import { entryOfKind, useFieldText, useTechnicalRows } from '#features/postings/index.ts'

/** A field of a request that an offer complies with or not. */
export type AskedField = { field: string; label: string; text: string }

/** What the quote says in fields of its own, and what names the drawing without asking for anything. */
const saidElsewhere = [
  'needed_by',
  'delivery_terms',
  'drawing_no',
  'drawing_revision',
  'drawing_access',
  'governs',
]
const isFilled = (value: unknown) => value !== null && value !== undefined

/** What a request asks for, in the order of its page, with the dimensions behind the grade. */
export function useAskedFields(kind: string, values: Record<string, unknown>): AskedField[] {
  const entry = entryOfKind(kind)
  const fieldText = useFieldText(entry)
  const { i18n } = useLingui()
  const rows = useTechnicalRows(entry)({ values })
    .filter(({ name }) => !saidElsewhere.includes(name))
    .map(({ name, label, text }) => ({
      // One line for three fields; the offer is about the first that is filled.
      field: name !== 'hardness' ? name : isFilled(values['hardness_min']) ? 'hardness_min' : 'hardness_max',
      label,
      text,
    }))
  const more = ['dims', 'drawings']
    .filter((name) => name in entry.definition.fields && isFilled(values[name]))
    .map((name) => ({
      field: name,
      label: i18n._(entry.view.labels[name]!),
      text: fieldText(name, values),
    }))
    .filter(({ text }) => text !== '')
  const isGrade = ({ field }: AskedField) => field === 'material'
  return [...rows.filter(isGrade), ...more, ...rows.filter((row) => !isGrade(row))]
}
