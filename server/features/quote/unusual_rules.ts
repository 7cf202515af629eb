import { wantedOf } from '#contract/postings/wanted.ts'
import type { FigureMeaning, UnusualFigure } from '#contract/postings/unusual_figures.ts'
import type { QuoteTerms } from '#contract/quote.ts'
import { withTax } from '#contract/steel/price_per_tonne.ts'
import type { UnusualPolicy } from '#contract/unusual_policy.ts'
import type { Index } from '#server/features/grade_price/newest_store.ts'
import {
  isFar,
  isTotal,
  meantBasis,
  onEachBasis,
  statedPerTonne,
} from '#server/features/postings/unusual_rules.ts'
import type { Asked } from './rules.ts'

export type PricedTerms = Pick<QuoteTerms, 'price_amount' | 'price_basis' | 'tax_included' | 'quantity'>
/** What a request may say of the price that its buyer has in mind. */
type Target = { [K in keyof PricedTerms]?: PricedTerms[K] | null } & { currency?: string | null }
type Request = Pick<Asked, 'values' | 'piece_kg' | 'quantity' | 'quantity_unit' | 'actual_weight_kg'>

/** The price in the middle of several quotes of others, with tax; null where there are too few. */
export type Others = { per_t: number | null; per_piece: number | null }
export type Compared = {
  index?: Index | undefined
  policy: UnusualPolicy
  /** The own quote that is revised. */
  before?: PricedTerms | undefined
  others?: Others | undefined
}

/** What a price is compared with, and how many times more or less is far. */
type Beside = Pick<UnusualFigure, 'than' | 'beside' | 'day'> & { times: number }

/**
 * Quotes of others are secret: their price could be found out by trying what is asked about. So only their order of
 * magnitude is compared, which is known of all steel, and only what is far off from that is asked about.
 */
const besideOthers = (price: number | null | undefined): Beside | undefined =>
  price ? { than: 'others', beside: 10 ** Math.round(Math.log10(price)), day: null, times: 100 } : undefined

/** Both prices of a piece, with tax: pieces by drawing have no weight by which they could be compared per tonne. */
function besidePiece(values: Target, { policy, before, others }: Compared): Beside | undefined {
  const times = policy.stock_times
  const { price_amount: wanted, price_basis: basis, currency, tax_included: tax } = values
  if (wanted && basis === 'per_piece' && (currency ?? 'CNY') === 'CNY')
    return { than: 'target', beside: withTax(wanted, tax === 0 ? 0 : 1), day: null, times }
  if (before?.price_basis === 'per_piece')
    return {
      than: 'before',
      beside: withTax(before.price_amount, before.tax_included),
      day: null,
      times,
    }
  return besideOthers(others?.per_piece)
}

function besideTonne(
  { values, piece_kg: pieceKg }: Request,
  { index, policy, before, others }: Compared,
): Beside | undefined {
  const times = policy.stock_times
  const wanted = statedPerTonne(values, policy)
  if (wanted !== undefined) return { than: 'target', beside: wanted, day: null, times }
  if (index) return { than: 'index', beside: index.per_t, day: index.day, times }
  const earlier = before && pricesOf(before, pieceKg)[before.price_basis]
  if (earlier !== undefined) return { than: 'before', beside: earlier, day: null, times }
  return besideOthers(others?.per_t)
}

const pricesOf = (terms: PricedTerms, pieceKg: number | null) =>
  onEachBasis({ amount: terms.price_amount, pieceKg, tax: terms.tax_included })

/** How many of what the price is for are quoted: pieces or tonnes; null where the price is for something else. */
function countOf({ price_basis: basis, quantity }: PricedTerms, request: Request): number | null {
  const isPieces = (wantedOf(request)?.unit ?? null) !== null
  if (basis === 'per_piece') return isPieces ? quantity : null
  return basis === 'per_t' && !isPieces ? quantity : null
}

/**
 * The price of a quote if it is far from the target of the request or, where the request names none, from the index of
 * its grade, else from what was quoted before or what others quote; null if it is usual, or there is nothing to compare
 * it with.
 */
export function unusualQuote(terms: PricedTerms, request: Request, compared: Compared): UnusualFigure | null {
  const prices = pricesOf(terms, request.piece_kg)
  const perTonne = prices[terms.price_basis]
  const isPiece = perTonne === undefined
  const given = perTonne ?? withTax(terms.price_amount, terms.tax_included)
  const found = isPiece ? besidePiece(request.values as Target, compared) : besideTonne(request, compared)
  if (!found) return null
  const { times, ...beside } = found
  if (!isFar(given, beside.beside, times)) return null
  const basis = isPiece ? undefined : meantBasis(prices, beside.beside, times)
  const total: FigureMeaning | null = isTotal({ given, ...beside }, countOf(terms, request), times)
    ? 'total'
    : null
  const per = isPiece ? { per: 'piece' as const } : {}
  return { name: 'price_amount', ...per, ...beside, given, meant: basis ?? total }
}
