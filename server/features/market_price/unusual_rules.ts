import type { UnusualFigure } from '#contract/market_price_upload.ts'

/**
 * What is usual: a change of so many times the series' usual one, but never less than `least` nor more than `most` per
 * cent; with fewer than `fewest` known changes, up to `most`. A lowest or highest price is within `most` of the price.
 */
const usual = { times: 6, least: 5, most: 20, fewest: 5 } as const
/** Changes of a series that its usual one is taken from, the last ones. */
export const knownChanges = 30

export type Figures = { day: string; price: number; low: number | null; high: number | null }
export type DayPrice = Pick<Figures, 'day' | 'price'>

const percentOf = (price: number, beside: number): number =>
  Math.round(((price - beside) / beside) * 1_000) / 10

/** Returns the middle one of the changes from price to price, in per cent; undefined if there are too few. */
function usualChange(prices: readonly number[]): number | undefined {
  const changes = prices.slice(1).map((price, at) => Math.abs((price / prices[at]! - 1) * 100))
  const last = changes.slice(-knownChanges).toSorted((a, b) => a - b)
  return last.length < usual.fewest ? undefined : last[Math.floor(last.length / 2)]
}

function limitAfter(prices: readonly number[]): number {
  const change = usualChange(prices)
  if (change === undefined) return usual.most
  return Math.round(Math.min(usual.most, Math.max(usual.least, usual.times * change)) * 10) / 10
}

/** Whether lowest or highest price are too far from the price of their day. */
function unusualRange({ price, low, high }: Figures): UnusualFigure | null {
  for (const [name, figure] of [
    ['low', low],
    ['high', high],
  ] as const) {
    if (figure === null) continue
    const percent = percentOf(figure, price)
    if (Math.abs(percent) > usual.most)
      return { name, beside: price, day: null, percent, usual_percent: usual.most }
  }
  return null
}

/**
 * Says which of the rows of one series are unusual, by day. Each is compared with the day before it among the stored
 * ones and the rows; after an unusual row also with the last usual day, so that neither the return from a slip nor
 * the days after a real jump are asked about. Where there is nothing earlier, the next stored day stands in.
 */
export function unusualOf(
  rows: readonly Figures[],
  stored: readonly DayPrice[],
): ReadonlyMap<string, UnusualFigure> {
  const found = new Map<string, UnusualFigure>()
  const given = new Map(rows.map((row) => [row.day, row]))
  const days = [...stored.filter(({ day }) => !given.has(day)), ...rows].toSorted((a, b) =>
    a.day < b.day ? -1 : 1,
  )
  const known: DayPrice[] = []
  let before: DayPrice | undefined
  days.forEach((one, at) => {
    const row = given.get(one.day)
    const next = days.slice(at + 1).find(({ day }) => !given.has(day))
    const beside = [before, known.at(-1) ?? next].filter((other) => other !== undefined)
    const limit = limitAfter(known.map(({ price }) => price))
    const changes = beside.map((other) => ({ ...other, percent: percentOf(one.price, other.price) }))
    const isFar = changes.length > 0 && changes.every(({ percent }) => Math.abs(percent) > limit)
    const nearest = changes.at(-1)
    if (row && isFar && nearest)
      found.set(row.day, {
        name: 'price',
        beside: nearest.price,
        day: nearest.day,
        percent: nearest.percent,
        usual_percent: limit,
      })
    const range = row && !found.has(row.day) && unusualRange(row)
    if (range) found.set(one.day, range)
    before = one
    if (!found.has(one.day)) known.push(one)
  })
  return found
}
