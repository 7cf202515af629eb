import { Outlet } from '@tanstack/react-router'
import { MarketFrame } from './MarketFrame.tsx'

/** Pages of the market. */
export function HomeLayout() {
  return (
    <MarketFrame>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </MarketFrame>
  )
}
