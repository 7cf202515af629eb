/** Pure functions for the order of quotes in the comparison, and for which ones are best. */
import type { Quote } from '#contract/quote.ts'
import { openQuoteStates } from '#contract/quote_states.ts'
import type { MatrixSort } from './quote_search.ts'

export const isOpen = (quote: Pick<Quote, 'state'>): boolean => openQuoteStates.includes(quote.state)

/** Sort key of each order; smaller comes first, unknown last. */
const sortKeys: Record<MatrixSort, (quote: Quote) => number> = {
  price: (quote) => quote.taxed_per_t ?? Infinity,
  delivery: (quote) => Date.parse(quote.delivery_date),
  quantity: (quote) => -quote.quantity,
  deviations: (quote) => quote.deviations.length,
}
const groups = ['accepted', 'open', 'not_chosen', 'expired', 'declined'] as const
const groupOf = (quote: Quote) => groups.findIndex((one) => one === (isOpen(quote) ? 'open' : quote.state))

/** Sorts quotes: accepted ones first, then open ones, then ended ones; within each group by `sort`, then by price. */
export const sortedQuotes = (quotes: readonly Quote[], sort: MatrixSort): Quote[] =>
  quotes.toSorted(
    (a, b) =>
      groupOf(a) - groupOf(b) ||
      compare(sortKeys[sort](a), sortKeys[sort](b)) ||
      compare(sortKeys.price(a), sortKeys.price(b)) ||
      a.id - b.id,
  )

/** Compares two numbers; two infinities are equal, although their difference is NaN. */
const compare = (a: number, b: number): number => (a === b ? 0 : a - b)

/** Returns the ids of the best quotes by `by`, among those that can be accepted as they are; none if there is only one or all are equal. */
export function bestOf(quotes: readonly Quote[], by: MatrixSort): ReadonlySet<number> {
  const open = quotes.filter((quote) => isOpen(quote) && !quote.stale)
  const values = open.map((quote) => sortKeys[by](quote))
  const best = Math.min(...values)
  if (open.length < 2 || !Number.isFinite(best) || values.every((value) => value === best)) return new Set()
  return new Set(open.filter((quote) => sortKeys[by](quote) === best).map((quote) => quote.id))
}
