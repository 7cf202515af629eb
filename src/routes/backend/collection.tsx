import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { pageNumber } from '#contract/endpoint.ts'
import { CollectionPage } from '#features/collection/CollectionPage.tsx'
import { searchParameter } from '#shared/navigation/search_parameter.ts'

export const Route = createFileRoute('/backend/collection')({
  validateSearch: z.object({ page: searchParameter(pageNumber) }),
  component: Collection,
})

function Collection() {
  return <CollectionPage page={Route.useSearch().page} />
}
