import * as z from 'zod/mini'
import { applicationStates } from '#contract/membership_states.ts'
import { pageParameter, searchParameter } from '#shared/navigation/search_parameter.ts'

/** Parameters in the address of the operators' page: the tab, by default applications, the state that is shown, by default all, and the page. */
export const membershipAdminSearch = z.object({
  state: searchParameter(z.enum(applicationStates)),
  tab: searchParameter(z.literal('freight')),
  page: pageParameter,
})
export type MembershipAdminSearch = z.output<typeof membershipAdminSearch>
