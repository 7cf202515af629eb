import * as z from 'zod/mini'
import { pageNumber, queryFlag } from '#contract/endpoint.ts'
import { searchParameter } from '#shared/navigation/search_parameter.ts'

/** Address of the overview: which intentions are shown; `open=1` only those that wait for an answer. */
export const overviewSearch = z.object({
  tab: searchParameter(z.enum(['received', 'sent'])),
  open: searchParameter(queryFlag),
  page: searchParameter(pageNumber),
})
export type OverviewSearch = z.output<typeof overviewSearch>
