import * as z from 'zod/mini'
import { queryNumber } from '#contract/endpoint.ts'
import { id, text } from '#contract/text.ts'
import { pageParameter, searchParameter } from '#shared/navigation/search_parameter.ts'

const schema = z.object({
  category: searchParameter(queryNumber(id)),
  // A word of digits is a number in an address.
  keyword: searchParameter(z.pipe(z.transform(String), text(100))),
  page: pageParameter,
})
export type ArticlesSearch = z.output<typeof schema>

/** Reads the address of the list; what is missing or invalid is left out. */
export function articlesSearch(address: Readonly<Record<string, unknown>>): ArticlesSearch {
  const given = Object.entries(address).filter(([, value]) => value !== undefined && value !== '')
  const found = Object.entries(z.parse(schema, Object.fromEntries(given)))
  return Object.fromEntries(found.filter(([, value]) => value !== undefined && value !== ''))
}
