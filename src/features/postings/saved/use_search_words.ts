import { chipsOf, choicesOf, type ListSearch } from '../list/list_search.ts'
import { useChipText } from '../list/FilterChips.tsx'
import type { PostingKindEntry } from '../registry.ts'
import { useOptionText } from '../use_option_text.ts'

/** What a search asks for, a word for each filter, the kind's own first; empty for a whole list. */
export function useSearchWords(
  companyName?: string,
): (entry: PostingKindEntry, search: ListSearch) => string[] {
  const option = useOptionText()
  const textOf = useChipText(companyName)
  return (entry, search) => [
    ...choicesOf(entry)
      .filter((name) => search[name] !== undefined)
      .map((name) => option(name, search[name])),
    ...chipsOf(search).map(textOf),
  ]
}
