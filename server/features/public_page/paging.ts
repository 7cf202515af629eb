/** Pages of lists for readers without JavaScript, who follow links to the next ones. */
import { usualPageSize as size } from '#contract/endpoint.ts'
import type { Content } from './content.ts'

/** Parameter of a list's address. */
export const pageParameter = 'page'

const numbered = (path: string, page: number): string =>
  page === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}${pageParameter}=${page}`

/**
 * Reads the page that an address names, or the first one where it has no rows; returns these with the page's address
 * and those of its neighbours.
 */
export async function readPaged<Row>(
  path: string,
  query: Readonly<Record<string, string>>,
  read: (asked: { page: number; size: number }) => Promise<Row[]>,
): Promise<{ rows: Row[]; before: number } & Pick<Content, 'path' | 'neighbours'>> {
  const asked = query[pageParameter] ?? ''
  let page = /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : 1
  let rows = await read({ page, size })
  if (rows.length === 0 && page > 1) {
    page = 1
    rows = await read({ page, size })
  }
  // The first row of the next page, as the only one of its page.
  const isLast = rows.length < size || (await read({ page: page * size + 1, size: 1 })).length === 0
  return {
    rows,
    before: (page - 1) * size,
    path: numbered(path, page),
    neighbours: {
      ...(page > 1 && { prev: numbered(path, page - 1) }),
      ...(!isLast && { next: numbered(path, page + 1) }),
    },
  }
}
