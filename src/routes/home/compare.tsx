import { createFileRoute } from '@tanstack/react-router'
import { ComparePage } from '#features/compare/ComparePage.tsx'

export const Route = createFileRoute('/home/compare')({
  // Passed on unread: the schema is part of the page's code, which is loaded only when it is opened.
  validateSearch: (search: Record<string, unknown>) => search,
  component: Compare,
})

function Compare() {
  return <ComparePage address={Route.useSearch()} />
}
