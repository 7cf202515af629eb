import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '#features/inspect_business/ServicePage.tsx'

export const Route = createFileRoute('/home/inspect_business')({
  // Passed on unread, so that the schema is loaded with the page.
  validateSearch: (search: Record<string, unknown>) => search,
  component: Page,
})

function Page() {
  return <ServicePage address={Route.useSearch()} />
}
