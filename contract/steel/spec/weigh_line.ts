// Reads a line in each of the senses that its parts may have, and takes the best reading or offers the leading ones.
import { shapeDims } from '../shapes.ts'
import { leading, type Weighed, weigh } from './choice.ts'
import type { Detail } from './details/detail.ts'
import { findDetails, masked } from './details/find_details.ts'
import { gradeCode } from './grade_names.ts'
import { type LineOptions, readLine } from './read_line.ts'
import type { ParsedSpec, SpecCandidate } from './reading.ts'
import { largestAcross, largestDrawn, type ReasonKey } from './reasons.data.ts'
import { isSmallGrade, otherSenses, type Sense } from './senses.ts'

type LineReading = { parsed: ParsedSpec; senses: readonly Sense[] }

const acrossNames = ['d', 'a', 's', 'od', 'w'] as const

function pieceReasons({ shape, dims, ranges = [] }: SpecCandidate): ReasonKey[] {
  const has = (name: string) => name in dims || ranges.some(({ dim }) => dim === name)
  const names = shapeDims[shape]
  const across = Math.max(0, ...acrossNames.map((name) => dims[name] ?? 0))
  const isWhole = names.length > 0 ? names.every(has) : shape === 'drawing' || dims.steps !== undefined
  const found: ReasonKey[] = isWhole ? ['whole_piece'] : acrossNames.some(has) ? ['section'] : ['no_section']
  if (
    shape !== 'ring' &&
    shape !== 'flat' &&
    across > largestAcross &&
    gradeCode(String(across)) !== undefined
  )
    found.push('beyond_size')
  return found
}

/** The reasons for and against a reading as a whole. */
function reasonsOf({ parsed, senses }: LineReading): ReasonKey[] {
  const { candidates, shape, material, tokens, unread } = parsed
  const pieces: SpecCandidate[] = candidates ?? (shape ? [{ ...parsed, shape, material: undefined }] : [])
  const found: ReasonKey[] = pieces[0] ? pieceReasons(pieces[0]) : ['no_section']
  if (candidates && candidates.length > 1) found.push('asked')
  if (material !== undefined) found.push('known_grade')
  if (
    tokens.some(
      ({ role, text }) =>
        role === 'dim' && /^\D*[φ"a-z\u00c0-\u04ff\p{Script=Han}]\D*\d|\d\s*\D+$/iu.test(text),
    )
  )
    found.push('labelled')
  const isGradeNumber = (text: string) =>
    /\d{3,4}$/.test(text) && gradeCode(/\d{3,4}$/.exec(text)![0]) !== undefined
  if (tokens.some(({ role, text }) => role === 'dim' && isGradeNumber(text))) found.push('grade_as_size')
  if (isSmallGrade(parsed)) found.push('small_letter')
  const isClass = senses.some(({ token }) => token.kind === 'standard')
  if (isClass) {
    const across =
      pieces[0]?.shape === 'flat'
        ? Infinity
        : Math.max(...acrossNames.map((name) => pieces[0]?.dims[name] ?? 0))
    found.push(across > 0 && across <= largestDrawn ? 'tolerance_of_bar' : 'tolerance_of_none')
  }
  found.push(...senses.flatMap(({ because }) => because ?? []))
  const left = unread.length - (isClass ? 1 : 0)
  for (let count = 0; count < Math.min(left, 4); count += 1) found.push('left_over')
  return found
}

/** All readings of a line that were weighed, the first one first; usually that is the only one. */
export function weighLine(text: string, options: LineOptions): Weighed<LineReading>[] {
  const details = findDetails(text)
  const plain = masked(text, details)
  const first: LineReading = {
    parsed: readLine({ text, plain, details, given: [] }, options).parsed,
    senses: [],
  }
  const senses = otherSenses(plain, first.parsed)
  if (senses.length === 0) return [weigh(first, [])]
  const sets = [...senses.map((one) => [one]), ...(senses.length > 1 && isApart(senses) ? [senses] : [])]
  const others = sets.map((set) => readAs(text, plain, details, set, options))
  return [first, ...others].map((one) => weigh(one, reasonsOf(one)))
}

const isApart = (senses: readonly Sense[]) =>
  senses.every(({ token }, at) => at === 0 || senses[at - 1]!.token.end <= token.start) &&
  senses.filter(({ token }) => token.kind === 'material').length < 2

function readAs(
  text: string,
  plain: string,
  details: readonly Detail[],
  senses: readonly Sense[],
  options: LineOptions,
): LineReading {
  const given = senses.map(({ token }) => token)
  return { parsed: readLine({ text, plain: masked(plain, given), details, given }, options).parsed, senses }
}

const sameAs = ({ shape, dims, ranges, material, quantity }: SpecCandidate) =>
  JSON.stringify([shape, dims, ranges, material, quantity])

/** Most pieces that are offered. */
const mostOffered = 6

/** The reading that leads alone, or all pieces of the leading ones, each with its grade where they differ in it. */
export function chosenReading(weighed: readonly Weighed<LineReading>[]): ParsedSpec {
  const leaders = leading(weighed).map(({ value }) => value.parsed)
  const [best, ...others] = leaders
  const isOther = (one: ParsedSpec) =>
    one.material !== best!.material ||
    one.quantity !== best!.quantity ||
    JSON.stringify(one.dims) !== JSON.stringify(best!.dims)
  if (!others.some(isOther) || leaders.some(({ lots }) => lots)) return best!
  const differ = leaders.some(({ material }) => material !== best!.material)
  const isCountOpen = leaders.some(({ quantity }) => quantity !== best!.quantity)
  const pieces = leaders.flatMap((one): SpecCandidate[] => {
    const own: SpecCandidate[] = one.candidates ?? (one.shape ? [{ ...pieceOf(one), shape: one.shape }] : [])
    return own.map((piece) => ({
      ...piece,
      ...(differ && one.material !== undefined && { material: one.material }),
      ...(isCountOpen && one.quantity !== undefined && { quantity: one.quantity, unit: one.unit! }),
    }))
  })
  const candidates = pieces.filter(
    (one, at) => pieces.findIndex((other) => sameAs(other) === sameAs(one)) === at,
  )
  if (candidates.length < 2) return best!
  const { material: _material, ranges: _ranges, tolerances: _tolerances, shape: _shape, ...kept } = best!
  const { quantity: _quantity, unit: _unit, ...rest } = kept
  return {
    ...rest,
    ...(!isCountOpen && kept.quantity !== undefined && { quantity: kept.quantity, unit: kept.unit }),
    ...(!differ && best!.material !== undefined && { material: best!.material }),
    shape: undefined,
    dims: {},
    candidates: candidates.slice(0, mostOffered),
  }
}

const pieceOf = ({ dims, ranges, tolerances }: ParsedSpec) => ({
  dims,
  ...(ranges && { ranges }),
  ...(tolerances && { tolerances }),
})
