import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { DealsPage } from '#features/deal/DealsPage.tsx'
import { pageParameter } from '#shared/navigation/search_parameter.ts'

export const Route = createFileRoute('/backend/deals')({
  validateSearch: z.object({ page: pageParameter }),
  component: Deals,
})

function Deals() {
  return <DealsPage page={Route.useSearch().page} />
}
