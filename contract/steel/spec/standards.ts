// Numbers of standards, certificates and hardness: they are no dimensions.
import { matchAt } from './patterns.ts'

const standard =
  /(?:(?:GB|JB|NB|YB|HG|SY|HB|DL|TB|QB|GJB)\s?\/?\s?[TZ]?|ASTM|ASME|A?MS|EN|DIN|ISO|BS|NF|SEP|API|NACE|JIS|GOST|ГОСТ|UNI|SA|MSS|AD(?=\s?(?:2000|W|HP))|TRD|VDG|SEW)(?:\s?(?:EN|ISO|SP|MR|W|HP|[A-Z](?=\s?-?\d)))*\s?-?\d{2,5}(?:[.-]\d{1,4}){0,3}(?![\d×x*φ])/y
const hardness =
  /(?:HBW?|H?RC|HRB|HV|HS[CD]?|HL[D]?|brinell|rockwell|硬度)\s?[:=≤≥<>]?\s?\d{2,3}(?:\s?[-~–]\s?\d{2,3})?(?:\s?(?:HBW?|HRC|HB))?(?![\d×φ.])|\d{2,3}(?:\s?[-~–]\s?\d{2,3})?\s?(?:HBW?|H?RC|HV)(?![a-z\d])/iy

/** The end of a standard's number at a position: GB/T 6402, EN 10228-3, ASTM A388. */
export const standardAt = (text: string, at: number): number | undefined =>
  matchAt(standard, text, at) ? standard.lastIndex : undefined

/** The end of a hardness at a position: HB 260-300, 28-32HRC. */
export const hardnessAt = (text: string, at: number): number | undefined =>
  matchAt(hardness, text, at) ? hardness.lastIndex : undefined
