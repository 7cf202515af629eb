import * as z from 'zod/mini'
import { queryNumber } from '#contract/endpoint.ts'
import { langs } from '#contract/enums.ts'
import { forumOrders, forumTabs } from '#contract/forum.ts'
import { code } from '#contract/postings/code.ts'
import { id, text } from '#contract/text.ts'
import { pageParameter, searchParameter } from '#shared/navigation/search_parameter.ts'

const schema = z.object({
  section: searchParameter(queryNumber(id)),
  /** As the menus and the publish dialog write it. */
  tag_id: searchParameter(queryNumber(id)),
  lang: searchParameter(z.enum(langs)),
  // A word of digits is a number in an address.
  keyword: searchParameter(z.pipe(z.transform(String), text(100))),
  posting: searchParameter(code),
  ordering: searchParameter(z.enum(forumOrders)),
  /** Own threads, or those in which somebody answered, instead of the list. */
  tab: searchParameter(z.enum(forumTabs)),
  page: pageParameter,
  /** A new thread is being written. */
  command: searchParameter(z.literal('create')),
})
export type ForumSearch = z.output<typeof schema>

/** Reads the address of the forum; what is missing or invalid is left out. */
export function forumSearch(address: Readonly<Record<string, unknown>>): ForumSearch {
  const given = Object.entries(address).filter(([, value]) => value !== undefined && value !== '')
  const found = Object.entries(z.parse(schema, Object.fromEntries(given)))
  return Object.fromEntries(found.filter(([, value]) => value !== undefined && value !== ''))
}

/** What narrows the list of threads; the rest of the address chooses a page, an order or a tab. */
export const filtersOf = ({ section, tag_id, lang, keyword, posting }: ForumSearch): ForumSearch =>
  Object.fromEntries(
    Object.entries({ section, tag_id, lang, keyword, posting }).filter(([, value]) => value !== undefined),
  )

const threadSchema = z.object({
  /** Place of the reply that a link means. */
  reply: searchParameter(queryNumber(id)),
  command: searchParameter(z.literal('edit')),
})
export type ThreadSearch = z.output<typeof threadSchema>

/** Reads the address of a thread. */
export const threadSearch = (address: Readonly<Record<string, unknown>>): ThreadSearch => {
  const { reply, command } = z.parse(threadSchema, address)
  return { ...(reply !== undefined && { reply }), ...(command && { command }) }
}
