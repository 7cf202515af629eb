import * as z from 'zod/mini'
import { text } from '#contract/text.ts'
import { searchParameter } from '#shared/navigation/search_parameter.ts'

const schema = z.object({
  /** The page that is shown. */
  key: searchParameter(text(40)),
  /** Path of the page from which help was asked for. */
  from: searchParameter(text(200)),
  // A word of digits is a number in an address.
  keyword: searchParameter(z.pipe(z.transform(String), text(100))),
})
export type HelpSearch = z.output<typeof schema>

/** Reads the address of the help centre; what is missing or invalid is left out. */
export function helpSearch(address: Readonly<Record<string, unknown>>): HelpSearch {
  const { keyword, ...rest } = z.parse(schema, address)
  return keyword === undefined || keyword === '' || address['keyword'] === undefined
    ? rest
    : { ...rest, keyword }
}
