import { createFileRoute } from '@tanstack/react-router'
import { AdminInspectionsPage } from '#features/inspect_business/AdminInspectionsPage.tsx'

export const Route = createFileRoute('/admin/inspect_business')({
  validateSearch: (search: Record<string, unknown>) => search,
  component: Page,
})

function Page() {
  return <AdminInspectionsPage address={Route.useSearch()} />
}
