import { latePart } from '#shared/offline/late_part.ts'

export { MarketTicker } from './MarketTicker.tsx'

/** Loaded on demand: the start page, which imports the strip of prices, does not show it. */
export const PriceAlertSection = latePart(
  async () => (await import('./PriceAlertSection.tsx')).PriceAlertSection,
)
