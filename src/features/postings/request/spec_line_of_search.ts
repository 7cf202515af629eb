import { shapeNames } from '#contract/steel/spec_line.ts'
import type { Lang } from '#contract/enums.ts'
import { foldGrade } from '#contract/steel/grade_names.ts'
import type { ListSearch } from '../list/list_search.ts'

/**
 * Returns a search as a specification line for a form: the keyword, and the grade and shape unless several are chosen or
 * the keyword already contains the grade. Empty if the search has none of them.
 */
export function specLineOfSearch({ keyword = '', material, shape }: ListSearch, lang: Lang): string {
  const only = <T>(chosen: readonly T[] | undefined): T | undefined =>
    chosen?.length === 1 ? chosen[0] : undefined
  const grade = only(material)
  const form = only(shape)
  return [
    grade && !foldGrade(keyword).includes(foldGrade(grade)) ? grade : '',
    form ? shapeNames[form][lang] : '',
    keyword,
  ]
    .filter(Boolean)
    .join(' ')
}
