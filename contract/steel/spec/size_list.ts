// Finds the sizes of pieces that are listed: φ120/140/160×3000, Ø80, 90, 100, φ50 φ60 φ70, 圆钢50、60、70.
import { type Chain, isHeavy, isLength, isLone, type Item } from './chains.ts'
import { gradeCode } from './grade_names.ts'
import type { Mark } from './labels_by_language.data.ts'
import type { Token } from './token.ts'

const fewest = 3
/** How far apart the sizes of one list are believed to be. */
const widest = 20
/** From here on two numbers with a slash are sizes and no fraction, 7/8. */
const leastSize = 10

const signOf: Partial<Record<string, Mark>> = { round: 'dia', square: 'a', hexagon: 's' }
const isSign = (mark: Mark | undefined) => mark === 'dia' || mark === 'a' || mark === 's'

/** What the numbers of a list are by the line's word for the shape: 圆钢 80/90/100 are diameters. */
function signOfWord(tokens: readonly Token[]): Mark | undefined {
  const word = tokens.find((token) => token.kind === 'category' && token.shapes.length > 0)
  return word?.kind === 'category' && word.shapes.length === 1 ? signOf[word.shapes[0]!] : undefined
}

/** How many numbers a chain has before its first sign that is no slash. */
const headOf = ({ joints }: Chain): number => {
  const at = joints.findIndex((joint) => joint !== '/')
  return (at < 0 ? joints.length : at) + 1
}

/** One size of a list with what its chain has behind the list: of φ80/90×6000 each is as long. */
function chainOf(item: Item, mark: Mark, chain: Chain, head: number): Chain {
  const tail = chain.items.slice(head)
  return {
    ...chain,
    items: [{ ...item, mark: item.mark ?? mark }, ...tail],
    joints: chain.joints.slice(head - 1),
    start: item.start,
    ...(tail.length === 0 && { end: item.end }),
  }
}

/** φ160/140/120 may be a ring, but no ring grows. */
const isGrowing = (items: readonly Item[]) =>
  items.every(({ value }, at) => at === 0 || value > items[at - 1]!.value)

function areAlike(items: readonly Item[]): boolean {
  const [first] = items
  const last = items.at(-1)!
  const values = items.map(({ value }) => value)
  return (
    items.every(
      ({ mark, unit, max, other, plus }) =>
        (mark === undefined || mark === first!.mark) &&
        (unit === undefined || unit === last.unit) &&
        max === undefined &&
        other === undefined &&
        plus === undefined,
    ) &&
    new Set(values).size === items.length &&
    Math.max(...values) <= Math.min(...values) * widest
  )
}

/** Whether only commas stand between two chains, or nothing where each has its sign. */
function isNext(text: string, before: Chain, after: Chain): boolean {
  const between = text.slice(before.end, after.start)
  return /^\s?[,、;]\s?$/.test(between) || (isSign(after.items[0]!.mark) && /^\s+$/.test(between))
}

export type SizeList = { sizes: Chain[]; others: Chain[] }

/** The sizes of a list, each as a chain of its own, and what the pieces share; undefined where a line has no list. */
export function sizeList(
  text: string,
  tokens: readonly Token[],
  chains: readonly Chain[],
): SizeList | undefined {
  const named = signOfWord(tokens)
  const isFirst = (chain: Chain) =>
    isSign(chain.items[0]!.mark) || (named !== undefined && !isHeavy(chain) && !isLength(chain))
  const at = chains.findIndex(isFirst)
  const begin = chains[at]
  if (!begin) return undefined
  const mark = begin.items[0]!.mark ?? named!
  const without = (used: readonly Chain[]) => chains.filter((chain) => !used.includes(chain))
  if (!isLone(begin)) {
    const head = headOf(begin)
    const items = begin.items.slice(0, head)
    if (head < fewest || !areAlike(items) || !isGrowing(items)) return undefined
    return { sizes: items.map((item) => chainOf(item, mark, begin, head)), others: without([begin]) }
  }
  let end = at + 1
  while (chains[end] && isNext(text, chains[end - 1]!, chains[end]!)) end += 1
  const listed = chains.slice(at, end)
  const items = listed.map((chain) => chain.items[0]!)
  const hasGrade = tokens.some(({ kind }) => kind === 'material')
  const mayBeGrade = ({ mark: own, start, end: to }: Item) =>
    !hasGrade && own === undefined && gradeCode(text.slice(start, to)) !== undefined
  // Two with the comma of enumerations are a list, too; with another one they may be a diameter and a bore.
  const isEnumerated = items.length === 2 && text.slice(items[0]!.end, items[1]!.start).trim() === '、'
  const isLong = items.length >= fewest || isEnumerated
  const isTooSmall = begin.items[0]!.mark === undefined && items.some(({ value }) => value < leastSize)
  if (!isLong || isTooSmall || !listed.every(isLone) || listed.some(isHeavy) || !areAlike(items))
    return undefined
  if (items.some(mayBeGrade)) return undefined
  return {
    sizes: items.map((item, place) => chainOf(item, mark, listed[place]!, 1)),
    others: without(listed),
  }
}

/** The ways to understand a slash between growing numbers, each as the chain that it would be. */
export type OpenSizes = { each: Chain[]; others: Chain[]; sizes: readonly Item[] }

/**
 * φ120/140, 80/90/100 mm: sizes of several pieces, a range, the outside and inside of a ring, or the sides of a block. Nothing says
 * which, so all of them are offered.
 */
export function openSizes(tokens: readonly Token[], chains: readonly Chain[]): OpenSizes | undefined {
  const pieces = chains.filter((chain) => !isHeavy(chain) && !isLength(chain) && headOf(chain) > 1)
  const [chain] = pieces
  if (!chain || pieces.length > 1 || chain.besideUnknown) return undefined
  const head = headOf(chain)
  const items = chain.items.slice(0, head)
  const { mark } = items[0]!
  const named = signOfWord(tokens)
  const isSigned = isSign(mark) || mark === 'od' || named !== undefined
  const hasGrade = tokens.some(({ kind }) => kind === 'material')
  const isLong = head >= fewest && (hasGrade || head < chain.items.length)
  const isBelieved = isSigned || isLong || items.some(({ unit }) => unit !== undefined)
  const isRival = chains.some((one) => one !== chain && !isLone(one))
  if (!isBelieved || isRival || !areAlike(items) || !isGrowing(items) || items[0]!.value < leastSize)
    return undefined
  const sign = mark ?? named ?? 'dia'
  const [first] = items
  const last = items.at(-1)!
  const tail = { items: chain.items.slice(head), joints: chain.joints.slice(head - 1) }
  const range: Chain = {
    ...chain,
    items: [{ ...first!, mark: sign, max: last.value }, ...tail.items],
    joints: tail.joints,
  }
  const tube: Chain = {
    ...chain,
    items: [{ ...last, mark: 'od' }, { ...first!, mark: 'id' }, ...tail.items],
    joints: ['/', ...tail.joints],
  }
  const isBlock = head === fewest && tail.items.length === 0 && !isSigned
  const block: Chain = { ...chain, joints: ['x', 'x'] }
  // The number behind is the wall of a pipe.
  const isPipe = tokens.some((token) => token.kind === 'category' && token.shapes[0] === 'pipe')
  const isBored = (sign === 'dia' || sign === 'od') && !(isPipe && tail.items.length > 0)
  return {
    each: [
      ...items.map((item) => chainOf(item, sign, chain, head)),
      ...(head === 2 ? [range, ...(isBored ? [tube] : [])] : []),
      ...(isBlock ? [block] : []),
    ],
    others: chains.filter((one) => one !== chain),
    sizes: items,
  }
}
