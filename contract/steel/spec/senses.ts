// The parts of a line that may be something else than the first reading takes them for.
import { foldGrade } from '../grade_names.ts'
import { exactEquivalents, findGrade, resolveGrade } from '../grades.ts'
import { gradeCode } from './grade_names.ts'
import { hasAllDims, type ParsedSpec } from './reading.ts'
import type { ReasonKey } from './reasons.data.ts'
import type { Token } from './token.ts'

/** Another sense of a part, as the token that it is then. */
export type Sense = { token: Token; because?: ReasonKey }

const mostSenses = 4

/** 1,5752: the number of a material with a decimal comma. */
const commaNumber = /(?<![\d.,×x])(\d),(\d{4})(?![\d.,]|\s?[×x*])/g
/** h11 before a size, in small letters, may be a tolerance class or a tool steel. */
const smallClass = /(?<![\p{L}\d])[fghk]\d{1,2}(?![\p{L}\d.,×*])/gu
/** A second name in brackets behind a grade: 655M13 (EN36A/B). */
const inBrackets = /\(([A-Za-z\d][A-Za-z\d./ -]{1,30})\)/g

/** H9 behind a diameter, in capitals, may be its tolerance class or the height of a disc. */
const capitalClass = /(?<=\d(?:\s?mm)?\s?(?:dia\.?|φ)?\s)H(?:[6-9]|1[0-3])(?![\d.,]|\s?(?:mm|[×x*]))/g

const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)]

/** Whether every name in brackets is the grade; a lone letter stands for the end of the name before it (En36A/B). */
function isSameGrade(written: string, material: string): boolean {
  const names = written.split(/[/,]/).map((name) => name.trim())
  const [first = '', ...others] = names
  const grade = findGrade(material)
  const meant = resolveGrade(first)?.grade
  const same = new Set(exactEquivalents(material).map(foldGrade))
  if (!grade || !meant || !(meant.code === grade.code || same.has(foldGrade(meant.code)))) return false
  return others.every((name) => /^[A-Z]$/i.test(name) || findGrade(name)?.code === grade.code)
}

const bareNumber =
  /(?<=^|\s)\d{3,4}(?=$|[\s,;)])(?!\s?(?:[×x*/+]|mm|cm|m|in|kgs?|t|lbs?|pcs|[支件块根个米吨])(?![a-z]))/giu

/** 4" diameter 4140: behind the label of another number. */
const behindLabel = /\d\s?(?:"|in|inch|mm)?\s?(?:dia(?:m|meter)?\.?|od|sq\.?|square|long|lg)\s$/i

/** The numbers that the first reading takes for sizes, or leaves over beside a flange or where it found no piece. */
function openNumbers({
  text,
  tokens,
  dims,
  candidates,
  shape,
}: ParsedSpec): { start: number; end: number }[] {
  const isFlange = tokens.some(({ role, text: word }) => role === 'shape' && /法兰|flan/i.test(word))
  // Ø.750 303: in inches no piece is so long.
  const isEmpty = (Object.keys(dims).length === 0 && !candidates) || /(?<![\w.,])\.\d{1,3}(?!\d)/.test(text)
  const firstSize = tokens.find(({ role }) => role === 'dim')?.start ?? 0
  return tokens.flatMap((token) => {
    if (token.role === 'dim') {
      const found = /\d{3,4}$/.exec(token.text)
      return found ? [{ start: token.start + found.index, end: token.end }] : []
    }
    if (token.role !== 'unread') return []
    const numbers = all(bareNumber, text.slice(token.start, token.end)).map((match) => ({
      start: token.start + match.index,
      end: token.start + match.index + match[0].length,
    }))
    if (isFlange || isEmpty) return numbers
    const isPiece = (candidates ?? (shape ? [{ shape, dims }] : [])).every(hasAllDims)
    return numbers.filter(
      ({ start, end }) =>
        behindLabel.test(text.slice(0, start)) ||
        // A name of AISI that is no length of the piece: it stands before, or the piece has all its dimensions.
        (end - start === 4 && (start < firstSize || isPiece)),
    )
  })
}

/** Behind a section, a name of AISI stands before the sign of the length too: 2" sq 4140 x 12. */
const isBetweenSizes = (before: string, name: string, after: string): boolean =>
  name.length === 4 &&
  /^[×x]\s?\.?\d/i.test(after) &&
  /(?:[×x]\s?[\d./-]+|\d\s?"|\d\/\d{1,2}|(?:\d|\s)(?:in|inch|dia\.?|sq\.?|rd\.?|rnd|round|square|hex))\s+$/i.test(
    before,
  )

const nameBetween = /(?<=[×x]\s?[\d./-]{1,7}\s)\d{4}(?=\s[×x]\s?\.?\d)/gi

/** 2 x 4 4140 x 12: a name of AISI between the second and the third size, which otherwise are of two pieces. */
const namesBetween = (plain: string, { material, lots }: ParsedSpec): Sense[] =>
  material !== undefined || !lots
    ? []
    : all(nameBetween, plain).flatMap((match): Sense[] => {
        const code = gradeCode(match[0])
        const { index: start } = match
        return code ? [{ token: { kind: 'material', code, start, end: start + 4 } }] : []
      })

/** A bare number that may be the grade, where the line has none. */
function gradeNumbers(text: string, base: ParsedSpec): Sense[] {
  const { material, lots } = base
  if (material !== undefined || lots) return []
  return openNumbers(base).flatMap(({ start, end }): Sense[] => {
    const before = text.slice(0, start)
    const after = text.slice(end).trimStart()
    // Behind a fraction of an inch, as in 2-1/2 4340 and .750 303, a number is one of its own.
    const isAfterNumber =
      /[\d×x/+.,'φ□=-]$/i.test(before.trimEnd()) && !/(?:\d\/\d{1,2}|(?<!\d)\.\d{1,3})\s$/.test(before)
    const name = text.slice(start, end)
    const isJoined =
      isAfterNumber || (/^(?:[×x/+.,=-]|\d)/i.test(after) && !isBetweenSizes(before, name, after))
    const isLettered = /(?:^|[\s(])[a-z]{1,2}\s?$/i.test(before) && !/\s$/.test(before)
    const code = isJoined || isLettered ? undefined : gradeCode(name)
    return code ? [{ token: { kind: 'material', code, start, end } }] : []
  })
}

/** Two digits behind a whole piece: its grade, or how many of it unless that is said elsewhere (φ200×3000 45). */
function digitsBehind({ tokens, material, lots, quantity, shape, candidates, dims }: ParsedSpec): Sense[] {
  const pieces = shape ? [{ shape, dims }] : (candidates ?? [])
  if (material !== undefined || lots || pieces.length === 0 || !pieces.every(hasAllDims)) return []
  const lastSize = tokens.findLast(({ role }) => role === 'dim')?.end ?? Infinity
  return tokens.flatMap(({ start, end, role, text }): Sense[] => {
    const code = role === 'unread' && start >= lastSize && /^\d\d$/.test(text) ? gradeCode(text) : undefined
    if (!code) return []
    const grade: Token = { kind: 'material', code, start, end }
    if (quantity !== undefined) return [{ token: grade }]
    const count: Token = { kind: 'quantity', count: Number(text), unit: 'piece', start, end }
    return [
      { token: grade, because: 'digits_behind' },
      { token: count, because: 'count_behind' },
    ]
  })
}

const signBetween = /(?<![\d.,/×φ-]|[a-z])(\d{1,4}) (φ) (\d{2,4})(?=$|[\s,;])/g

/** 25 φ 45: the sign between two numbers may be of either, and the other one is then the grade. */
function signsBehind(plain: string, { material }: ParsedSpec): Sense[] {
  return all(signBetween, plain).flatMap((match): Sense[] => {
    const [whole, first, , second] = match
    const code = gradeCode(second!)
    if (!code || !gradeCode(first!) || material !== gradeCode(first!)) return []
    const { index: start } = match
    const end = start + whole.length
    const value = Number(first)
    const size: Token = {
      kind: 'number',
      value,
      amount: value,
      mark: 'dia',
      isSuffixed: true,
      start,
      end: end - second!.length - 1,
    }
    return [{ token: size }, { token: { kind: 'material', code, start: end - second!.length, end } }]
  })
}

/** The other senses of a line's parts, seen from its first reading. */
export function otherSenses(plain: string, base: ParsedSpec): Sense[] {
  const { material } = base
  const found: Sense[] = [
    ...namesBetween(plain, base),
    ...signsBehind(plain, base),
    ...gradeNumbers(plain, base),
    ...digitsBehind(base),
  ]
  for (const match of all(commaNumber, plain)) {
    const code = gradeCode(`${match[1]}.${match[2]}`)
    if (code && material === undefined)
      found.push({
        token: { kind: 'material', code, start: match.index, end: match.index + match[0].length },
      })
  }
  for (const match of all(smallClass, plain)) {
    const isTaken = base.tokens.some(
      ({ start, role }) => start === match.index && (role === 'grade' || role === 'unread'),
    )
    if (isTaken && gradeCode(match[0]))
      found.push({ token: { kind: 'standard', start: match.index, end: match.index + match[0].length } })
  }
  for (const match of all(capitalClass, plain)) {
    const isHeight = base.tokens.some(({ start, role }) => start === match.index && role === 'dim')
    if (isHeight)
      found.push({ token: { kind: 'standard', start: match.index, end: match.index + match[0].length } })
  }
  if (material !== undefined)
    for (const match of all(inBrackets, plain))
      if (isSameGrade(match[1]!, material))
        found.push({
          token: { kind: 'filler', start: match.index, end: match.index + match[0].length },
          because: 'same_grade',
        })
  return found.slice(0, mostSenses)
}

/** Small letters before or behind a bar that may be its tolerance class, as the first reading has them for a grade. */
export const isSmallGrade = ({ tokens }: ParsedSpec): boolean =>
  tokens.some(({ role, text }) => role === 'grade' && /^[fghk]\d{1,2}$/.test(text))
