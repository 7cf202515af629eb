import { createFileRoute } from '@tanstack/react-router'
import { OwnInspectionsPage } from '#features/inspect_business/OwnInspectionsPage.tsx'

export const Route = createFileRoute('/backend/inspect_business')({
  validateSearch: (search: Record<string, unknown>) => search,
  component: Page,
})

function Page() {
  return <OwnInspectionsPage address={Route.useSearch()} />
}
