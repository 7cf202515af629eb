/** Makes prices of steel comparable: ¥ per tonne, with tax. */
import type { Option } from '../postings/option_sets.ts'

/** Value-added tax on steel in China; it is added to prices without tax for comparison (docs/decisions/031). */
export const vatRate = 0.13

const toCent = (value: number) => Math.round(value * 100) / 100

/** Converts an amount on its basis to ¥/t; null for a price per piece if the piece's weight in kg is not known. */
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

/** Adds the tax to a price without it. */
export const withTax = (price: number, taxIncluded: 0 | 1): number =>
  taxIncluded === 1 ? price : toCent(price * (1 + vatRate))
