import * as z from 'zod/mini'
import type { Query } from '#contract/endpoint.ts'
import type { PostingApi } from '#contract/postings/api.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import {
  choiceFilters,
  flagFilters,
  kindFilters,
  keywordLength,
  ordering,
  rangeDims,
  sharedFilters,
  type FlagFilter,
  type Ordering,
  type RangeDim,
} from '#contract/postings/filters.ts'
import { shapeDims, type Shape } from '#contract/steel/shapes.ts'
import { tidyText } from '#contract/text.ts'

/** The part of a registry entry that says which filters a kind has. */
type KindEntry = { definition: PostingDefinition }
/** Filters of a list as its address holds them, with the names of the call's query. */
export type Filters = Partial<Query<PostingApi['facets']>>
export type ListSearch = Filters & { ordering?: Ordering }

/** Parses one parameter of an address. Returns undefined if it is invalid; of a list, the valid members are kept. */
function readParameter(schema: z.core.$ZodType, raw: unknown): unknown {
  const given = [
    ...new Set((Array.isArray(raw) ? raw : [raw]).map((one) => String(one ?? '').trim())),
  ].filter(Boolean)
  if (given.length === 0) return undefined
  const whole = z.safeParse(schema, given.length === 1 ? given[0] : given)
  if (whole.success) return whole.data
  const valid = given.filter((one) => z.safeParse(schema, [one]).success)
  return valid.length > 0 ? z.safeParse(schema, valid).data : undefined
}

/** Returns the valid parameters of a raw search object; unknown names and invalid values are dropped. */
export function readSearch<S extends z.core.$ZodShape>(
  shape: S,
  raw: Record<string, unknown>,
): Partial<z.output<z.ZodMiniObject<S>>> {
  const kept: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(shape)) {
    if (raw[name] === undefined) continue
    const value = readParameter(schema as z.core.$ZodType, raw[name])
    if (value !== undefined) kept[name] = value
  }
  return kept as Partial<z.output<z.ZodMiniObject<S>>>
}

/**
 * Returns the filters in a list's address; used as `validateSearch` of its route. A keyword that is too long or has
 * forbidden characters is cleaned, not dropped: without it the whole market would look like the answer.
 */
export function listSearch(given: Record<string, unknown>): ListSearch {
  const before = parsedSearches.get(given)
  if (before) return before
  const { keyword, ...raw } = given
  const search = readSearch(listParameters, {
    ...raw,
    keyword: tidyText([keyword ?? ''].flat().join(' '), keywordLength),
  })
  parsedSearches.set(given, search)
  return search
}
const listParameters = { ...sharedFilters, ...kindFilters, ordering }
/** Results of `listSearch`, because the router validates the same address again for every link of a page. */
const parsedSearches = new WeakMap<object, ListSearch>()

/** Like `listSearch`, for one kind: filters that only other kinds have are dropped. */
export const listSearchOf =
  ({ definition }: KindEntry) =>
  (raw: Record<string, unknown>): ListSearch => {
    const foreign = Object.keys(kindFilters).filter((name) => !(name in definition.filters))
    return Object.fromEntries(Object.entries(listSearch(raw)).filter(([name]) => !foreign.includes(name)))
  }

/** Returns the filters without the ordering, for calls that count. */
export function filtersOf({ ordering: _, ...filters }: ListSearch): Filters {
  return filters
}

/** Returns the dimensions whose ranges are offered: those of the chosen shapes, and any whose range is set. */
export function rangeDimsOf(chosen: readonly Shape[], search: Filters): RangeDim[] {
  const shown = new Set<string>(chosen.length > 0 ? chosen.flatMap((shape) => shapeDims[shape]) : ['d', 'l'])
  return (rangeDims as RangeDim[]).filter(
    (dim) => shown.has(dim) || search[`min_${dim}`] !== undefined || search[`max_${dim}`] !== undefined,
  )
}

/** Returns the filters with one range replaced; an undefined end is left out. */
export function withRange(search: ListSearch, name: RangeName, from?: number, to?: number): ListSearch {
  const { [`min_${name}`]: _, [`max_${name}`]: __, ...rest } = search as Record<string, unknown>
  return {
    ...rest,
    ...(from === undefined ? {} : { [`min_${name}`]: from }),
    ...(to === undefined ? {} : { [`max_${name}`]: to }),
  } as ListSearch
}

/** Returns the filters with one of them set, or removed if `value` is undefined or an empty list. */
export function withFilter<N extends keyof ListSearch>(
  search: ListSearch,
  name: N,
  value: ListSearch[N] | undefined,
): ListSearch {
  const { [name]: _, ...rest } = search
  const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0)
  return (isEmpty ? rest : { ...rest, [name]: value }) as ListSearch
}

/** Returns the filters with the first and last day of "needed by" replaced. */
export const withNeededBy = (search: ListSearch, { from, to }: { from?: string; to?: string }): ListSearch =>
  withFilter(withFilter(search, 'min_needed_by', from), 'max_needed_by', to)

export type RangeName = RangeDim | 'weight' | 'piece_weight' | 'price'
type ListName = 'category' | 'material' | 'shape' | 'delivery_state'

/** Returns the names of the choice filters (one of a fixed list) that this kind of posting has. */
export const choiceFiltersOf = ({ definition }: KindEntry) =>
  choiceFilters.filter((name) => name in definition.filters)

/** One chosen filter and the search that remains without it. */
export type Chip = { key: string; rest: ListSearch } & (
  | { type: 'keyword' | 'company'; text: string }
  | { type: ListName; value: string | number }
  | { type: 'region'; value: number }
  | { type: 'range'; name: RangeName; from?: number; to?: number }
  | { type: 'needed_by'; from?: string; to?: string }
  | { type: 'fits'; most: number }
  | { type: 'flag'; name: FlagFilter; value: 0 | 1 }
)

/** Returns the chosen filters in the order of the panel, without choice filters: those say what the page is about. */
export function chipsOf(search: ListSearch): Chip[] {
  const chips: Chip[] = []
  const texts = ['keyword', 'company'] as const
  for (const type of texts) {
    const text = search[type]
    if (text) chips.push({ key: type, type, text, rest: withFilter(search, type, undefined) })
  }
  const list = <N extends ListName>(type: N) => {
    const values = (search[type] ?? []) as (string | number)[]
    for (const value of values) {
      const others = values.filter((other) => other !== value)
      const rest = withFilter(search, type, others as ListSearch[N])
      chips.push({ key: `${type} ${value}`, type, value, rest })
    }
  }
  list('category')
  list('material')
  list('shape')
  for (const name of [...(rangeDims as RangeDim[]), 'weight', 'piece_weight', 'price'] as RangeName[]) {
    const [from, to] = [search[`min_${name}`], search[`max_${name}`]]
    if (from === undefined && to === undefined) continue
    chips.push({ key: `range ${name}`, type: 'range', name, from, to, rest: withRange(search, name) })
  }
  if (search.region !== undefined) {
    chips.push({
      key: 'region',
      type: 'region',
      value: search.region,
      rest: withFilter(search, 'region', undefined),
    })
  }
  list('delivery_state')
  const { min_needed_by: from, max_needed_by: to } = search
  if (from !== undefined || to !== undefined) {
    chips.push({ key: 'needed_by', type: 'needed_by', from, to, rest: withNeededBy(search, {}) })
  }
  if (search.fits !== undefined)
    chips.push({ key: 'fits', type: 'fits', most: search.fits, rest: withFilter(search, 'fits', undefined) })
  for (const name of flagFilters) {
    const value = search[name]
    if (value === undefined) continue
    chips.push({
      key: name,
      type: 'flag',
      name,
      value: value as 0 | 1,
      rest: withFilter(search, name, undefined),
    })
  }
  return chips
}

/** Returns the search without its filters; choice filters and the ordering stay. */
export function cleared(entry: KindEntry, search: ListSearch): ListSearch {
  const keptNames = new Set<string>(['ordering', ...choiceFiltersOf(entry)])
  return Object.fromEntries(Object.entries(search).filter(([name]) => keptNames.has(name)))
}
