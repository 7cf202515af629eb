import type { UnusualFigure } from '#contract/postings/unusual_figures.ts'
import type { QuoteTerms } from '#contract/quote.ts'
import { withTax } from '#contract/steel/price_per_tonne.ts'
import type { UnusualPolicy } from '#contract/unusual_policy.ts'
import type { Index } from '#server/features/grade_price/newest_store.ts'
import { isFar, meantBasis, onEachBasis, statedPerTonne } from '#server/features/postings/unusual_rules.ts'
import type { Asked } from './rules.ts'

export type PricedTerms = Pick<QuoteTerms, 'price_amount' | 'price_basis' | 'tax_included'>
/** What a request may say of the price that its buyer has in mind. */
type Target = { [K in keyof PricedTerms]?: PricedTerms[K] | null } & { currency?: string | null }

/** Both prices of a piece, with tax: pieces by drawing have no weight by which they could be compared per tonne. */
function perPiece(terms: PricedTerms, target: Target, times: number): UnusualFigure | null {
  const { price_amount: wanted, price_basis: basis, currency, tax_included: tax } = target
  if (terms.price_basis !== 'per_piece' || basis !== 'per_piece' || !wanted) return null
  if ((currency ?? 'CNY') !== 'CNY') return null
  const given = withTax(terms.price_amount, terms.tax_included)
  const beside = withTax(wanted, tax === 0 ? 0 : 1)
  if (!isFar(given, beside, times)) return null
  return { name: 'price_amount', per: 'piece', than: 'target', given, beside, day: null, meant: null }
}

/**
 * The price of a quote if it is far from the target of the request or, where the request names none, from the index of
 * its grade; null if it is usual, or there is nothing to compare it with.
 */
export function unusualQuote(
  terms: PricedTerms,
  request: Pick<Asked, 'values' | 'piece_kg'>,
  { index, policy }: { index: Index | undefined; policy: UnusualPolicy },
): UnusualFigure | null {
  const { stock_times: times } = policy
  const { price_amount: amount, price_basis: basis, tax_included: tax } = terms
  const prices = onEachBasis({ amount, pieceKg: request.piece_kg, tax })
  const given = prices[basis]
  if (given === undefined) return perPiece(terms, request.values as Target, times)
  const wanted = statedPerTonne(request.values, policy)
  const beside = wanted ?? index?.per_t
  if (beside === undefined || !isFar(given, beside, times)) return null
  return {
    name: 'price_amount',
    ...(wanted === undefined
      ? { than: 'index' as const, day: index?.day ?? null }
      : { than: 'target' as const, day: null }),
    given,
    beside,
    meant: meantBasis(prices, beside, times) ?? null,
  }
}
