/** Reads a list of a few rows as bulk entry does, without a file. */
import { i18n, type MessageDescriptor } from '@lingui/core'
import regionRows from '#contract/reference/regions.gen.json' with { type: 'json' }
import { parseRegions } from '#contract/reference/regions.ts'
import { postingKinds } from '#features/postings/registry.ts'
import { bulkColumns } from './bulk_columns.ts'
import type { CellFix } from './cell_fixes.ts'
import { usualFactors } from './column_units.ts'
import { dictionaryOf, guessColumns } from './headings.ts'
import { rowReader } from './row_reader.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })
const text = (label: MessageDescriptor) => i18n._(label)
export const texts = { zh: text, en: text }
export const regions = parseRegions(regionRows)
export const entry = postingKinds.quotation
export const columns = bulkColumns(entry, texts)
export const given = {
  dictionary: dictionaryOf(columns),
  ids: new Set(columns.map(({ id }) => id)),
  remembered: {},
}

/** Returns what each column holds. */
export const usesOf = (headings: string[], rows: string[][] = []): string[] =>
  guessColumns({ headings, rows, ...given })

/** Returns the reading of each row, and what the row becomes when the first fix of each of its cells is applied. */
export function readList(headings: string[], ...rows: string[][]) {
  const uses = usesOf(headings, rows)
  const usual = usualFactors(
    uses.map((id) => columns.find((one) => one.id === id)),
    rows,
  )
  const read = rowReader({ entry, texts, regions, lang: 'en', uses, headings, common: {}, usual })
  const rowOf = (cells: readonly string[]) => {
    const { values, errors, notes, fixes, missing } = read(cells)
    const { shape, dims, material, quantity, actual_weight_kg: kg, description } = values
    return {
      shape,
      dims,
      material,
      quantity,
      kg,
      description,
      values,
      errors: Object.keys(errors),
      said: errors,
      notes,
      fixes,
      missing,
    }
  }
  return rows.map((cells) => {
    const row = rowOf(cells)
    const fixed = (choose: (fixes: readonly CellFix[]) => CellFix | undefined = ([first]) => first) => {
      const changed = [...cells]
      for (const fixes of Object.values(row.fixes)) {
        const fix = choose(fixes)
        if (fix) changed[fix.place] = fix.text
      }
      return rowOf(changed)
    }
    return { ...row, fixed }
  })
}
