/** Figures of a posting or a quote that its author confirms, because they are far from what they are compared with (decision 147). */
import * as z from 'zod/mini'
import { textLike } from '../text.ts'

/**
 * What a figure probably means: a price in ¥, or for another unit, a weight in
 * tonnes instead of kilograms or the other way round, the weight of one piece
 * instead of all, or the price of all instead of one.
 */
export const figureMeanings = [
  'cny',
  'per_t',
  'per_kg',
  'per_piece',
  'tonnes',
  'kilograms',
  'one_piece',
  'total',
] as const
export type FigureMeaning = (typeof figureMeanings)[number]

export const unusualFigure = z.object({
  /** Path of the field: `price_amount`, `tiers.0.price`, `actual_weight_kg`, `weight_t`. */
  name: z.string(),
  /**
   * A price beside the index of its grade, the target of the request, the own quote as it was before, or other quotes on
   * the request, of which only the order of magnitude is compared; a scale weight beside the theoretical one.
   */
  than: z.enum(['index', 'target', 'before', 'others', 'theoretical']),
  /** Both prices are per piece, of a weight that nobody knows. */
  per: z.optional(z.literal('piece')),
  /** Both as they are compared: in ¥/t with tax, or in kg of the whole lot; and the day of the index. */
  given: z.number(),
  beside: z.number(),
  day: z.nullable(z.string()),
  /** What would be usual; null if nothing would. */
  meant: z.nullable(z.enum(figureMeanings)),
})
export type UnusualFigure = z.output<typeof unusualFigure>

const namePattern = '[a-z][a-z0-9_.]{0,39}'
/** Name of a figure, as it is confirmed. */
export const figureName = textLike(new RegExp(`^${namePattern}$`))
/** Names of the figures that the author has looked at and means, each one by itself: `price_amount,actual_weight_kg`. */
export const confirmedFigures = z.optional(textLike(new RegExp(`^${namePattern}(,${namePattern}){0,29}$`)))
export const readConfirmed = (names: string | undefined): readonly string[] => names?.split(',') ?? []
