import * as z from 'zod/mini'
import { queryFlag } from '#contract/endpoint.ts'
import { endsBetween } from '#contract/postings/tables.ts'
import { figureRanges } from '#contract/figure_ranges.ts'
import { pageParameter, searchParameter } from '#shared/navigation/search_parameter.ts'

/** Parameters in the address of the overview: which enquiries are shown; `open=1` only those that wait for an answer. */
export const overviewSearch = z.object({
  tab: searchParameter(z.enum(['received', 'sent'])),
  open: searchParameter(queryFlag),
  page: pageParameter,
  /** Only joined group buys that end between two times: where a notification about several leads. */
  joined_ends: searchParameter(endsBetween),
  /** Days of the trend. */
  days: searchParameter(z.literal(figureRanges)),
})
export type OverviewSearch = z.output<typeof overviewSearch>
