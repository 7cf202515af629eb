// Groups number tokens into chains (`φ300×1200`, `φ500/φ300×150`).
import { isLengthOfDrawn } from './drawn_length.ts'
import { isSizeOfWord } from './word_size.ts'
import { gradeCode } from './grade_names.ts'
import type { Joint, NumberToken, Token } from './token.ts'
import type { SpecUnit } from './units.ts'
import { inBase, isMass } from './units.ts'

export type Item = NumberToken & {
  start: number
  end: number
  /** A tolerance in mm, and its token. */
  plus?: number
  minus?: number
  tolerance?: Token
}

/** Numbers that belong together; `joints[i]` is between items i and i + 1, `soft` is only a blank before a label. */
export type Chain = {
  items: Item[]
  joints: (Joint | 'soft')[]
  start: number
  end: number
  /** Whether it is next to an unknown word: a lone number then belongs to that word (`HB 260`). */
  besideUnknown: boolean
}

/** The number as it is written: of a range with one end that one. */
export const sizeOf = ({ value, max }: Pick<Item, 'value' | 'max'>): number => value || (max ?? 0)

export const isLone = (chain: Chain) => chain.items.length === 1
export const isBare = (chain: Chain) => isLone(chain) && !chain.items[0]!.mark
export const isHeavy = (chain: Chain) => isMass(chain.items[0]!.unit)

/** A lone number in metres or feet is a length: `φ219×20 20# 6m`. */
export const isLength = (chain: Chain) =>
  isBare(chain) && (chain.items[0]!.unit === 'm' || chain.items[0]!.unit === 'ft')

const hanLabel = /[长宽厚高方圆]/

/** Whether the text around a chain shows that some of its numbers are missing: `300^2×…`, `-300×…`, `300×abc`. */
function isCut(text: string, chain: Chain, after: Token | undefined): boolean {
  const previous = text[chain.start - 1] ?? ' '
  const next = text[chain.end] ?? ' '
  const signed = !/\d/.test(text[chain.start]!)
  if (!signed && /[\p{L}\p{N}^.\-_~⁄]/u.test(previous) && !/\p{Script=Han}/u.test(previous)) return true
  return /[\^⁄"'~%]/.test(next) || (hanLabel.test(next) && after?.kind === 'unknown')
}

const isListComma = (text: string, token: Token | undefined) =>
  token?.kind === 'punctuation' && /[,;、]/.test(text[token.start]!)

/** The nearest token in one direction, skipping punctuation except list commas. */
function neighbour(text: string, tokens: readonly Token[], from: number, step: 1 | -1): Token | undefined {
  let at = from + step
  while (tokens[at]?.kind === 'punctuation' && !/[,;、()]/.test(text[tokens[at]!.start]!)) at += step
  return tokens[at]
}

/** API grades of line pipe, which look like a length: `φ219×20 L360`. */
const pipelineGrades = new Set([80, 210, 245, 290, 320, 360, 390, 415, 450, 485, 555, 625, 690, 830])

/** Whether a label and its number may as well be a name: T91, A182, L360. No steel is called T250. */
export const mayBeName = ({ isWeak, mark, value }: NumberToken) =>
  isWeak === true &&
  ((mark === 't' && (value < 100 || gradeCode(`T${value}`) !== undefined)) ||
    mark === 'a' ||
    mark === 'w' ||
    (mark === 'l' && pipelineGrades.has(value)))

/** Whether a number follows another one without a sign between them: its label says that it belongs to the piece. */
function isSoft(label: Token | undefined, last: Item): label is Token & NumberToken {
  if (label?.kind !== 'number' || !label.mark) return false
  // T91 after a bar is a grade, not a wall thickness.
  if (mayBeName(label)) return false
  if (label.isSuffixed) return last.isSuffixed === true || last.mark === 'dia'
  return label.mark !== 'dia'
}

/** In 4140, OD 500 ID 300 the first number is the grade; in 304 L=2000 it may be either. */
const isGradeBefore = (text: string, first: Item, label: NumberToken): boolean =>
  !first.mark &&
  !first.unit &&
  label.mark !== 'l' &&
  label.mark !== 'h' &&
  gradeCode(text.slice(first.start, first.end)) !== undefined

/** The tolerance in mm of a number, in its own unit unless that would be absurd; undefined where both are possible. */
function withTolerance(item: Item, token: Token): Item | undefined {
  if (
    token.kind !== 'tolerance' ||
    item.max !== undefined ||
    item.other !== undefined ||
    item.plus !== undefined
  )
    return undefined
  const { plus, minus, isPercent } = token.deviation
  const round = (value: number) => Number(value.toFixed(3))
  const inMm = (factor: number) => ({
    ...item,
    plus: round(plus * factor),
    minus: round(minus * factor),
    tolerance: token,
  })
  if (isPercent) return inMm(item.value / 100)
  if (isMass(item.unit)) return undefined
  if (item.unit === 'in') return inMm(25.4)
  if (item.unit === 'cm' || item.unit === 'ft' || item.unit === 'cun') return undefined
  const isInMetres = item.unit === 'm' && Math.max(Math.abs(plus), Math.abs(minus)) < 1
  return inMm(isInMetres ? 1000 : 1)
}

/** 150×150 - 160×160 is a range of squares, and no flat. */
const isSquares = ([first, second, third, ...more]: readonly Item[]) =>
  more.length === 0 &&
  second?.max !== undefined &&
  first!.value === second.value &&
  third?.value === second.max

const isoClass = /^[a-z]{1,2}\d{1,2}$/

/** What may stand between a section and its length: 300圆钢×6m, 65mm dia black x 1.2m, 2" sq 4140 x 12. */
const isBetweenSizes = (token: Token | undefined): boolean =>
  token?.kind === 'category' ||
  token?.kind === 'material' ||
  (token?.kind === 'detail' && token.says.surface !== undefined)

/** The chain that begins at a token, the index of its last token, and whether a sign after it leads to nothing. */
function chainFrom(text: string, tokens: readonly Token[], begin: number) {
  const items: Item[] = [tokens[begin] as Item]
  const joints: Chain['joints'] = []
  let index = begin
  let isDangling = false
  for (;;) {
    let next = index + 1
    for (let token = tokens[next]; token?.kind === 'tolerance'; token = tokens[++next]) {
      const item = withTolerance(items.at(-1)!, token)
      if (item) items[items.length - 1] = item
    }
    // In φ38 h11 × 3000 a tolerance class stands between.
    const between = tokens[next]
    const isClass = between?.kind === 'standard' && isoClass.test(text.slice(between.start, between.end))
    if (isClass && tokens[next + 1]?.kind === 'join') next += 1
    const length = tokens[next + 1]
    if (isClass && items.length === 1 && isLengthOfDrawn(text, tokens, items[0]!, length)) {
      items.push({ ...length, mark: 'l' })
      joints.push('soft')
      index = next + 1
      break
    }
    // In 3/4" round × 12 ft and 300圆钢×6m a word for the shape stands between.
    let beyond = next
    while (isBetweenSizes(tokens[beyond])) beyond += 1
    const joint = tokens[beyond]
    if (beyond > next && joint?.kind === 'join' && joint.joint === 'x') next = beyond
    const token = tokens[next]
    const following = tokens[next + 1]
    if (token?.kind === 'join' && following?.kind === 'number') {
      joints.push(token.joint)
      items.push(following)
      index = next + 1
    } else if (token?.kind === 'join') {
      isDangling = (token.joint !== '/' && following?.kind !== 'quantity') || following?.kind === 'bad'
      break
    } else {
      const comma = isListComma(text, token)
      const label = comma ? following : token
      if (!isSoft(label, items.at(-1)!) || (items.length === 1 && isGradeBefore(text, items[0]!, label)))
        break
      joints.push('soft')
      items.push(label)
      index = comma ? next + 1 : next
    }
  }
  return { items, joints, index, isDangling }
}

/** The chains of a token list in order, without those that are cut off or joined to something unreadable. */
export function findChains(text: string, tokens: readonly Token[], isInInches = false): Chain[] {
  const chains: Chain[] = []
  const apart = isInInches ? 'in' : tokens.find((token) => token.kind === 'unit')?.unit
  let index = 0
  while (index < tokens.length) {
    if (tokens[index]!.kind !== 'number') {
      index += 1
      continue
    }
    const begin = index
    const { items, joints, index: last, isDangling } = chainFrom(text, tokens, begin)
    index = last
    const chain: Chain = {
      items,
      joints,
      start: items[0]!.start,
      end: items.at(-1)!.end,
      besideUnknown:
        neighbour(text, tokens, begin, -1)?.kind === 'unknown' ||
        (neighbour(text, tokens, index, 1)?.kind === 'unknown' && !isSizeOfWord(text, tokens, begin, index)),
    }
    const before = tokens[begin - 1]
    const source = tokens[begin - 2]?.kind
    // The T of GB/T 6402 is not a thickness.
    const ledOn =
      before?.kind === 'join' && (before.joint !== '/' || source === 'unknown' || source === 'bad')
    const isUsable = !ledOn && !isDangling && !isSquares(items) && !isCut(text, chain, tokens[index + 1])
    // Of 3-1/2 x 12 4140 and 149X700 (mm) 4140 the last number is the grade.
    const isGrade = isLone(chain) && gradeCode(text.slice(chain.start, chain.end)) !== undefined
    const inMm = isUsable ? withUnits(chain, isGrade ? undefined : apart) : undefined
    if (inMm) chains.push(inMm)
    index += 1
  }
  return chains
}

/** The longest pieces that are described in inches: 40 ft. Larger numbers without a unit are millimetres. */
const mostInches = 480
/** From here on a number without a unit beside one in inches may be either. */
const fewestMm = 100

/**
 * The chain with every value in millimetres: a unit at the end of a chain, or apart from it, applies to the numbers
 * without one. Undefined where it is not clear whether it does (`12"×300`).
 */
function withUnits(chain: Chain, apart: SpecUnit | undefined): Chain | undefined {
  const { items } = chain
  const last = items.at(-1)!
  const without = items.filter((item) => !item.unit)
  if (items.some((item) => isMass(item.unit)) || without.length === 0) return chain
  const scaled = (unit: SpecUnit): Chain => ({
    ...chain,
    items: items.map((item) => (item.unit ? item : inUnit(item, unit))),
  })
  const isOpen = items.every(({ unit }) => !unit || (unit === 'ft' && apart === 'in'))
  if (apart && isOpen) return scaled(apart)
  if (last.unit === 'cm') return inCentimetres(scaled('cm'), chain)
  if (items.some((item) => item.unit === 'cun'))
    return without.every((item) => sizeOf(item) > mostInches) ? chain : undefined
  if (items.some((item) => item.unit === 'in')) {
    // 3" x 1.22 x 2.44 m: the number between may be of either.
    if (last.unit === 'm') return undefined
    // 6" x 24: one sign is of all numbers that are no sizes in mm.
    if (without.every((item) => smallOf(item) < fewestMm)) return scaled('in')
    if (without.every((item) => sizeOf(item) > mostInches)) return chain
    // 300×12" is no bar of 300 inches.
    return items[0]!.unit === 'in' && without.every(isBetween) ? openInches(scaled('in'), chain) : undefined
  }
  if (last.unit === 'ft') return undefined
  if (last.unit === 'm' && without.some((item) => sizeOf(item) < 1))
    return without.every((item) => sizeOf(item) < 1) ? scaled('m') : undefined
  return chain
}

/** Of 6.500 in inches three decimals are decimals. */
const smallOf = (item: Item): number => Math.min(sizeOf(item), item.other ?? Infinity)

const isBetween = (item: Item): boolean =>
  item.max === undefined && item.other === undefined && item.value >= fewestMm && item.value <= mostInches

/** Of 12"×300 the length may be of 300 inches or of 300 mm. */
function openInches(scaled: Chain, written: Chain): Chain {
  const items = scaled.items.map((item, at) => {
    const { value, unit } = written.items[at]!
    return unit ? item : { ...item, other: value }
  })
  return { ...scaled, items }
}

/** From here on a number without a unit before one in cm may be in mm: φ90×120cm. */
const leastInMm = 50

function inCentimetres(scaled: Chain, written: Chain): Chain | undefined {
  const isOpen = (item: Item) => !item.unit && sizeOf(item) >= leastInMm
  if (written.items.some((item) => isOpen(item) && (item.max !== undefined || item.other !== undefined)))
    return undefined
  const items = scaled.items.map((item, at) => {
    const { value } = written.items[at]!
    return isOpen(written.items[at]!) ? { ...item, other: value } : item
  })
  return { ...scaled, items }
}

function inUnit(item: Item, unit: SpecUnit): Item {
  const of = (value: number) => inBase(value, unit)
  const { other, ...known } = item
  const isDecimal = unit === 'in' && other !== undefined
  return {
    ...known,
    unit,
    value: of(isDecimal ? smallOf(item) : item.value),
    ...(item.max !== undefined && { max: of(item.max) }),
    ...(other !== undefined && !isDecimal && { other: of(other) }),
    ...(unit !== 'mm' && item.plus !== undefined && { plus: of(item.plus), minus: of(item.minus!) }),
  }
}
