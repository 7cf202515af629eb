import { createFileRoute } from '@tanstack/react-router'
import { ComparePage } from '#features/postings/compare/ComparePage.tsx'

export const Route = createFileRoute('/home/compare')({
  // Read by the page, which is loaded when it is opened.
  validateSearch: (search: Record<string, unknown>) => search,
  component: Compare,
})

function Compare() {
  return <ComparePage address={Route.useSearch()} />
}
