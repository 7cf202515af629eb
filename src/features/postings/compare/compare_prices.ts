/** Prices of postings on one basis, so that a line of the comparison compares like with like: all with 13 % VAT. */
import type { PostingDetail } from '#contract/postings/views.ts'
import { withTax } from '#contract/steel/price_per_tonne.ts'
import { piecePrice, weightsOf } from '../posting_figures.ts'

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
  /** In the posting's own currency and basis. */
  amount: number | null
  /** ¥. */
  perTonne: number | null
  piece: number | null
  lot: number | null
  /** Whether they stand in the posting without tax. */
  isConverted: boolean
}

/** Prices with tax, whatever the posting names; null where it gives none. Who does not say has tax in it, as the form has. */
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
