/** Prices of raw materials as readers see them. What operators do with them is declared in `resources/market_price.ts`. */
import * as z from 'zod/mini'
import { empty, endpoint, queryList, queryNumber } from './endpoint.ts'
import { alertConditions, materialGroups, materialTaxes, materialUnits } from './market_price_enums.ts'
import { issue } from './issue.ts'
import { amount, bilingual, id, isoTime, textLike, wholeNumber } from './text.ts'

/** Most series in one chart. */
export const mostSeries = 8
/** Most favourites and most alerts of one person. */
export const marketLimits = { favourites: 24, alerts: 30 } as const
/** Prices that the list has of each series, for its small chart and the changes of a day and a week. */
export const recentPrices = 30

/** A material in a region (`12-320000`), or the market's own median of a grade (`grade-42CrMo`). */
export const seriesKey = textLike(/^([1-9]\d{0,8}-[1-9]\d{0,8}|grade-[^\s<>"]{1,40})$/, issue('choose'))

/** Names a series; the other way round: `readSeries`. */
export const seriesOf = (material: number, region: number): string => `${material}-${region}`
export const gradeSeries = (grade: string): string => `grade-${grade}`

export type SeriesName = { grade: string } | { material: number; region: number }
/** Reads a key that `seriesKey` accepts. */
export function readSeries(key: string): SeriesName {
  if (key.startsWith('grade-')) return { grade: key.slice('grade-'.length) }
  const [material, region] = key.split('-').map(Number)
  return { material: material ?? 0, region: region ?? 0 }
}

/** Days are numbers: days since 1970-01-01. Both lists have the same length, oldest first. */
const dayNumber = z.int()
const points = { days: z.array(dayNumber), prices: z.array(z.number()) }

export const marketMaterial = z.object({
  id,
  name: bilingual,
  group: z.enum(materialGroups),
  /** What a price is for: ¥ per tonne or per kilogram. */
  unit: z.enum(materialUnits),
  tax: z.enum(materialTaxes),
})
export type MarketMaterial = z.output<typeof marketMaterial>

const latestPrice = z.object({
  material: id,
  region: id,
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  source: z.string(),
  /** The last prices; the newest one is the price of the list. */
  ...points,
})

const indexed = z.object({
  grade: z.string(),
  /** Companies and lots behind the newest value. */
  companies: z.int(),
  lots: z.int(),
  ...points,
})
export type IndexedGrade = z.output<typeof indexed>

const history = z.object({
  series: z.string(),
  ...points,
  /** Lowest and highest price of each day, when a single series is asked for. */
  lows: z.nullable(z.array(z.nullable(z.number()))),
  highs: z.nullable(z.array(z.nullable(z.number()))),
})
export type PriceHistory = z.output<typeof history>

const watched = {
  condition: z.enum(alertConditions),
  /** A price in the unit of the series; for `change` per cent. */
  amount: amount(100_000_000),
}
export const priceAlert = z.object({
  id,
  series: z.string(),
  /** Of the material; the grade's own in both languages. */
  name: bilingual,
  /** Null for a grade. */
  region: z.nullable(id),
  unit: z.enum(materialUnits),
  ...watched,
  /** The newest price that readers see; null while the material is hidden. */
  price: z.nullable(z.number()),
  created_time: isoTime,
  /** When it last told of a price, as it is now: a change of the alert clears it. */
  told_time: z.nullable(isoTime),
})
export type PriceAlert = z.output<typeof priceAlert>

const byId = z.strictObject({ id: queryNumber(id) })
const favourite = z.strictObject({ series: seriesKey })
const favourites = z.array(z.string())

export const marketPriceApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/market_price/',
    access: 'public',
    summary: `The newest price of every material in every region, with the last ${recentPrices}, and the market’s own medians by grade`,
    reply: z.object({
      materials: z.array(marketMaterial),
      prices: z.array(latestPrice),
      index: z.array(indexed),
    }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/market_price/history/',
    access: 'public',
    summary: `Daily prices of up to ${mostSeries} series, oldest first, as lists of numbers; \`days\` limits them to the last days`,
    query: z.strictObject({
      series: queryList(seriesKey).check(z.refine((keys) => keys.length > 0 && keys.length <= mostSeries)),
      days: z.optional(queryNumber(wholeNumber(1, 36_600))),
    }),
    reply: z.array(history),
  }),
  materials: endpoint({
    method: 'GET',
    path: '/api/market_material/',
    access: 'public',
    summary: 'Raw materials in the operators’ order',
    reply: z.array(marketMaterial),
  }),
  favourites: endpoint({
    method: 'GET',
    path: '/api/market_price/favourite/',
    access: 'user',
    summary: 'Own favourite series, in the order in which they were added',
    reply: favourites,
  }),
  addFavourite: endpoint({
    method: 'POST',
    path: '/api/market_price/favourite/',
    access: 'user',
    acting: 'allowed',
    summary: 'Add a series to the favourites; repeating it has no effect',
    body: favourite,
    reply: favourites,
  }),
  removeFavourite: endpoint({
    method: 'DELETE',
    path: '/api/market_price/favourite/',
    access: 'user',
    summary: 'Remove a series from the favourites',
    query: favourite,
    reply: favourites,
  }),
  alerts: endpoint({
    method: 'GET',
    path: '/api/market_price/alert/',
    access: 'user',
    summary: 'Own price alerts, newest first',
    reply: z.array(priceAlert),
  }),
  addAlert: endpoint({
    method: 'POST',
    path: '/api/market_price/alert/',
    access: 'user',
    acting: 'allowed',
    summary:
      'Be told when a price rises to an amount, falls to it, or has changed by some per cent since the last alert',
    body: z.strictObject({ series: seriesKey, ...watched }),
    reply: priceAlert,
    idempotent: true,
  }),
  updateAlert: endpoint({
    method: 'PUT',
    path: '/api/market_price/alert/:id/',
    access: 'user',
    acting: 'allowed',
    summary:
      'Change what an own price alert tells of; it then compares with the newest price, as a new one does',
    params: byId,
    body: z.strictObject(watched),
    reply: priceAlert,
  }),
  removeAlert: endpoint({
    method: 'DELETE',
    path: '/api/market_price/alert/:id/',
    access: 'user',
    summary: 'Delete an own price alert',
    params: byId,
    reply: empty,
  }),
}
