// Finds the diameters of pieces that are listed: φ120/140/160, Ø80, 90, 100, φ50 φ60 φ70.
import { type Chain, isHeavy, isLone, type Item } from './chains.ts'
import { gradeCode } from './grade_names.ts'
import type { Token } from './token.ts'

const fewest = 3
/** How far apart the sizes of one list are believed to be. */
const widest = 20

const chainOf = (item: Item, { besideUnknown }: Chain): Chain => ({
  items: [{ ...item, mark: 'dia' }],
  joints: [],
  start: item.start,
  end: item.end,
  besideUnknown,
})

/** φ160/140/120 may be a ring, but no ring grows. */
const isGrowing = (items: readonly Item[]) =>
  items.every(({ value }, at) => at === 0 || value > items[at - 1]!.value)

function isList(items: readonly Item[]): boolean {
  const [first] = items
  const last = items.at(-1)!
  return (
    items.length >= fewest &&
    first!.mark === 'dia' &&
    items.every(
      ({ mark, unit, max, other, plus }) =>
        (mark === undefined || mark === 'dia') &&
        (unit === undefined || unit === last.unit) &&
        max === undefined &&
        other === undefined &&
        plus === undefined,
    ) &&
    new Set(items.map(({ value }) => value)).size === items.length &&
    Math.max(...items.map(({ value }) => value)) <= Math.min(...items.map(({ value }) => value)) * widest
  )
}

/** Whether only commas stand between two chains, or nothing where each has its sign. */
function isNext(text: string, before: Chain, after: Chain): boolean {
  const between = text.slice(before.end, after.start)
  return /^\s?[,、;]\s?$/.test(between) || (after.items[0]!.mark === 'dia' && /^\s+$/.test(between))
}

export type SizeList = { sizes: Chain[]; others: Chain[] }

/** The sizes of a list, each as a chain of its own, and what the pieces share; undefined where a line has no list. */
export function sizeList(
  text: string,
  tokens: readonly Token[],
  chains: readonly Chain[],
): SizeList | undefined {
  const at = chains.findIndex(({ items: [item] }) => item!.mark === 'dia')
  const begin = chains[at]
  if (!begin) return undefined
  const without = (used: readonly Chain[]) => chains.filter((chain) => !used.includes(chain))
  if (!isLone(begin)) {
    const isSlashed = begin.joints.every((joint) => joint === '/')
    if (!isSlashed || !isList(begin.items) || !isGrowing(begin.items)) return undefined
    return { sizes: begin.items.map((item) => chainOf(item, begin)), others: without([begin]) }
  }
  let end = at + 1
  while (chains[end] && isNext(text, chains[end - 1]!, chains[end]!)) end += 1
  const listed = chains.slice(at, end)
  const items = listed.map((chain) => chain.items[0]!)
  const hasGrade = tokens.some(({ kind }) => kind === 'material')
  const mayBeGrade = ({ mark, start, end: to }: Item) =>
    !hasGrade && mark === undefined && gradeCode(text.slice(start, to)) !== undefined
  if (!listed.every(isLone) || listed.some(isHeavy) || !isList(items) || items.some(mayBeGrade))
    return undefined
  return { sizes: items.map((item, place) => chainOf(item, listed[place]!)), others: without(listed) }
}
