import * as z from 'zod/mini'
import { supplierFilters } from '#contract/good_business.ts'
import { pageParameter, searchParameter } from '#shared/navigation/search_parameter.ts'

const {
  tag_id: tag,
  keyword,
  min_press_mn: press,
  min_ring_od_mm: ring,
  min_piece_t: piece,
  region,
} = supplierFilters

/** Parameters in the address of the list, as the endpoint takes them; what it would refuse is dropped. */
const schema = z.object({
  tag_id: searchParameter(tag),
  keyword: searchParameter(
    // A word of digits is a number in an address.
    z.pipe(
      z.transform((word: string | undefined) => (typeof word === 'number' ? String(word) : word)),
      keyword,
    ),
  ),
  min_press_mn: searchParameter(press),
  min_ring_od_mm: searchParameter(ring),
  min_piece_t: searchParameter(piece),
  region: searchParameter(region),
  page: pageParameter,
})
export type SuppliersSearch = z.output<typeof schema>

/** Reads the address; without what is not set, so that equal searches are equal objects. */
export function suppliersSearch(address: unknown): SuppliersSearch {
  const found = schema.safeParse(address)
  return Object.fromEntries(
    Object.entries(found.success ? found.data : {}).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  )
}

/** Whether anything but the page is chosen. */
export const isNarrowed = ({ page: _, ...filters }: SuppliersSearch): boolean =>
  Object.keys(filters).length > 0
