import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { postingKinds, type SearchSection } from '#contract/enums.ts'
import { suggestEndpoint } from '#contract/postings/suggest.ts'
import { query } from '#shared/api/query.ts'
import { mergeSuggestions } from './merge_suggestions.ts'
import { useSearchNames } from './site.ts'

const typingPauseMs = 180

/** Returns a section's suggestions for the typed text; sends no request while the list is closed. */
export function useSuggestions(section: SearchSection, typed: string, opened: boolean): string[] {
  const [keyword] = useDebouncedValue(typed.trim(), typingPauseMs)
  const names = useSearchNames(section)
  const kind = postingKinds.find((one) => one === section)
  const { data } = useQuery({
    ...query(suggestEndpoint(kind ?? postingKinds[0]), { query: { keyword } }, { quiet: true }),
    enabled: opened && kind !== undefined && keyword !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const completions = keyword === '' || typed.trim() === '' ? [] : (data ?? []).map(({ text }) => text)
  return mergeSuggestions(typed, names, completions)
}
