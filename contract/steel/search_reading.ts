// What a search keyword was read as, part by part, and what a piece that somebody needs asks of the stock.
import type { Body } from './cut_fit.ts'
import { checkDims, type DimName, type Shape } from './shapes.ts'
import { gradeCode } from './spec/grade_names.ts'
import type { ParsedSpec, SpecCandidate, SpecToken } from './spec/reading.ts'
import { rangeText } from './spec_limits.ts'
import { type Bilingual, dimText, shapeNames } from './spec_line.ts'
import { parseSpec } from './spec_parser.ts'
import { withoutToleranceClasses } from './spec/tolerances.ts'

/** Dimensions that may be larger than requested, because the buyer can cut the piece to length. */
const cuttable: readonly DimName[] = ['l']
const tolerance = 0.02
/** The search takes sizes that are a little off, in mm. */
const slack = (value: number) => Math.max(1, value * tolerance)

export type DimRange = { name: Exclude<DimName, 'kg'>; min?: number; max?: number }

/**
 * A buyer who types `φ300×1200` wants that section within ±2 % (at least ±1 mm), and a piece long enough to cut from:
 * any length from 98 % upwards matches. A range (`φ200-220`, `长3米以上`) is taken as it is written, also of lengths.
 * Heights of rings and discs count as sections, not lengths.
 */
export function searchRanges({ dims, ranges = [] }: Omit<SpecCandidate, 'shape'>): DimRange[] {
  const single = Object.entries(dims).flatMap(([dim, value]): DimRange[] => {
    if (typeof value !== 'number' || dim === 'kg') return []
    const name = dim as DimRange['name']
    const min = Math.max(0, value - slack(value))
    return [{ name, min, ...(!cuttable.includes(name) && { max: value + slack(value) }) }]
  })
  const written = ranges.flatMap(({ dim, ...ends }) => (dim === 'kg' ? [] : [{ name: dim, ...ends }]))
  return [...single, ...written]
}

/** The pieces of a specification with all their dimensions, one for each shape that they may have. */
export function wholePieces(parsed: ParsedSpec): Body[] {
  const { shape, candidates, lots } = parsed
  if (lots) return []
  const pieces = shape ? [{ ...parsed, shape }] : (candidates ?? [])
  return pieces.flatMap(({ shape: one, dims }) =>
    one !== 'drawing' &&
    one !== 'ingot' &&
    one !== 'stepped' &&
    Object.keys(checkDims(one, dims)).length === 0
      ? [{ shape: one, dims }]
      : [],
  )
}

/** What a bare number means besides a size: a grade if one has that name, else a word. */
export type BareNumber = { number: string; grade?: string }

/**
 * The number in a keyword that stands alone between blanks and may be a size or something else (`45`, `304 圆钢`):
 * the search takes postings of either. Undefined if there is none or the keyword names a grade.
 */
export function bareNumberOf(parsed: ParsedSpec, keyword: string): BareNumber | undefined {
  const number = parsed.material ? undefined : /(?<![^\s])\d+(?:\.\d+)?(?![^\s])/.exec(keyword)?.[0]
  // The numbers of 100 to 150 and of φ 300 are sizes and nothing else.
  if (number === undefined || !parsed.tokens.some(({ text }) => text === number)) return undefined
  const grade = gradeCode(number)
  return { number, ...(grade && { grade }) }
}

/**
 * A part of a keyword; `rest` is the keyword without it. `size` is one dimension with the range that is searched, also of
 * several shapes, `sizes` several that are not told apart, `ignored` what the search does not look at.
 */
export type SearchPart = { key: string; rest: string } & (
  | { kind: 'grade' | 'words' | 'ignored' | 'state'; text: string }
  | { kind: 'shape'; text: string; shape?: Shape }
  | { kind: 'size'; range: DimRange; or?: BareNumber }
  | { kind: 'sizes'; pieces: readonly SpecCandidate[]; or?: BareNumber }
)

export type SearchReading = {
  parts: SearchPart[]
  /** The shape that follows from the sizes, without a word for it. */
  impliedShape?: Shape
  /** Whole pieces, for which stock that they can be cut from can be asked for. */
  pieces: Body[]
}

/** With `=`, because a letter and a number alone may be a name (`L1200`). */
const label = (name: DimName) => ({ d: 'φ', a: '□' })[name as string] ?? `${name.toUpperCase()}=`
const isSize = ({ role }: SpecToken) => role === 'dim' || role === 'tolerance'

/** The text of the tokens that are kept; separators beside a removed token go with it. */
function textWithout(parsed: ParsedSpec, removed: ReadonlySet<SpecToken>): string {
  const { text, tokens } = parsed
  let result = ''
  let end = 0
  for (const [index, token] of tokens.entries()) {
    const isLoose =
      token.role === 'separator' &&
      [tokens[index - 1], tokens[index + 1]].some((one) => one && removed.has(one))
    if (removed.has(token) || isLoose) continue
    const isApart =
      token.start > end && (end === 0 || /\s/.test(text.slice(end, token.start)) || end < token.start)
    result += (result !== '' && isApart ? ' ' : '') + text.slice(token.start, token.end)
    end = token.end
  }
  return result.trim()
}

/** The keyword without one dimension: those that stay get their letters, because a number alone says less. */
function withoutDim(parsed: ParsedSpec, dim: DimName, lang: keyof Bilingual): string {
  const { shape, tokens, dims, ranges = [] } = parsed
  const sizes = tokens.filter((token) => isSize(token) || token.role === 'unit')
  const others = textWithout(parsed, new Set(sizes))
  const stays = [
    ...Object.entries(dims).flatMap(([name, value]) =>
      typeof value === 'number' ? [{ name: name as DimName, text: dimText(value) }] : [],
    ),
    ...ranges.map((range) => ({ name: range.dim, text: rangeText(range) })),
  ].filter(({ name }) => name !== dim)
  const hasWord = tokens.some(({ role }) => role === 'shape')
  const word = shape && !hasWord && stays.length > 0 ? shapeNames[shape][lang] : ''
  const written = stays.map(({ name, text }) => `${label(name)}${text}`)
  return [others, word, written.join('×')].filter(Boolean).join(' ')
}

/** The range that is all that is known of pieces of several shapes: 200-300, 长3米以上. */
function commonRange(candidates: readonly SpecCandidate[]): DimRange | undefined {
  const all = candidates.map((one) => (Object.keys(one.dims).length > 0 ? [] : searchRanges(one)))
  const [first] = all[0] ?? []
  const isSame = all.every(
    ([one, ...more]) => more.length === 0 && one && one.min === first?.min && one.max === first?.max,
  )
  return isSame ? first : undefined
}

/** Reads a search keyword for people: its parts in the order in which they stand, each with what remains without it. */
export function readSearch(keyword: string, lang: keyof Bilingual): SearchReading {
  const parsed = parseSpec(keyword)
  const { tokens, shape, lots, candidates } = parsed
  const sizes = tokens.filter(isSize)
  const without = (...removed: SpecToken[]) => textWithout(parsed, new Set(removed))
  const parts: SearchPart[] = []
  const isOneByOne = shape !== undefined && shape !== 'stepped' && !lots
  const pieces = lots
    ? lots.flatMap((lot) => (lot.shape ? [{ ...lot, shape: lot.shape }] : (lot.candidates ?? [])))
    : (candidates ?? (shape && !isOneByOne ? [{ ...parsed, shape }] : []))
  const ranges = isOneByOne ? searchRanges(parsed) : []
  const common = candidates && commonRange(candidates)
  const bare = bareNumberOf(parsed, keyword)
  const orOf = (...of: SpecToken[]) => bare && of.some(({ text }) => text === bare.number) && { or: bare }
  for (const token of tokens) {
    const key = `${token.role} ${token.start}`
    if (isSize(token)) {
      const range = ranges.find(({ name }) => name === token.dim)
      if (common && parts.every(({ kind }) => kind !== 'size'))
        parts.push({ key, kind: 'size', range: common, ...orOf(...sizes), rest: without(...sizes) })
      else if (range && !parts.some((part) => part.kind === 'size' && part.range.name === range.name))
        parts.push({ key, kind: 'size', range, ...orOf(token), rest: withoutDim(parsed, range.name, lang) })
      else if (!isOneByOne && !common && pieces.length > 0 && !parts.some(({ kind }) => kind === 'sizes'))
        parts.push({ key, kind: 'sizes', pieces, ...orOf(...sizes), rest: without(...sizes) })
      continue
    }
    const { role, text } = token
    const rest = without(token)
    // Of a grade that may be a size as well, the search takes both.
    const sized = role === 'grade' && orOf(token) ? pieces.filter((one) => searchRanges(one).length > 0) : []
    if (sized.length > 0) parts.push({ key, kind: 'sizes', pieces: sized, ...orOf(token), rest })
    else if (role === 'grade') parts.push({ key, kind: 'grade', text: parsed.material ?? text, rest })
    else if (role === 'shape') parts.push({ key, kind: 'shape', text, ...(shape && { shape }), rest })
    else if (role === 'state') parts.push({ key, kind: 'state', text, rest })
    else if (role === 'standard' && sizes.length > 0 && withoutToleranceClasses(text) === '')
      parts.push({ key, kind: 'ignored', text, rest })
    else if (role === 'unread' || role === 'standard' || role === 'detail' || role === 'weight')
      parts.push({ key, kind: 'words', text, rest })
    else if (role === 'quantity' || role === 'drawing') parts.push({ key, kind: 'ignored', text, rest })
  }
  const isImplied = shape !== undefined && sizes.length > 0 && !tokens.some(({ role }) => role === 'shape')
  return { parts, ...(isImplied && { impliedShape: shape }), pieces: wholePieces(parsed) }
}
