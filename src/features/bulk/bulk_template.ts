import { msg } from '@lingui/core/macro'
import { foldHeading } from '#shared/spreadsheet/fold_heading.ts'
import type { Lang } from '#contract/enums.ts'
import type { OptionSet } from '#contract/postings/option_sets.ts'
import { xlsxFile, type SheetCell } from '#shared/spreadsheet/xlsx_write.ts'
import { optionText } from '#features/postings/option_labels.ts'
import type { FormValues } from '#features/postings/form/form_values.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import type { BilingualTexts } from './bilingual_texts.ts'
import { ownHeading, type BulkColumn } from './bulk_columns.ts'
import { cellOf, flagText, type WriteContext } from './cell_writer.ts'

/** Invented values of the example row for the fields of all kinds, complete except for pictures. */
const example: FormValues = {
  category_id: 102,
  material: '42CrMo',
  standard: ['GB/T 3077-2015'],
  shape: 'round',
  dims: { d: 320, l: 6150 },
  delivery_state: 'quenched_tempered',
  quantity: 2,
  weight_t: 7.7,
  actual_weight_kg: 7720,
  price_amount: 5120,
  region_id: 320_281,
  have_warranty: 1,
  have_report: 0,
  needed_by: '2031-05-01',
  forge_type: 1,
  offcut: 'seller',
  visibility: 'public',
  heat_no: 'D24-0913',
}

const nameText = msg`Bulk entry template`
const notesText = msg`Notes`
const headings = [msg`Column`, msg`Required to submit`, msg`What to write`, msg`Example`]
const hints = {
  dims: msg`The specification as you write it: φ320×6150, 300×400×2000, OD900/ID600×200`,
  material: msg`Grade or an equivalent name: 42CrMo, 4140, 1.7225`,
  category: msg`Name of the second-level category`,
  region: msg`Province and city or district`,
  date: msg`Date, e.g. 2026-03-05`,
  standards: msg`Separate several with semicolons`,
  photos: msg`Https addresses of pictures, separated by spaces; without them a row becomes a draft`,
  number: msg`A number`,
  text: msg`Text`,
}

/** Whether a row needs the column to be submitted. Where the shape is required, its dimensions are too. */
const isNeeded = ({ definition: { required } }: PostingKindEntry, { name, field }: BulkColumn): boolean =>
  required.includes(name) || (field.widget === 'dims' && required.includes('shape'))

/** Returns the columns of the template: the dimensions as one column, required columns first. */
function templateColumns(entry: PostingKindEntry, columns: readonly BulkColumn[]): BulkColumn[] {
  const whole = columns.filter(({ dim }) => !dim)
  return whole.toSorted((a, b) => Number(isNeeded(entry, b)) - Number(isNeeded(entry, a)))
}

/** Returns the cells of the example row. */
const exampleCells = (columns: readonly BulkColumn[], defaults: FormValues, context: WriteContext) =>
  columns.map((column) => cellOf(column, { ...defaults, ...example }, context))

/** Returns a function that tells whether a row is the template's example, in either language. */
export function exampleTest(
  entry: PostingKindEntry,
  columns: readonly BulkColumn[],
  context: Omit<WriteContext, 'lang'>,
): (cells: readonly string[]) => boolean {
  const rows = (['zh', 'en'] as const).map((lang) =>
    exampleCells(templateColumns(entry, columns), entry.view.defaults, { ...context, lang })
      .map((cell) => foldHeading(String(cell ?? '')))
      .join('|')
      .replace(/\|+$/, ''),
  )
  return (cells) => rows.includes(cells.map(foldHeading).join('|').replace(/\|+$/, ''))
}

function hintOf({ field }: BulkColumn, choices: readonly string[], text: BilingualTexts[Lang]): string {
  if (choices.length > 0) return choices.join(' / ')
  const { widget, unit } = field
  const hint = widget in hints ? hints[widget as keyof typeof hints] : hints.text
  return unit && widget === 'number' ? `${text(hint)} (${unit})` : text(hint)
}

/** Returns a workbook to fill in, in the reader's language: headings, an example row, choices in the cells, and notes. */
export function templateFile(
  entry: PostingKindEntry,
  all: readonly BulkColumn[],
  context: WriteContext,
): Blob {
  const { texts, lang } = context
  const text = texts[lang]
  const columns = templateColumns(entry, all)
  const choicesOf = ({ field }: BulkColumn): string[] => {
    if (field.widget === 'flag') return [flagText(1, lang), flagText(0, lang)]
    if (field.widget !== 'choice' && field.widget !== 'multi') return []
    return (field.options ?? []).map((one) => optionText(field.optionSet as OptionSet, one, lang, text))
  }
  const heading = columns.map((column) => {
    return `${ownHeading(column, lang)}${isNeeded(entry, column) ? ' *' : ''}`
  })
  const cells = exampleCells(columns, entry.view.defaults, context)
  const notes: SheetCell[][] = columns.map((column, at) => [
    column.label[lang],
    isNeeded(entry, column) ? flagText(1, lang) : null,
    hintOf(column, choicesOf(column), text),
    cells[at] ?? null,
  ])
  const choices = new Map(
    columns.flatMap((column, at) => {
      const options = column.field.widget === 'multi' ? [] : choicesOf(column)
      return options.length > 0 ? [[at, options] as const] : []
    }),
  )
  return xlsxFile([
    {
      name: text(entry.view.title),
      rows: [heading, cells],
      widths: heading.map((one, at) => Math.max(10, one.length * 1.6, String(cells[at] ?? '').length * 1.3)),
      choices,
    },
    { name: text(notesText), rows: [headings.map(text), ...notes], widths: [22, 14, 70, 24] },
  ])
}

export const templateFileName = (entry: PostingKindEntry, texts: BilingualTexts, lang: Lang): string =>
  `${texts[lang](entry.view.title)} ${texts[lang](nameText)}.xlsx`
