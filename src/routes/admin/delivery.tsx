import { createFileRoute } from '@tanstack/react-router'
import { DeliveryPage } from '#features/delivery/DeliveryPage.tsx'
import { deliverySearch } from '#features/delivery/delivery_search.ts'

export const Route = createFileRoute('/admin/delivery')({
  validateSearch: deliverySearch,
  component: Page,
})

function Page() {
  return <DeliveryPage search={Route.useSearch()} />
}
