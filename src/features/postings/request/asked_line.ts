import { shapeNames } from '#contract/steel/spec_line.ts'
import type { Lang } from '#contract/enums.ts'
import { foldMaterial } from '../material_search.ts'
import type { ListSearch } from '../list/list_search.ts'

/**
 * What a search asks for as one line that a form reads (`keyword`, and the grade and shape that it does not name); empty
 * where the search says nothing of it.
 */
export function askedLine({ keyword = '', material, shape }: ListSearch, lang: Lang): string {
  const only = <T>(chosen: readonly T[] | undefined): T | undefined =>
    chosen?.length === 1 ? chosen[0] : undefined
  const grade = only(material)
  const form = only(shape)
  return [
    grade && !foldMaterial(keyword).includes(foldMaterial(grade)) ? grade : '',
    form ? shapeNames[form][lang] : '',
    keyword,
  ]
    .filter(Boolean)
    .join(' ')
}
