import * as z from 'zod/mini'
import type { Field } from '#contract/fields.ts'
import { bigId, text } from '#contract/text.ts'
import { queryNumber } from '#contract/endpoint.ts'
import type { Resource } from '#contract/resources/define.ts'
import { searchParameter, shownPage } from '../navigation/search_parameter.ts'

/** Rows of one page. */
export const resourcePageSize = 20

/** The page's address: filters, keyword, order, page, and the row that is open; `new` is one that is being added. */
export type ResourceSearch = {
  keyword?: string
  state?: string
  ordering?: string
  page?: number
  row?: number | 'new'
} & Readonly<Record<string, unknown>>

/** Names in the query of what a field narrows the list by. */
export const filterNames = (name: string, { widget }: Field): string[] =>
  widget === 'date' || widget === 'time' ? [`${name}_from`, `${name}_until`] : [name]

/** `validateSearch` of the route: what is not valid is undefined, so that no address is an error. */
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

/** The router reads digits of an address as a number. */
const valueSchema = ({ schema, options }: Field): z.core.$ZodType =>
  options ? schema : z.pipe(z.transform(String), text(100))

/** What the list's call is asked for. */
export function listQueryOf({ row: _, page = 1, ...rest }: ResourceSearch) {
  const given = Object.entries(rest).filter(([, value]) => value !== undefined && value !== '')
  return { ...Object.fromEntries(given), page, size: resourcePageSize }
}

/** What the export is asked for: the same rows, in its own order. */
export function exportQueryOf(search: ResourceSearch) {
  const { page: _, size: __, ordering: ___, ...filters } = listQueryOf(search) as Record<string, unknown>
  return filters
}
