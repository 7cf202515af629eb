import type { AlertCondition } from '#contract/market_price_enums.ts'

type Watched = { condition: AlertCondition; amount: number; seen_price: number }
type Telling = Watched & { told_day: string | null }
type Newest = { price: number; day: string }

/**
 * Whether a price reaches an alert: it crosses the amount since the price that was seen before, or differs from that by
 * the given per cent. A price that stays beyond the amount does not reach it again.
 */
export function isReached({ condition, amount, seen_price: seen }: Watched, price: number): boolean {
  if (condition === 'above') return seen < amount && price >= amount
  if (condition === 'below') return seen > amount && price <= amount
  // Prices have two places: without the tolerance exactly 3 % may be a little less.
  return Math.abs(price / seen - 1) * 100 >= amount - 1e-9
}

/**
 * Whether an alert tells of the newest price. It tells of each day once: the index of a grade is computed anew every
 * hour, and may cross the amount several times a day.
 */
export const isTold = (watched: Telling, { price, day }: Newest): boolean =>
  watched.told_day !== day && isReached(watched, price)

/** Whether the next price is compared with this one: with the last one, or for changes with that of the last alert. */
export const isNextBase = (watched: Telling, newest: Newest): boolean =>
  watched.condition !== 'change' || isTold(watched, newest)
