import * as z from 'zod/mini'
import { applicationStates, refundStates } from '#contract/membership_states.ts'
import { pageParameter, searchParameter } from '#shared/navigation/search_parameter.ts'

/** Parameters in the address of the operators' page: the tab, by default applications, the states that are shown, by default all, the search for a company, and the page. */
export const membershipAdminSearch = z.object({
  state: searchParameter(z.enum(applicationStates)),
  keyword: searchParameter(z.coerce.string().check(z.maxLength(80))),
  tab: searchParameter(z.literal('freight')),
  refund: searchParameter(z.enum(refundStates)),
  page: pageParameter,
})
export type MembershipAdminSearch = z.output<typeof membershipAdminSearch>
