import * as z from 'zod/mini'
import { queryNumber } from '#contract/endpoint.ts'
import { forumQueues } from '#contract/forum_admin.ts'
import { bigId, id, text } from '#contract/text.ts'
import { pageParameter, searchParameter } from '#shared/navigation/search_parameter.ts'

const schema = z.object({
  queue: searchParameter(z.enum(forumQueues)),
  section: searchParameter(queryNumber(id)),
  // A word of digits is a number in an address.
  keyword: searchParameter(z.pipe(z.transform(String), text(80))),
  page: pageParameter,
  /** The post that is shown. */
  post: searchParameter(queryNumber(bigId)),
})
export type ForumAdminSearch = z.output<typeof schema>

/** Reads the address of the operators' page; what is missing or invalid is left out. */
export function forumAdminSearch(address: Readonly<Record<string, unknown>>): ForumAdminSearch {
  const given = Object.entries(address).filter(([, value]) => value !== undefined && value !== '')
  const found = Object.entries(z.parse(schema, Object.fromEntries(given)))
  return Object.fromEntries(found.filter(([, value]) => value !== undefined && value !== ''))
}
