import { Outlet } from '@tanstack/react-router'
import { MarketFrame } from './MarketFrame.tsx'

/** Layout of the market's pages. */
export function HomeLayout() {
  return (
    <MarketFrame>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </MarketFrame>
  )
}
