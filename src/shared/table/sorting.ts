/** The order a table is in: a column's `sort`, with a minus from the highest down; undefined is the list's own order. */
export type Sorting = { ordering: string | undefined; onSort: (ordering: string | undefined) => void }

/** How a table is sorted by a column, as `aria-sort` names it. */
export function directionOf(sort: string, ordering: string | undefined): 'ascending' | 'descending' | 'none' {
  if (ordering === sort) return 'ascending'
  return ordering === `-${sort}` ? 'descending' : 'none'
}

/** The order after a click on a column's heading: highest first, lowest first, the list's own again. */
export function nextOrdering(sort: string, ordering: string | undefined): string | undefined {
  const next = { none: `-${sort}`, descending: sort, ascending: undefined }
  return next[directionOf(sort, ordering)]
}
