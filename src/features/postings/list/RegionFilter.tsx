import type { Facets } from '#contract/postings/views.ts'
import { RegionPopover } from '#shared/form/RegionPopover.tsx'

type RegionFilterProps = {
  /** Says what the region means: where goods are stored, or where they are to be delivered. */
  label: string
  value: number | undefined
  facets: Facets | undefined
  onChange: (region: number | undefined) => void
}

/** Filter by region, each with its number of postings. */
export const RegionFilter = ({ facets, value, ...props }: RegionFilterProps) => (
  <RegionPopover
    {...props}
    value={value}
    counts={facets && new Map(facets.region.map((one) => [Number(one.value), one.count]))}
    button={{
      variant: 'subtle',
      size: 'compact-sm',
      px: 4,
      color: value === undefined ? 'gray' : undefined,
      fw: value === undefined ? 400 : 600,
    }}
  />
)
