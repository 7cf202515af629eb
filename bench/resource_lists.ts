/** The list of every declared resource: as it opens, in each order, by each filter, by words, and its later pages. */
import { resources } from '#contract/resources/index.ts'
import type { Resource } from '#contract/resources/define.ts'

/** Paths that are requested in turn; of at most twenty each has a share that the 95th percentile shows. */
export type List = readonly [name: string, paths: readonly string[]]

/** What the filters of the lists name. */
export type FilterValues = {
  /** The last days, today included, as parameters of a list. */
  within: (field: string, ago: number) => string
  /** Ids by the name of the field that holds one. */
  ids: Readonly<Record<string, readonly number[]>>
}

/** Parameters of a list, one for each value of each filter. */
function filtersOf({ fields, states, list }: Resource, { within, ids }: FilterValues): string[] {
  const ofField = (name: string): string[] => {
    const { widget, options } = fields[name]!
    if (widget === 'date' || widget === 'time') return [within(name, 6), within(name, 364)]
    const values = widget === 'flag' ? [0, 1] : (options ?? ids[name] ?? [])
    return values.slice(0, 8).map((value) => `${name}=${value}`)
  }
  return [...states.map((state) => `state=${state}`), ...list.filters.flatMap(ofField)].slice(0, 20)
}

function listsOf(of: Resource, values: FilterValues): List[] {
  const { name, list } = of
  const paths = (queries: readonly string[]) => queries.map((query) => `/api/admin/${name}/?${query}`)
  const filters = filtersOf(of, values)
  const orders = list.sorts.flatMap((by) => [by, `-${by}`])
  return [
    [`${name}`, paths([''])],
    [`${name}, each order`, paths(orders.map((order) => `ordering=${order}`))],
    ...(filters.length > 0 ? [[`${name}, each filter`, paths(filters)] as const] : []),
    [`${name}, by a word of many`, paths(['keyword=1'])],
    [`${name}, by a word that nobody wrote`, paths(['keyword=nobody-has-this'])],
    [`${name}, page 500`, paths(['page=500&size=50'])],
    ...(filters.length > 0
      ? [[`${name}, each filter, page 40`, paths(filters.map((one) => `${one}&page=40&size=50`))] as const]
      : []),
  ]
}

/** The lists of all declared resources, so that a new one is measured too. */
export const resourceLists = (values: FilterValues): List[] =>
  Object.values(resources).flatMap(({ of }) => listsOf(of as unknown as Resource, values))
