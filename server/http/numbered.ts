/** Lists count rows exactly up to this number; above it `count` is this number and `count_exact` is false. */
export const countLimit = 10_000

/** Describes how many rows match. A store that stops counting after `limit` reports one more than it. */
export const countOf = (count: number, limit = countLimit): { count: number; count_exact: boolean } => ({
  count: Math.min(count, limit),
  count_exact: count <= limit,
})

/** The reply of a list with page numbers: `results` has the rows of this page, `count` the total of all pages. */
export const numbered = <Row>(
  { page, size }: { page: number; size: number },
  count: number,
  results: Row[],
  limit = countLimit,
): { results: Row[]; has_more: boolean; count: number; count_exact: boolean } => ({
  results,
  has_more: count > page * size,
  ...countOf(count, limit),
})
