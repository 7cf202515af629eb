import * as z from 'zod/mini'
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
  page: shownPage,
  code,
}
/** Parameters of the page's address: `?state=&keyword=&ordering=&page=&code=`; without a state it shows the review queue. */
export type AdminSearch = Partial<z.output<z.ZodMiniObject<typeof shape>>>

const nothing: AdminSearch = {
  state: undefined,
  keyword: undefined,
  ordering: undefined,
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

/** Returns the query of the list's call; the tab `all` sets no state. */
export function adminListInput(search: AdminSearch, page = search.page ?? 1, size = adminPageSize) {
  const tab = tabOf(search)
  return {
    page,
    size,
    ...(tab !== 'all' && { state: tab }),
    ...(search.keyword && { keyword: search.keyword }),
    ...(search.ordering && { ordering: search.ordering }),
  }
}
