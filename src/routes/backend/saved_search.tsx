import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { pageNumber } from '#contract/endpoint.ts'
import { SavedSearchPage } from '#features/postings/saved/SavedSearchPage.tsx'
import { searchParameter } from '#shared/navigation/search_parameter.ts'

export const Route = createFileRoute('/backend/saved_search')({
  validateSearch: z.object({ page: searchParameter(pageNumber) }),
  component: SavedSearches,
})

function SavedSearches() {
  return <SavedSearchPage page={Route.useSearch().page} />
}
