/** Prices of steel made comparable: ¥ per tonne, with tax. */
import type { Option } from '../postings/option_sets.ts'

/** Value-added tax on steel in China; what is quoted without tax is compared with it (docs/decisions/031). */
export const vatRate = 0.13

const toCent = (value: number) => Math.round(value * 100) / 100

/** ¥/t of an amount on its basis; null for a price by the piece whose weight in kg is not known. */
export function pricePerTonne(given: {
  amount: number
  basis: Option<'price_basis'>
  pieceKg: number | null
}): number | null {
  const { amount, basis, pieceKg } = given
  if (basis === 'per_t') return amount
  if (basis === 'per_kg') return toCent(amount * 1000)
  return pieceKg ? toCent((amount * 1000) / pieceKg) : null
}

/** The same price with tax. */
export const withTax = (price: number, taxIncluded: 0 | 1): number =>
  taxIncluded === 1 ? price : toCent(price * (1 + vatRate))
