/** Writes values as cells that the cell readers understand, in the reader's language. */
import type { Lang } from '#contract/enums.ts'
import type { OptionSet } from '#contract/postings/option_sets.ts'
import { categoryPath } from '#contract/reference/categories.ts'
import { millName } from '#contract/reference/mills.ts'
import type { RegionIndex } from '#contract/reference/regions.ts'
import type { Dims, Shape } from '#contract/steel/shapes.ts'
import { specLine } from '#contract/steel/spec_line.ts'
import type { SheetCell } from '#shared/spreadsheet/xlsx_write.ts'
import { optionText } from '#features/postings/option_labels.ts'
import type { FormValues } from '#features/postings/form/form_values.ts'
import type { BilingualTexts } from './bilingual_texts.ts'
import type { BulkColumn } from './bulk_columns.ts'

export type WriteContext = { texts: BilingualTexts; regions: RegionIndex; lang: Lang }

export const flagText = (value: unknown, lang: Lang): string =>
  value === 1 ? { zh: '是', en: 'Yes' }[lang] : { zh: '否', en: 'No' }[lang]

/** Returns the cell of a column; null for an empty field. */
export function cellOf(column: BulkColumn, values: FormValues, context: WriteContext): SheetCell {
  const { texts, regions, lang } = context
  const value = values[column.name]
  if (value === null || value === undefined) return null
  const option = (one: string | number) =>
    optionText(column.field.optionSet as OptionSet, one, lang, texts[lang])
  if (column.dim) return (value as Dims)[column.dim] ?? null
  switch (column.field.widget) {
    case 'number':
      return value as number
    case 'choice':
      return option(value as string)
    case 'multi':
      return (value as string[]).map(option).join('; ')
    case 'flag':
      return flagText(value, lang)
    case 'category':
      return categoryPath(value as number)
        .map((one) => one[lang])
        .join(' > ')
    case 'mill':
      return millName(value as string, lang)
    case 'dims':
      return specLine((values['shape'] ?? 'drawing') as Shape, value as Dims, lang)
    case 'region':
      return regions.label(value as number, lang)
    case 'standards':
      return (value as string[]).join('; ')
    case 'photos':
      return (value as string[]).join(' ')
    default:
      return String(value)
  }
}
