import * as z from 'zod/mini'
import { code } from '#contract/postings/code.ts'
import { adminOrderings } from '#contract/postings/tables.ts'
import { text } from '#contract/text.ts'
import { shownPage } from '#shared/navigation/search_parameter.ts'
import { readSearch } from '../list/list_search.ts'

/** Tabs of the list in the back office; a draft is nobody's business but its owner's. */
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

/** Rows per page of the list. */
export const adminPageSize = 20

const shape = {
  state: z.enum(adminTabs),
  keyword: text(100),
  ordering: z.enum(adminOrderings),
  page: shownPage,
  code,
}
/** The page's address: `?state=&keyword=&ordering=&page=&code=`; without a state it is the review queue. */
export type AdminSearch = Partial<z.output<z.ZodMiniObject<typeof shape>>>

const nothing: AdminSearch = {
  state: undefined,
  keyword: undefined,
  ordering: undefined,
  page: undefined,
  code: undefined,
}

/**
 * The address as far as it is valid: `validateSearch` of the route. What is not valid is undefined, because the router
 * fills a name that is left out with what stands in the address.
 */
export const readAdminSearch = (raw: Record<string, unknown>): AdminSearch => ({
  ...nothing,
  ...readSearch(shape, raw),
})

export const tabOf = (search: AdminSearch): AdminTab => search.state ?? 'in_review'

/** What the list's call is asked for; `all` is no state of a posting. */
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
