// The sizes of flanges: nominal diameter and pressure rating give the outside diameter by a standard's table.
import { asmeFlanges, enFlanges, npsOfDn } from './flanges.data.ts'
import { matchAt } from './patterns.ts'

export type FlangeSize = { end: number; dn?: number; nps?: number; pn?: number; rating?: number }

const dn = /DN\s?[=:]?\s?(\d{2,4})(?![\d.,])/iy
const pn = /PN\s?[=:]?\s?(\d{1,3})(?![\d,])(?:\.0)?(?!\d)/iy
const rating = /(?:class|cl\.?)\s?(\d{3,4})(?!\d)|(\d{3,4})\s?(?:#|lbs?(?![a-z]))/iy
const nps = /NPS\s?(?:(\d{1,2})(?:[-\s])?)?(?:(\d)\/(\d))?"?/iy

/** A part of a flange's size: DN100, PN16, Class 150, 150LB, NPS 4. */
export function flangeSizeAt(text: string, at: number): FlangeSize | undefined {
  const diameter = matchAt(dn, text, at)
  if (diameter) return { dn: Number(diameter[1]), end: dn.lastIndex }
  const pressure = matchAt(pn, text, at)
  if (pressure) return { pn: Number(pressure[1]), end: pn.lastIndex }
  const pound = matchAt(rating, text, at)
  const value = Number(pound?.[1] ?? pound?.[2])
  if (pound && asmeRatings.has(value)) return { rating: value, end: rating.lastIndex }
  const pipe = matchAt(nps, text, at)
  if (!pipe || (!pipe[1] && !pipe[2])) return undefined
  const share = pipe[2] ? Number(pipe[2]) / Number(pipe[3]) : 0
  return { nps: Number(pipe[1] ?? 0) + share, end: nps.lastIndex }
}

const asmeRatings = new Set([150, 300, 400, 600, 900, 1500, 2500])

/** The outside diameter in mm by EN 1092-1 or ASME B16.5; undefined for a size that the table does not have. */
export function flangeDiameter(size: Omit<FlangeSize, 'end'>): number | undefined {
  if (size.pn !== undefined && size.rating === undefined && size.dn !== undefined)
    return enFlanges.get(size.pn)?.get(size.dn)
  const pipeSize = size.nps ?? npsOfDn.get(size.dn ?? 0)
  if (size.rating === undefined || size.pn !== undefined || pipeSize === undefined) return undefined
  return asmeFlanges.get(size.rating)?.get(pipeSize)
}
