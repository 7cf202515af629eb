/** The order of a table: a column's `sort`, with a minus for descending; undefined is the list's default order. */
export type Sorting = { ordering: string | undefined; onSort: (ordering: string | undefined) => void }

/** Returns how a table is sorted by a column, as a value for `aria-sort`. */
export function directionOf(sort: string, ordering: string | undefined): 'ascending' | 'descending' | 'none' {
  if (ordering === sort) return 'ascending'
  return ordering === `-${sort}` ? 'descending' : 'none'
}

/** Returns the order after a click on a column's heading: descending, then ascending, then the default. */
export function nextOrdering(sort: string, ordering: string | undefined): string | undefined {
  const next = { none: `-${sort}`, descending: sort, ascending: undefined }
  return next[directionOf(sort, ordering)]
}
