import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#shared/api/call.ts'
import { query } from '#shared/api/query.ts'
import { withSeen } from '#shared/offline/seen.ts'
import { detailName } from '#shared/offline/seen_detail.ts'
import { filtersOf, type ListSearch } from './list/list_search.ts'
import type { PostingKindEntry } from './registry.ts'

/** Name under which a list is stored on the device, for `SeenNote` and for reading it offline. */
export const listName = ({ api }: PostingKindEntry, search: ListSearch): string =>
  `${api.list.path} ${JSON.stringify(search)}`

/** Query of an endless list; while a changed filter loads, the previous rows stay so that the page does not jump. */
export const listQuery = (entry: PostingKindEntry, search: ListSearch) => {
  const { api } = entry
  return infiniteQueryOptions({
    queryKey: [api.list.path, 'endless', search],
    queryFn: ({ pageParam, signal }) =>
      withSeen(listName(entry, search), pageParam ?? '', () =>
        call(api.list, { query: { ...search, ...(pageParam && { app_cursor: pageParam }) } }, { signal }),
      ),
    refetchOnReconnect: 'always',
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    placeholderData: keepPreviousData,
  })
}

export const facetsQuery = ({ api }: PostingKindEntry, search: ListSearch) =>
  queryOptions({
    ...query(api.facets, { query: filtersOf(search) }, { quiet: true }),
    placeholderData: keepPreviousData,
    // The list reports the same failure, so this one stays silent.
    meta: { quiet: true },
  })

export const detailQuery = (entry: PostingKindEntry, code: string) => {
  const input = { params: { code } }
  return queryOptions({
    queryKey: query(entry.api.detail, input).queryKey,
    queryFn: ({ signal }) =>
      withSeen(detailName(entry.api, code), '', () => call(entry.api.detail, input, { signal })),
    refetchOnReconnect: 'always',
    meta: { keep: false, quiet: false },
  })
}

export const similarQuery = ({ api }: PostingKindEntry, code: string) => ({
  ...query(api.similar, { params: { code } }, { quiet: true }),
  meta: { quiet: true },
})
