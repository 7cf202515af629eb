import * as z from 'zod/mini'
import { postingFigures } from '#contract/figure_ranges.ts'
import { code } from '#contract/postings/code.ts'
import { adminOrderings } from '#contract/postings/tables.ts'
import { text } from '#contract/text.ts'
import { shownPage } from '#shared/navigation/search_parameter.ts'
import { readSearch } from '#features/postings/list/list_search.ts'

/** Tabs of the list in the back office. Drafts are missing, because only their owners may see them. */
export const adminTabs = [
  'in_review',
  'online',
  'rejected',
  'taken_down',
  'offline',
  'expired',
  'dealt',
  'all',
] as const
export type AdminTab = (typeof adminTabs)[number]

/** Number of rows per page. */
export const adminPageSize = 20

const shape = {
  state: z.enum(adminTabs),
  keyword: text(100),
  ordering: z.enum(adminOrderings),
  figure: z.enum(postingFigures),
  at_from: z.iso.date(),
  at_until: z.iso.date(),
  page: shownPage,
  code,
}
/**
 * Parameters of the page's address: `?state=&keyword=&ordering=&figure=&at_from=&at_until=&page=&code=`; without a
 * state it shows the review queue; a figure of the overview narrows it to what that counts on the days.
 */
export type AdminSearch = Partial<z.output<z.ZodMiniObject<typeof shape>>>

const nothing: AdminSearch = {
  state: undefined,
  keyword: undefined,
  ordering: undefined,
  figure: undefined,
  at_from: undefined,
  at_until: undefined,
  page: undefined,
  code: undefined,
}

/**
 * Returns the valid parameters of the address; used as `validateSearch` of the route. Invalid ones are set to undefined,
 * because the router replaces a missing name with the invalid value from the address.
 */
export const readAdminSearch = (raw: Record<string, unknown>): AdminSearch => ({
  ...nothing,
  ...readSearch(shape, raw),
})

export const tabOf = (search: AdminSearch): AdminTab => search.state ?? 'in_review'

/** Returns what narrows the list, for its calls; the tab `all` sets no state. */
export function filterInput(search: AdminSearch) {
  const tab = tabOf(search)
  const { keyword, figure, at_from, at_until } = search
  return {
    ...(tab !== 'all' && { state: tab }),
    ...(keyword && { keyword }),
    ...(figure && { figure, ...(at_from && { at_from }), ...(at_until && { at_until }) }),
  }
}

/** Returns the query of the list's call. */
export const adminListInput = (search: AdminSearch) => ({
  page: search.page ?? 1,
  size: adminPageSize,
  ...filterInput(search),
  ...(search.ordering && { ordering: search.ordering }),
})
