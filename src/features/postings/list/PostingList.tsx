import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { Stack, VisuallyHidden } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import {
  useInfiniteQuery,
  usePrefetchInfiniteQuery,
  usePrefetchQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useElementScrollRestoration, useNavigate } from '@tanstack/react-router'
import { CompareTray } from '#features/compare/index.ts'
import { FilterChips } from './FilterChips.tsx'
import { choiceFiltersOf, listSearchOf, type ListSearch } from './list_search.ts'
import { PostingFilters } from './PostingFilters.tsx'
import { PostingResults } from './PostingResults.tsx'
import { facetsQuery, listQuery } from '../queries.ts'
import type { PostingKindEntry } from '../registry.ts'
import { Trail } from '../Trail.tsx'
import { useOptionText } from '../use_option_text.ts'
import { Late } from '#shared/ui/Late.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'

type PostingListProps = {
  entry: PostingKindEntry
  /** The search object as the router has it, which may hold names that the route did not validate. */
  search: Record<string, unknown>
}

/** The public list of one kind of posting; the chosen filters are stored only in the address. */
export function PostingList({ entry, search: address }: PostingListProps) {
  const search = useMemo(() => listSearchOf(entry)(address), [entry, address])
  const rows = listQuery(entry, search)
  const client = useQueryClient()
  // Rows that are there already are shown at once, so that going back restores the scroll position.
  const [isKnown] = useState(() => client.getQueryData(rows.queryKey) !== undefined)
  // On a slow device the first answer is there before the page, too, but without a position to restore.
  const position = useElementScrollRestoration({ getElement: () => window })
  // Asked for before the panel of filters is built.
  usePrefetchInfiniteQuery(rows)
  usePrefetchQuery(facetsQuery(entry, search))
  const list = <List entry={entry} search={search} isWhole={isKnown && (position?.scrollY ?? 0) > 0} />
  return isKnown ? list : <Late instead={<PageSkeleton />}>{list}</Late>
}

type ListProps = { entry: PostingKindEntry; search: ListSearch; isWhole: boolean }

function List({ entry, search, isWhole }: ListProps) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const option = useOptionText()
  // A count at each option: rendered as deferred work, like the rows.
  const facets = useDeferredValue(useQuery(facetsQuery(entry, search)).data)
  const newest = useInfiniteQuery(listQuery(entry, search)).data?.pages[0]?.results[0]
  const companyName = newest?.company.code === search.company ? newest?.company.name : undefined
  const onSearch = useCallback(
    (next: ListSearch) =>
      void navigate({ to: entry.view.route.list, search: next as never, resetScroll: false }),
    [entry, navigate],
  )
  const title = i18n._(entry.view.title)
  const chosen = choiceFiltersOf(entry)
    .filter((name) => search[name] !== undefined)
    .map((name) => option(name, search[name]))
  usePageTitle(...chosen, title)
  return (
    <Stack gap="sm">
      <VisuallyHidden component="h1">{[...chosen, title].join(' · ')}</VisuallyHidden>
      <Trail
        places={[{ name: title, to: entry.view.route.list }]}
        here={chosen.length > 0 && <span>{chosen.join(' · ')}</span>}
      />
      <PostingFilters entry={entry} search={search} facets={facets} onSearch={onSearch} />
      <FilterChips entry={entry} search={search} companyName={companyName} onSearch={onSearch} />
      <PostingResults
        entry={entry}
        search={search}
        facets={facets}
        companyName={companyName}
        isWhole={isWhole}
        onSearch={onSearch}
      />
      <CompareTray kind={entry.definition.kind} />
    </Stack>
  )
}
