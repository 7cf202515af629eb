import { lazy } from 'react'

export { MarketTicker } from './MarketTicker.tsx'

/** Loaded on demand: the start page, which imports the strip of prices, does not show it. */
export const PriceAlertSection = lazy(async () => ({
  default: (await import('./PriceAlertSection.tsx')).PriceAlertSection,
}))
