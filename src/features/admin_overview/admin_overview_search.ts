import * as z from 'zod/mini'
import { pageNumber, queryFlag } from '#contract/endpoint.ts'
import { searchParameter } from '#shared/navigation/search_parameter.ts'

/** Address of the overview: which requests are shown. */
export const adminOverviewSearch = z.object({
  handled: searchParameter(queryFlag),
  page: searchParameter(pageNumber),
})
export type AdminOverviewSearch = z.output<typeof adminOverviewSearch>
