/** Settles the category of a row: its own, that for all rows where it fits, or the one that goods, shape and grade determine. */
import { t } from '@lingui/core/macro'
import type { Lang } from '#contract/enums.ts'
import { categoryById, categoryName } from '#contract/reference/categories.ts'
import type { Shape } from '#contract/steel/shapes.ts'
import type { FieldErrors } from '#contract/validation.ts'
import type { FormValues } from '#features/postings/form/form_values.ts'
import {
  categoryChoices,
  isOfOtherGoods,
  isOfOtherSteel,
  suggestCategory,
} from '#features/postings/form/category_suggestion.ts'
import type { CellFix } from './cell_fixes.ts'

type RowParts = {
  values: Record<string, unknown>
  own: Readonly<Record<string, unknown>>
  notes: FieldErrors
  fixes: Record<string, readonly CellFix[]>
}

/** Whether a category that was chosen for all rows is meant for this one: for its shape, and not for other steels or goods. */
function fits(
  id: number,
  {
    shape,
    material,
    word,
  }: { shape: Shape | undefined; material: string | undefined; word: string | undefined },
): boolean {
  const of = categoryById(id)?.shape
  const isOfShape = of === undefined || of === 'drawing' || shape === undefined || of === shape
  return isOfShape && !isOfOtherSteel(id, material) && !isOfOtherGoods(id, word)
}

/** Sets the category, or offers those that are possible at the column of categories. Changes its first argument. */
export function settleCategory(
  { values, own, notes, fixes }: RowParts,
  given: {
    common: FormValues
    /** The word by which the list calls the goods. */
    goods: string | undefined
    /** The word beside the size, where no column has one. */
    word: string | undefined
    /** The listed grade that decides about the kind of steel. */
    material: string | undefined
    /** Place of the column of categories, or of the one that would be added. */
    place: number
    hasColumn: boolean
    lang: Lang
  },
): void {
  const { common, goods, word, material, place, hasColumn, lang } = given
  const forAll = common['category_id'] as number | undefined
  const shape = values['shape'] as Shape | undefined
  const about = { categoryWord: goods, shape, material }
  const offer = () => {
    // Without a column it is asked once for all rows, and of a row only if the answer is not meant for it.
    if (!hasColumn && forAll === undefined) return
    fixes['category_id'] = categoryChoices(about).map((id): CellFix => {
      const name = categoryName(id, lang)
      return { sort: `category ${id}`, label: name, group: name, place, text: name }
    })
  }
  const written = own['category_id'] as number | undefined
  if (written !== undefined) {
    if (!isOfOtherSteel(written, material)) return
    const grade = String(values['material'])
    const category = categoryName(written, lang)
    notes['category_id'] = t`${grade} is none of the steels of “${category}”`
    offer()
    return
  }
  const settled =
    forAll !== undefined && fits(forAll, { shape, material, word: goods ?? word })
      ? forAll
      : suggestCategory(about)
  values['category_id'] = settled
  if (settled === undefined) offer()
}
