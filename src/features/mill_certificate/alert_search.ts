import * as z from 'zod/mini'
import { pageParameter, searchParameter } from '#shared/navigation/search_parameter.ts'

/** Parameters in the address of the operators' page: the state that is shown, by default all, and the page. */
export const alertSearch = z.object({
  state: searchParameter(z.enum(['open', 'dismissed'])),
  page: pageParameter,
})
export type AlertSearch = z.output<typeof alertSearch>
