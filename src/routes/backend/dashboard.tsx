import { createFileRoute } from '@tanstack/react-router'
import { BackendOverview } from '#features/dashboard/company/BackendOverview.tsx'
import { overviewSearch } from '#features/dashboard/company/overview_search.ts'

export const Route = createFileRoute('/backend/dashboard')({
  validateSearch: overviewSearch,
  component: Dashboard,
})

function Dashboard() {
  return <BackendOverview search={Route.useSearch()} />
}
