import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { CollectionPage } from '#features/collection/CollectionPage.tsx'
import { pageParameter } from '#shared/navigation/search_parameter.ts'

export const Route = createFileRoute('/backend/collection')({
  validateSearch: z.object({ page: pageParameter }),
  component: Collection,
})

function Collection() {
  return <CollectionPage page={Route.useSearch().page} />
}
