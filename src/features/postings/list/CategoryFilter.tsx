import { useLingui } from '@lingui/react/macro'
import type { Facets } from '#contract/postings/views.ts'
import type { Category } from '#contract/reference/category.ts'
import { allCategories, categoriesBelow, categoryPath, isOffered } from '#contract/reference/categories.ts'
import { lang } from '#shared/i18n/language.ts'
import { useProductCategory } from '#shared/reference/reference.ts'
import { FilterOption, toggled, zeroLast } from './FilterOption.tsx'
import { FilterRow } from './FilterRow.tsx'
import { withFilter, type ListSearch } from './list_search.ts'
import classes from './PostingFilters.module.css'

type CategoryFilterProps = {
  search: ListSearch
  facets: Facets | undefined
  onSearch: (search: ListSearch) => void
}

/** Top-level categories with counts, and below them the second level of each chosen one. */
export function CategoryFilter({ search, facets, onSearch }: CategoryFilterProps) {
  const { t } = useLingui()
  // Loads the categories that operators added.
  useProductCategory()
  const chosen = search.category ?? []
  const openRoots = new Set(chosen.map((id) => categoryPath(id)[0]?.id))
  const counts = new Map<number, number>()
  for (const { value, count } of facets?.category ?? []) {
    for (const { id } of categoryPath(Number(value))) counts.set(id, (counts.get(id) ?? 0) + count)
  }
  const countOf = (id: number) => (facets ? (counts.get(id) ?? 0) : null)
  /** A retired category is shown as long as it is chosen or has postings. */
  const isShown = (category: Category) =>
    isOffered(category) || chosen.includes(category.id) || counts.has(category.id)
  const roots = allCategories().filter((category) => category.parent_id === null && isShown(category))
  const choose = (ids: number[]) => onSearch(withFilter(search, 'category', ids))
  const toggleRoot = (id: number) => {
    const below = new Set([id, ...categoriesBelow(id).map((child) => child.id)])
    const others = chosen.filter((one) => !below.has(one))
    choose(openRoots.has(id) ? others : [...others, id])
  }
  const toggleChild = (id: number, parent: number) =>
    choose(
      toggled(
        chosen.filter((one) => one !== parent),
        id,
      ),
    )
  return (
    <FilterRow label={t`Category`}>
      {zeroLast(roots, ({ id }) => countOf(id)).map(({ id, ...names }) => (
        <FilterOption key={id} chosen={openRoots.has(id)} count={countOf(id)} onToggle={() => toggleRoot(id)}>
          {names[lang]}
        </FilterOption>
      ))}
      {roots
        .filter(({ id }) => openRoots.has(id))
        .map((root) => (
          <div key={root.id} className={classes.sub} role="group" aria-label={root[lang]}>
            {zeroLast(categoriesBelow(root.id).filter(isShown), ({ id }) => countOf(id)).map((child) => (
              <FilterOption
                key={child.id}
                chosen={chosen.includes(child.id)}
                count={countOf(child.id)}
                onToggle={() => toggleChild(child.id, root.id)}
              >
                {child[lang]}
              </FilterOption>
            ))}
          </div>
        ))}
    </FilterRow>
  )
}
