import { useLingui } from '@lingui/react/macro'
import { entryOfKind, useFieldText, useTechnicalRows } from '#features/postings/index.ts'

/** A field of a request with which an offer can comply or not. */
export type AskedField = { field: string; label: string; text: string }

/** Fields that are not compared: the quote has fields of its own for them, or they only describe the drawing. */
const notCompared = [
  'needed_by',
  'delivery_terms',
  'drawing_no',
  'drawing_revision',
  'drawing_access',
  'governs',
]
const isFilled = (value: unknown) => value !== null && value !== undefined

/** Returns what a request asks for, in the order of its page, with the dimensions after the grade. */
export function useAskedFields(kind: string, values: Record<string, unknown>): AskedField[] {
  const entry = entryOfKind(kind)
  const fieldText = useFieldText(entry)
  const { i18n } = useLingui()
  const rows = useTechnicalRows(entry)({ values })
    .filter(({ name }) => !notCompared.includes(name))
    .map(({ name, label, text }) => ({
      // The three hardness fields share a line; a deviation names the first one that is filled.
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
