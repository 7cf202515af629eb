import { t } from '@lingui/core/macro'
import type { RegionIndex } from '#contract/reference/regions.ts'

/** Returns the place that a cell names, or why it cannot be told. */
export function readRegion(regions: RegionIndex, text: string): { value: number } | { error: string } {
  const [first, second] = regions.search(text.replace(/[-–·]/g, ' '), 2)
  if (!first) return { error: t`No place “${text}” is known; write province and city` }
  const isOnly = !second || first.cname !== second.cname
  return isOnly ? { value: first.id } : { error: t`There are several places “${text}”; add the province` }
}
