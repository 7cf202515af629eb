/** In which unit the figures of a row of prices are. It is never assumed: cell, column, heading or the person says it. */
import type { MaterialTax, MaterialUnit } from '#contract/market_price_enums.ts'
import { priceUnit, type PriceUnit } from '#shared/spreadsheet/written_units.ts'

/** What a text says of prices, with the text. */
export type SaidUnit = PriceUnit & { text: string }
export const saidIn = (text: string): SaidUnit => ({ ...priceUnit(text), text: text.trim() })

/** What stands beside a number: `元/吨` of `2,420 元/吨`. */
export const besideNumber = (cell: string): SaidUnit => saidIn(cell.replace(/[\d.,]+/, ' '))

const namesUnit = ({ basis, isUnclear }: SaidUnit): boolean => basis !== undefined || isUnclear
const sameUnit = (a: SaidUnit, b: SaidUnit) => a.basis === b.basis && a.basisTimes === b.basisTimes

export type FigureUnit = {
  /** Factors to prices in ¥/t and in ¥/kg; null if nothing says the unit. */
  factors: Record<MaterialUnit, number> | null
  /** The unit as it is written; null for ¥/t and ¥/kg themselves. */
  written: string | null
  unit: MaterialUnit | null
  /** Nothing in the table says the unit: the person did. */
  isAssumed: boolean
  /** The unit is unknown, of a piece, or two places name different ones. */
  isUnclear: boolean
  /** Another currency than ¥, as it is written. */
  foreign: string | null
}

/**
 * Returns the unit of a figure from what stands beside it and, if that names none, from column of units and headings,
 * which must agree; else what the person chose.
 */
export function figureUnit(
  beside: SaidUnit,
  others: readonly SaidUnit[],
  chosen: MaterialUnit | null,
): FigureUnit {
  const foreign = [beside, ...others]
    .map((one) => one.foreign ?? (one.currency === 'CNY' ? undefined : one.currency))
    .find((one) => one !== undefined)
  const asked = namesUnit(beside) ? [beside] : others.filter(namesUnit)
  const said = asked[0]
  const multiples = (namesUnit(beside) ? [beside] : [beside, ...others]).filter(({ times }) => times !== 1)
  const times = multiples[0]?.times ?? 1
  const isUnclear =
    asked.some((one) => one.isUnclear || one.basis === 'per_piece' || !sameUnit(one, asked[0]!)) ||
    multiples.some((one) => one.times !== times)
  const unit = said ? (said.basis === 'per_t' ? 't' : 'kg') : chosen
  const perKg = unit === 't' ? 0.001 : (said?.basisTimes ?? 1)
  const isOdd = said !== undefined && (said.basisTimes !== 1 || times !== 1)
  return {
    factors: unit && { kg: perKg * times, t: (unit === 't' ? 1 : perKg * 1000) * times },
    written: isOdd ? said.text : null,
    unit,
    isAssumed: said === undefined && unit !== null,
    isUnclear,
    foreign: foreign ?? null,
  }
}

/** Whether prices include tax, if a text says it. */
export const taxOf = ({ tax }: PriceUnit): MaterialTax | undefined =>
  tax === undefined ? undefined : tax === 1 ? 'with_tax' : 'without_tax'
