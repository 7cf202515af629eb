import { createFileRoute } from '@tanstack/react-router'
import { BackendOverview } from '#features/backend_overview/BackendOverview.tsx'
import { overviewSearch } from '#features/backend_overview/overview_search.ts'

export const Route = createFileRoute('/backend/dashboard')({
  validateSearch: overviewSearch,
  component: Dashboard,
})

function Dashboard() {
  return <BackendOverview search={Route.useSearch()} />
}
