import * as z from 'zod/mini'
import { pageParameter, searchParameter } from '#shared/navigation/search_parameter.ts'

/** Parameters in the address of the contact views: the tab, by default who looked, and its page. */
export const cardViewSearch = z.object({
  tab: searchParameter(z.literal('made')),
  page: pageParameter,
})
export type CardViewSearch = z.output<typeof cardViewSearch>
