import * as z from 'zod/mini'
import type { Field } from '#contract/fields.ts'
import { bigId, text } from '#contract/text.ts'
import { queryNumber } from '#contract/endpoint.ts'
import type { Resource } from '#contract/resources/define.ts'
import { searchParameter, shownPage } from '../navigation/search_parameter.ts'

/** Number of rows per page. */
export const resourcePageSize = 20

/** Parameters in the page's address: filters, keyword, order, page, and the open row; `new` means that one is being added. */
export type ResourceSearch = {
  keyword?: string
  state?: string
  ordering?: string
  page?: number
  row?: number | 'new'
} & Readonly<Record<string, unknown>>

/** Returns the names of the query parameters that filter by a field. */
export const filterNames = (name: string, { widget }: Field): string[] =>
  widget === 'date' || widget === 'time' ? [`${name}_from`, `${name}_until`] : [name]

/** Returns a function that reads the parameters of an address; invalid ones are undefined, so that no address is an error. */
export function resourceSearch({ fields, list, states }: Resource) {
  const schemas: Record<string, z.core.$ZodType> = {
    keyword: text(100),
    state: z.enum(states as [string, ...string[]]),
    ordering: z.enum(list.sorts.flatMap((name) => [name, `-${name}`]) as [string, ...string[]]),
    page: shownPage,
    row: z.union([z.literal('new'), queryNumber(bigId)]),
  }
  for (const name of list.filters) {
    const field = fields[name] as Field
    const names = filterNames(name, field)
    for (const one of names) schemas[one] = names.length > 1 ? z.iso.date() : valueSchema(field)
  }
  return (raw: Record<string, unknown>): ResourceSearch =>
    Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [
        name,
        z.parse(searchParameter(schema), raw[name] === '' ? undefined : raw[name]),
      ]),
    )
}

/** Returns the schema of a filter's value; the router gives digits as a number, so texts are converted first. */
const valueSchema = ({ schema, options }: Field): z.core.$ZodType =>
  options ? schema : z.pipe(z.transform(String), text(100))

/** Returns the query of the list's call. */
export function listQueryOf({ row: _, page = 1, ...rest }: ResourceSearch) {
  const given = Object.entries(rest).filter(([, value]) => value !== undefined && value !== '')
  return { ...Object.fromEntries(given), page, size: resourcePageSize }
}

/** Returns the query of the export's call: the same filters, without page and order. */
export function exportQueryOf(search: ResourceSearch) {
  const { page: _, size: __, ordering: ___, ...filters } = listQueryOf(search) as Record<string, unknown>
  return filters
}
