import { createFileRoute } from '@tanstack/react-router'
import { PriceAdminPage } from '#features/market_price/admin/PriceAdminPage.tsx'
import { useOwnSearch } from '#shared/navigation/use_own_search.ts'
import { anySearch } from '#shared/resource_page/any_search.ts'

export const Route = createFileRoute('/admin/market_price')({ validateSearch: anySearch, component: Page })

function Page() {
  return <PriceAdminPage search={Route.useSearch()} onSearch={useOwnSearch()} />
}
