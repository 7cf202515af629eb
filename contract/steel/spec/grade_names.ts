// Grade names in a specification line.
import { allGrades, resolveGrade } from '../grades.ts'
import type { Grade } from '../grade.ts'
import { matchAt } from './patterns.ts'
import { hardnessAt, standardAt } from './standards.ts'

/** A grade as the table spells it: its own name, or that of the exact equivalent that was typed. */
export const gradeCode = (text: string): string | undefined => resolveGrade(text)?.name

const word = /[a-z0-9\u0400-\u04ff][a-z0-9\u0400-\u04ff.#-]*/iy
/** 45#, 45号钢, 45钢; but the 20钢管 is of grade 20, the 300钢锭 is not of grade 300. */
const steelNumber = /(\d{2,4})(?:#|号?钢(?![锭坯板]))/y
const counted =
  /\s?(?:[/"'×*⁄#]|[支件块套根个只条米厘毫吨公]|x\s?\d|(?<=\s\d)\s\d{3}(?!\d)|(?:mm|cm|m|in|inch|ft|kg|t|pcs?|pieces?|bars?|blocks?|sets?|off|nos?|ea|stück|stk)(?![a-z]))/iuy
/** As many as DIN writes: `X 6 CrNiMoTi 17 12 2`. */
const maxWords = 6

/** The longest grade name at a position; a bare number (45, 304) is left to the parser. */
export function gradeAt(text: string, at: number): { code: string; end: number } | undefined {
  const steel = matchAt(steelNumber, text, at)
  const numbered = steel && gradeCode(steel[1]!)
  // Of 20钢管 only the number is the grade: the rest is a word of its own.
  if (steel && numbered)
    return {
      code: numbered,
      end: text[steelNumber.lastIndex] === '管' ? at + steel[1]!.length : steelNumber.lastIndex,
    }
  const ends: number[] = []
  let next = at
  while (ends.length < maxWords) {
    const found = matchAt(word, text, next)
    if (!found) break
    const trimmed = found[0].replace(/[.-]+$/, '')
    ends.push(next + trimmed.length)
    next += found[0].length + 1
    if (text[next - 1] !== ' ' || trimmed !== found[0]) break
  }
  for (const end of ends.reverse()) {
    const name = text.slice(at, end)
    if (!mayBeName(name)) continue
    // D2×1200 and D2,583 are diameters; in φ260 42CrMo ×1350 the grade stands between.
    const isBetween = text.startsWith(' ×', end) && name.length > 4
    if (!isBetween && /^(?:\s?×\s?[φ\d]|[',]\d{3})/.test(text.slice(end, end + 4))) continue
    // S7" and H11-1/2" are dimensions in inches.
    if (/^[a-z]{1,2}\d{1,3}$/i.test(name) && /^\s?(?:["'⁄]|\/\d|-\d\/)/.test(text.slice(end, end + 4)))
      continue
    // Of 42CrMo 4支, 42CrMo 4 500×300 and 40Cr 1-3/8" the last number is none of the grade.
    if (/[\s-]\d{1,2}$/.test(name) && /^[/⁄]\d/.test(text.slice(end, end + 2))) continue
    // C45 e/c 34: what a sign cuts is a word of its own.
    if (/\s[a-z]$/i.test(name) && /^[/:]/.test(text.slice(end, end + 1))) continue
    const isCount = /\s[\d-]+$/.test(name) && matchAt(counted, text, end) !== null
    if (isCount && ends.some((shorter) => shorter < end && gradeCode(text.slice(at, shorter)))) continue
    const code = gradeCode(name)
    if (code) return { code, end }
  }
  return undefined
}

/** Names that other rules would cut: with a sign (P20+Ni), or beginning like a standard, a hardness or a label. */
const isOdd = (name: string): boolean =>
  /[a-z]/i.test(name) &&
  (/^[a-z]-\d/i.test(name) ||
    standardAt(name, 0) !== undefined ||
    hardnessAt(name, 0) !== undefined ||
    gradeAt(name, 0)?.end !== name.length)

let odd: { of: readonly Grade[]; byLetter: ReadonlyMap<string, readonly string[]> } | undefined

/** The odd names of all grades by their first letter, the longest first: every place of a line is asked. */
function oddNames(letter: string): readonly string[] {
  const of = allGrades()
  if (odd?.of !== of) {
    const names = of.flatMap(({ code, equivalents }) => [
      code,
      ...equivalents.filter(({ kind }) => kind === 'exact').map((other) => other.code),
    ])
    const longestFirst = [...new Set(names.filter(isOdd))].sort((one, other) => other.length - one.length)
    odd = { of, byLetter: Map.groupBy(longestFirst, (name) => name[0]!.toLowerCase()) }
  }
  return odd.byLetter.get(letter) ?? []
}

/** A grade whose name other rules would cut, if the whole name stands at the position. */
export function oddGradeAt(text: string, at: number): { code: string; end: number } | undefined {
  for (const name of oddNames(text[at]?.toLowerCase() ?? '')) {
    const end = at + name.length
    if (text.slice(at, end).toLowerCase() === name.toLowerCase() && !/[a-z0-9]/i.test(text[end] ?? ''))
      return { code: name, end }
  }
  return undefined
}

/** `300 mm`, `12 in` and the like are no names, and of bare numbers only the ones of EN (1.2344). */
function mayBeName(name: string): boolean {
  // No size begins with a zero.
  if (!/[a-z\u0400-\u04ff]/i.test(name)) return /^(?:\d\.\d{4}|0\d)$/.test(name)
  if (/^\d+x\d+$/.test(name)) return false
  if (/^\d{4} (?:HT|PH|HTSR)$/.test(name)) return true
  return !/^\d+(?:[.,]\d+)?(?:mm|cm|m|in|ft|kg|t)? /i.test(name)
}
