import { createFileRoute } from '@tanstack/react-router'
import { PriceAdminPage } from '#features/market_price/admin/PriceAdminPage.tsx'
import { anySearch } from '#shared/resource_page/any_search.ts'

export const Route = createFileRoute('/admin/market_price')({ validateSearch: anySearch, component: Page })

function Page() {
  const navigate = Route.useNavigate()
  return (
    <PriceAdminPage
      search={Route.useSearch()}
      onSearch={(search, replace) => void navigate({ search, replace, resetScroll: false })}
    />
  )
}
