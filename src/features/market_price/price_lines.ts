/** The list of prices as the page shows it. */
import type { Reply } from '#contract/endpoint.ts'
import { gradeSeries, seriesOf, type marketPriceApi, type PriceHistory } from '#contract/market_price.ts'
import type { MaterialGroup, MaterialTax, MaterialUnit } from '#contract/market_price_enums.ts'
import { nameIn, type RegionIndex } from '#contract/reference/regions.ts'
import { formatDate, formatNumber } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { dayOf } from './price_days.ts'

/** A series with its last prices. */
export type PriceLine = {
  key: string
  name: string
  /** Name of the region; null for a grade. */
  place: string | null
  region: number | null
  material: number | null
  group: MaterialGroup | null
  unit: MaterialUnit
  tax: MaterialTax
  days: readonly number[]
  prices: readonly number[]
  low: number | null
  high: number | null
  /** Where the newest price comes from; null for a grade, which has its number of companies. */
  source: string | null
  companies: number | null
}

type List = Reply<typeof marketPriceApi.list>

/** Prices of materials in the operators' order, then the market's medians of grades. */
export function priceLines(
  { materials, prices, index }: List,
  regions: RegionIndex | undefined,
): PriceLine[] {
  const byId = new Map(materials.map((one) => [one.id, one]))
  return [
    ...prices.flatMap(({ material, region, ...rest }): PriceLine[] => {
      const found = byId.get(material)
      if (!found) return []
      const { name, group, unit, tax } = found
      const place = nameIn(regions?.get(region), lang) ?? ''
      const key = seriesOf(material, region)
      return [{ key, name: name[lang], place, region, material, group, unit, tax, companies: null, ...rest }]
    }),
    ...index.map(({ grade, companies, days, prices: values }): PriceLine => ({
      key: gradeSeries(grade),
      name: grade,
      place: null,
      region: null,
      material: null,
      group: null,
      unit: 't',
      tax: 'with_tax',
      days,
      prices: values,
      low: null,
      high: null,
      source: null,
      companies,
    })),
  ]
}

export const lineName = ({ name, place }: Pick<PriceLine, 'name' | 'place'>): string =>
  place === null ? name : lang === 'zh' ? `${name} · ${place}` : `${name}, ${place}`

/** A day with the last price that each series had by then, as it is read aloud. */
export function dayText(
  histories: readonly PriceHistory[],
  lines: readonly PriceLine[],
  day: number,
): string {
  const prices = histories.flatMap(({ series, days, prices: values }) => {
    const line = lines.find(({ key }) => key === series)
    const price = values[days.findLastIndex((one) => one <= day)]
    if (!line || price === undefined) return []
    return lines.length > 1 ? `${lineName(line)} ${formatNumber(price)}` : formatNumber(price)
  })
  return `${formatDate(dayOf(day))}: ${prices.join('; ')}`
}
