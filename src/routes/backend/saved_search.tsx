import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { OpenSearch } from '#features/saved_search/OpenSearch.tsx'
import { SavedSearchPage } from '#features/saved_search/SavedSearchPage.tsx'
import { pageParameter, searchParameter } from '#shared/navigation/search_parameter.ts'

export const Route = createFileRoute('/backend/saved_search')({
  validateSearch: z.object({ page: pageParameter, open: searchParameter(z.int().check(z.positive())) }),
  component: SavedSearches,
})

function SavedSearches() {
  const { page, open } = Route.useSearch()
  return open === undefined ? <SavedSearchPage page={page} /> : <OpenSearch id={open} />
}
