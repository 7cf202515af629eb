import { createFileRoute } from '@tanstack/react-router'
import { MarketPricePage } from '#features/market_price/MarketPricePage.tsx'
import { marketAddress } from '#features/market_price/market_address.ts'

export const Route = createFileRoute('/home/market_price')({ validateSearch: marketAddress, component: Page })

function Page() {
  const navigate = Route.useNavigate()
  return (
    <MarketPricePage
      search={Route.useSearch()}
      onSearch={(search, replace) => void navigate({ search, replace, resetScroll: false })}
    />
  )
}
