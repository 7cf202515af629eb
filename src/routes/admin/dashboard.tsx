import { createFileRoute } from '@tanstack/react-router'
import { AdminOverview } from '#features/dashboard/operator/AdminOverview.tsx'
import { adminOverviewSearch } from '#features/dashboard/operator/admin_overview_search.ts'

export const Route = createFileRoute('/admin/dashboard')({
  validateSearch: adminOverviewSearch,
  component: Dashboard,
})

function Dashboard() {
  return <AdminOverview search={Route.useSearch()} />
}
