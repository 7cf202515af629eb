import { marketPriceApi } from '#contract/market_price.ts'
import { query } from '#shared/api/query.ts'
import { averages, priceRanges, type PriceRange } from './market_search.ts'

const minute = 60_000
export const listQuery = { ...query(marketPriceApi.list, {}), staleTime: minute }

export const alertsQuery = query(marketPriceApi.alerts, {}, { quiet: true })

/** Days before a range from which the longest moving average is taken: prices of working days, with holidays. */
const lead = Math.max(...averages) * 2

/** Prices of a chart; the moving average needs some before its range. */
export const historyQuery = (series: readonly string[], range: PriceRange) => {
  const days = priceRanges[range]
  return {
    ...query(
      marketPriceApi.history,
      { query: { series: [...series], ...(days !== null && { days: days + lead }) } },
      { keep: true },
    ),
    staleTime: minute,
  }
}
