import { t } from '@lingui/core/macro'
import type { RegionIndex } from '#contract/reference/regions.ts'

/** Words for where goods are stored, which lists write behind the name of a city: 无锡城南库, 济南物流园. */
const store = /^[\p{Script=Han}\dA-Z]{0,4}(?:库|仓|仓库|物流园|园区|市场|堆场|码头|港|厂区)$/u

/** Returns the city with which the name of a store begins. */
function storeIn(regions: RegionIndex, text: string): { value: number } | undefined {
  for (let end = Math.min(4, text.length - 1); end >= 2; end--) {
    if (!/^\p{Script=Han}+$/u.test(text.slice(0, end)) || !store.test(text.slice(end))) continue
    const [first, second] = regions.search(text.slice(0, end), 2)
    if (first && (!second || first.cname !== second.cname)) return { value: first.id }
  }
  return undefined
}

/** Returns the place that a cell names, or why it cannot be told. */
export function readRegion(regions: RegionIndex, text: string): { value: number } | { error: string } {
  const [first, second] = regions.search(text.replace(/[-–·]/g, ' '), 2)
  const within = first ? undefined : storeIn(regions, text)
  if (within) return within
  if (!first) return { error: t`No place “${text}” is known; write province and city` }
  const isOnly = !second || first.cname !== second.cname
  return isOnly ? { value: first.id } : { error: t`There are several places “${text}”; add the province` }
}
