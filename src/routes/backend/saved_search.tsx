import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { SavedSearchPage } from '#features/saved_search/SavedSearchPage.tsx'
import { pageParameter } from '#shared/navigation/search_parameter.ts'

export const Route = createFileRoute('/backend/saved_search')({
  validateSearch: z.object({ page: pageParameter }),
  component: SavedSearches,
})

function SavedSearches() {
  return <SavedSearchPage page={Route.useSearch().page} />
}
