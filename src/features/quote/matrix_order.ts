/** Order and marks of the comparison: pure, so that the page only draws. */
import type { Quote } from '#contract/quote.ts'
import { openQuoteStates } from '#contract/quote_states.ts'
import type { MatrixSort } from './quote_search.ts'

export const isOpen = (quote: Pick<Quote, 'state'>): boolean => openQuoteStates.includes(quote.state)

/** What each order compares; the smaller stands first, and what is not known last. */
const keys: Record<MatrixSort, (quote: Quote) => number> = {
  price: (quote) => quote.taxed_per_t ?? Infinity,
  delivery: (quote) => Date.parse(quote.delivery_date),
  quantity: (quote) => -quote.quantity,
  deviations: (quote) => quote.deviations.length,
}
const groups = ['accepted', 'open', 'expired', 'declined'] as const
const groupOf = (quote: Quote) => groups.findIndex((one) => one === (isOpen(quote) ? 'open' : quote.state))

/** Accepted ones first, then those that wait, then what has ended; within each by the order asked for, then by price. */
export const inOrder = (quotes: readonly Quote[], sort: MatrixSort): Quote[] =>
  quotes.toSorted(
    (a, b) =>
      groupOf(a) - groupOf(b) ||
      compare(keys[sort](a), keys[sort](b)) ||
      compare(keys.price(a), keys.price(b)) ||
      a.id - b.id,
  )

/** Two infinite ones are the same. */
const compare = (a: number, b: number): number => (a === b ? 0 : a - b)

/** Ids of the quotes that are best in something among those that can be accepted as they stand; of one alone nothing is said. */
export function bestOf(quotes: readonly Quote[], by: MatrixSort): ReadonlySet<number> {
  const open = quotes.filter((quote) => isOpen(quote) && !quote.stale)
  const values = open.map((quote) => keys[by](quote))
  const best = Math.min(...values)
  if (open.length < 2 || !Number.isFinite(best) || values.every((value) => value === best)) return new Set()
  return new Set(open.filter((quote) => keys[by](quote) === best).map((quote) => quote.id))
}
