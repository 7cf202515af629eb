import rows from '#contract/reference/regions.gen.json' with { type: 'json' }
import { parseRegions, type RegionIndex } from '#contract/reference/regions.ts'

export const regions: RegionIndex = parseRegions(rows)
