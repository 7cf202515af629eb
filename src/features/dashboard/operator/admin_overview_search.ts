import * as z from 'zod/mini'
import { queryFlag } from '#contract/endpoint.ts'
import { pageParameter, searchParameter } from '#shared/navigation/search_parameter.ts'

/** Parameters in the address of the overview: which requests are shown. */
export const adminOverviewSearch = z.object({
  handled: searchParameter(queryFlag),
  page: pageParameter,
})
export type AdminOverviewSearch = z.output<typeof adminOverviewSearch>
