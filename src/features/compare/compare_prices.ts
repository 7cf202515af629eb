/** Converts prices of postings to include 13 % VAT, so that a line of the comparison compares like with like. */
import type { PostingDetail } from '#contract/postings/views.ts'
import { withTax } from '#contract/steel/price_per_tonne.ts'
import { piecePrice, weightsOf } from '#features/postings/posting_figures.ts'

type Priced = Pick<
  PostingDetail,
  | 'price_amount'
  | 'price_basis'
  | 'currency'
  | 'tax_included'
  | 'price_per_t'
  | 'quantity'
  | 'weighing_method'
  | 'actual_weight_kg'
  | 'theoretical_weight_kg'
>

export type ComparedPrices = {
  /** In the posting's own currency and price basis. */
  amount: number | null
  /** The following prices are in ¥. */
  perTonne: number | null
  piece: number | null
  lot: number | null
  /** Whether the posting itself states its price without tax. */
  isConverted: boolean
}

/**
 * Returns the prices of a posting including tax; null where it has none. If the posting does not say, its price is taken
 * as including tax, which is the form's default.
 */
export function comparedPrices(posting: Priced): ComparedPrices {
  const tax = posting.tax_included === 0 ? 0 : 1
  const taxed = (price: number | null) => (price === null ? null : withTax(price, tax))
  const { main } = weightsOf(posting)
  const { price_per_t: perTonne, price_basis: basis, price_amount: amount, quantity } = posting
  const isYuan = (posting.currency ?? 'CNY') === 'CNY'
  const byWeight = perTonne !== null && main ? (perTonne * main.kg) / 1000 : null
  const lot = basis === 'per_piece' && isYuan && amount && quantity ? amount * quantity : byWeight
  return {
    amount: taxed(amount),
    perTonne: taxed(perTonne),
    piece: taxed(piecePrice(posting)),
    lot: taxed(lot),
    isConverted: tax === 0 && amount !== null,
  }
}
