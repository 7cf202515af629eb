import type { UnusualFigure } from '#contract/market_price_upload.ts'
import { knownChanges, type UnusualPolicy } from '#contract/unusual_policy.ts'

export type Figures = { day: string; price: number; low: number | null; high: number | null }
export type DayPrice = Pick<Figures, 'day' | 'price'>
/** What the first price of a series is compared with; null if there is neither. */
export type BesideFirst = (DayPrice & { than: 'region' | 'index'; region: number | null }) | null

const percentOf = (price: number, beside: number): number =>
  Math.round(((price - beside) / beside) * 1_000) / 10

/** Returns the middle one of the changes from price to price, in per cent; undefined if there are too few. */
function usualChange(prices: readonly number[], { market_fewest_changes: fewest }: UnusualPolicy) {
  const changes = prices.slice(1).map((price, at) => Math.abs((price / prices[at]! - 1) * 100))
  const last = changes.slice(-knownChanges).toSorted((a, b) => a - b)
  return last.length < fewest ? undefined : last[Math.floor(last.length / 2)]
}

function limitAfter(prices: readonly number[], policy: UnusualPolicy): number {
  const { market_times: times, market_least_percent: least, market_most_percent: most } = policy
  const change = usualChange(prices, policy)
  if (change === undefined) return most
  return Math.round(Math.min(most, Math.max(least, times * change)) * 10) / 10
}

/** Which of lowest and highest price are too far from the price of their day. */
function unusualRange(
  { price, low, high }: Figures,
  { market_most_percent: most }: UnusualPolicy,
): UnusualFigure[] {
  const figures = [
    ['low', low],
    ['high', high],
  ] as const
  return figures.flatMap(([name, given]): UnusualFigure[] => {
    if (given === null) return []
    const percent = percentOf(given, price)
    if (Math.abs(percent) <= most) return []
    const beside = { beside: price, day: null, region: null }
    return [{ name, given, than: 'price', ...beside, percent, usual_percent: most }]
  })
}

/** Whether the first price of a series is far from what it is compared with; without anything it always is unusual. */
function unusualFirst(
  price: number,
  beside: BesideFirst,
  { market_first_percent: most }: UnusualPolicy,
): UnusualFigure | null {
  const figure = { name: 'price', given: price } as const
  if (beside === null)
    return {
      ...figure,
      than: 'nothing',
      beside: null,
      day: null,
      region: null,
      percent: null,
      usual_percent: null,
    }
  const percent = percentOf(price, beside.price)
  if (Math.abs(percent) <= most) return null
  const { than, day, region } = beside
  return { ...figure, than, beside: beside.price, day, region, percent, usual_percent: most }
}

/**
 * Says which of the rows of one series are unusual and why, by day. Each is compared with the day before it among the stored
 * ones and the rows; after an unusual row also with the last usual day, so that neither the return from a slip nor
 * the days after a real jump are asked about. Where there is nothing earlier, the next stored day stands in,
 * else the price that the row replaces, else, for the first price of a series, `first`.
 */
export function unusualOf(
  rows: readonly Figures[],
  { stored, first, policy }: { stored: readonly DayPrice[]; first: BesideFirst; policy: UnusualPolicy },
): ReadonlyMap<string, UnusualFigure[]> {
  const found = new Map<string, UnusualFigure[]>()
  const given = new Map(rows.map((row) => [row.day, row]))
  const days = [...stored.filter(({ day }) => !given.has(day)), ...rows].toSorted((a, b) =>
    a.day < b.day ? -1 : 1,
  )
  const known: DayPrice[] = []
  let before: DayPrice | undefined
  days.forEach((one, at) => {
    const row = given.get(one.day)
    const next = days.slice(at + 1).find(({ day }) => !given.has(day))
    const replaced = row && stored.find(({ day }) => day === one.day)
    const beside = [before, known.at(-1) ?? next ?? replaced].filter((other) => other !== undefined)
    const limit = limitAfter(
      known.map(({ price }) => price),
      policy,
    )
    const changes = beside.map((other) => ({ ...other, percent: percentOf(one.price, other.price) }))
    const isFar = changes.length > 0 && changes.every(({ percent }) => Math.abs(percent) > limit)
    const nearest = changes.at(-1)
    if (row) {
      const changed: UnusualFigure | null =
        isFar && nearest
          ? {
              name: 'price',
              given: row.price,
              than: 'day',
              beside: nearest.price,
              day: nearest.day,
              region: null,
              percent: nearest.percent,
              usual_percent: limit,
            }
          : beside.length === 0
            ? unusualFirst(row.price, first, policy)
            : null
      const reasons = [...(changed ? [changed] : []), ...unusualRange(row, policy)]
      if (reasons.length > 0) found.set(row.day, reasons)
    }
    before = one
    if (!found.has(one.day)) known.push(one)
  })
  return found
}
