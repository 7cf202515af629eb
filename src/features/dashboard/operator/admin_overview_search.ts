import * as z from 'zod/mini'
import { figureRanges } from '#contract/figure_ranges.ts'
import { searchParameter } from '#shared/navigation/search_parameter.ts'

/** Parameters in the address of the overview: the days of its figures. */
export const adminOverviewSearch = z.object({
  days: searchParameter(z.literal(figureRanges)),
})
export type AdminOverviewSearch = z.output<typeof adminOverviewSearch>
