import { chipsOf, choiceFiltersOf, type ListSearch } from '#features/postings/list/list_search.ts'
import { useChipText } from '#features/postings/list/FilterChips.tsx'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import { useOptionText } from '#features/postings/use_option_text.ts'

/** Returns a function that describes a search with one text per filter, the choice filters of its kind first; empty without filters. */
export function useSearchWords(
  companyName?: string,
): (entry: PostingKindEntry, search: ListSearch) => string[] {
  const option = useOptionText()
  const textOf = useChipText(companyName)
  return (entry, search) => [
    ...choiceFiltersOf(entry)
      .filter((name) => search[name] !== undefined)
      .map((name) => option(name, search[name])),
    ...chipsOf(search).map(textOf),
  ]
}
