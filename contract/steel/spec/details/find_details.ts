// Finds what a line says beside its piece, and takes it out of the text that the sizes are read from.
import type { Detail, DetailFinder } from './detail.ts'
import { findHeats, findMills, findPlaces } from './origin.ts'
import { findCertificates, findKinds, findTests } from './papers.ts'
import { findPrices } from './price.ts'
import { findRemarks } from './remarks.ts'
import { findSurfaces } from './surface.ts'

/** A part that two of them claim is the earlier one's: the class of a test (探伤 二级) is no kind of stock. */
const finders: readonly DetailFinder[] = [
  findHeats,
  findTests,
  findCertificates,
  findPrices,
  findMills,
  findPlaces,
  findKinds,
  findSurfaces,
  findRemarks,
]

const mayHaveDetails = /[\p{L}¥$€£@]/u

/** The parts of a normalised line that say something of the lot, in order, none within another. */
export function findDetails(text: string): Detail[] {
  if (!mayHaveDetails.test(text)) return []
  const found: Detail[] = []
  for (const find of finders)
    for (const one of find(text))
      if (!found.some(({ start, end }) => start < one.end && end > one.start)) found.push(one)
  return found.sort((a, b) => a.start - b.start)
}

/** What stands in the place of a part: no digit, letter or sign, so that no number or word runs into it. */
const mask = '\ue000'

/** The text with the parts masked; it has the same length. */
export function masked(text: string, parts: readonly { start: number; end: number }[]): string {
  let result = text
  for (const { start, end } of parts)
    result = result.slice(0, start) + mask.repeat(end - start) + result.slice(end)
  return result
}
