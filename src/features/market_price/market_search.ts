import * as z from 'zod/mini'
import { queryList, queryNumber } from '#contract/endpoint.ts'
import { mostSeries, seriesKey } from '#contract/market_price.ts'
import { materialGroups } from '#contract/market_price_enums.ts'
import { id } from '#contract/text.ts'
import { pageParameter, searchParameter } from '#shared/navigation/search_parameter.ts'

/** Days that each range shows; null for all. */
export const priceRanges = { '1m': 31, '3m': 92, '1y': 366, all: null } as const
export type PriceRange = keyof typeof priceRanges
const rangeNames = Object.keys(priceRanges) as [PriceRange]

/** Prices over which the moving average is taken. */
export const averages = [5, 20, 60] as const

const schema = z.object({
  /** The series of the chart. */
  series: searchParameter(queryList(seriesKey)),
  range: searchParameter(z.enum(rangeNames)),
  average: searchParameter(queryNumber(z.literal(averages))),
  scale: searchParameter(z.enum(['percent'])),
  /** Page of the table below the chart. */
  page: pageParameter,
  tab: searchParameter(z.enum(['index'])),
  group: searchParameter(z.enum(materialGroups)),
  region: searchParameter(queryNumber(id)),
})
export type MarketSearch = z.output<typeof schema>

/** Reads the address of the page; what is missing or invalid is left out. */
export function marketSearch(address: Readonly<Record<string, unknown>>): MarketSearch {
  const found = z.parse(schema, address)
  const series = found.series && [...new Set(found.series)].slice(0, mostSeries)
  return Object.fromEntries(Object.entries({ ...found, series }).filter(([, value]) => value !== undefined))
}
