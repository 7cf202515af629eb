/** Finds the name of a section that the market does not have: angles, channels, beams, rails, square tubes. */
import { normaliseSpec } from '#contract/steel/spec/normalise.ts'
import { wordAt } from '#contract/steel/spec/words.ts'

/** Sections by their signs and series: L63×63×6, ∠50×5, [16, HEB 200, UPN120, QU100. */
const signs =
  /(?<![\w.])(?:L\s?\d{2,3}\s?[x×*]\s?\d{2,3}\s?[x×*]\s?\d{1,2}|∠\s?\d{2,3}\s?[x×*]\s?\d{1,3}(?:\s?[x×*]\s?\d{1,2})?|(?:HE[ABM]|IP[EN]|UP[EN]|INP|UNP|QU)\s?\d{2,4})(?![\d.])|^\[\s?\d{1,2}[a-c]?(?![\d.])/i

/** Returns the sign and numbers of such a section, which otherwise could be those of another one. */
export const signedSection = (text: string): string | undefined => signs.exec(text)?.[0].trim()

/** Returns the part of a text that names such a section, as it is written; undefined if there is none. */
export function foreignSection(text: string): string | undefined {
  const sign = signedSection(text)
  if (sign) return sign
  const lower = normaliseSpec(text).toLowerCase()
  for (let at = 0; at < lower.length; at++) {
    const found = wordAt(lower, at)
    if (found?.word.kind === 'foreign') return lower.slice(at, at + found.length)
    if (found) at += found.length - 1
  }
  return undefined
}
