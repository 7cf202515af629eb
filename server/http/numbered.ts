/** Counts of lists are exact up to here; above it `count` is this number and `count_exact` false. */
export const countLimit = 10_000

/** How a list says how many rows match. A store that stops counting after `countLimit` says one more than it. */
export const countOf = (count: number): { count: number; count_exact: boolean } => ({
  count: Math.min(count, countLimit),
  count_exact: count <= countLimit,
})

/** The answer of a list with page numbers: `results` are the rows of this page, `count` is that of all pages. */
export const numbered = <Row>(
  { page, size }: { page: number; size: number },
  count: number,
  results: Row[],
): { results: Row[]; has_more: boolean; count: number; count_exact: boolean } => ({
  results,
  has_more: count > page * size,
  ...countOf(count),
})
