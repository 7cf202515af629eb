import * as z from 'zod/mini'
import { brokenStates, deliveryKinds, jobGroups } from '#contract/delivery_kinds.ts'
import { pageParameter, searchParameter } from '#shared/navigation/search_parameter.ts'

/** Parameters in the address: the kind, the state, and the group of the overview that are shown, by default all, and the page. */
export const deliverySearch = z.object({
  kind: searchParameter(z.enum(deliveryKinds)),
  group: searchParameter(z.enum(jobGroups)),
  state: searchParameter(z.enum(brokenStates)),
  page: pageParameter,
  /** The dialog that is open: first steps lead to it. */
  mail: searchParameter(z.enum(['test'])),
})
export type DeliverySearch = z.output<typeof deliverySearch>
