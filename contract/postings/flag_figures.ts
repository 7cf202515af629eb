/** The figures behind the hints for operators that compare one: what was stated, beside what, and of when or of how many. */
import * as z from 'zod/mini'

export const comparedFlags = ['price_far', 'weight_far', 'price_deviates'] as const

export const flagFigure = z.object({
  flag: z.enum(comparedFlags),
  /** Both in ¥/t, or in kg of the whole lot. */
  given: z.number(),
  beside: z.number(),
  /** The day of the index, or the number of prices of the median; null for what is beside neither. */
  day: z.nullable(z.string()),
  count: z.nullable(z.int()),
  /** The grade whose index or median it is; null for weights. */
  grade: z.nullable(z.string()),
})
export type FlagFigure = z.output<typeof flagFigure>
