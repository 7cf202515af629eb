// Interprets a chain of numbers as the dimensions of a shape.
import { type DimName, type Dims, type Shape, shapeDims } from '../shapes.ts'
import { type Chain, type Item, sizeOf } from './chains.ts'
import type { Mark } from './labels_by_language.data.ts'
import type { SpecRange, SpecTolerance } from './reading.ts'
import { isMass } from './units.ts'

/** What a chain says of one shape, and the dimension that each of its items stands for (`bore` and steps have none). */
export type Fit = {
  dims: Dims
  ranges: SpecRange[]
  tolerances: SpecTolerance[]
  names: (DimName | undefined)[]
}

/** The dimension of a shape that a mark stands for; undefined if the shape has none. */
function markedDim(mark: Mark, shape: Shape, taken: ReadonlySet<string>): DimName | undefined {
  const names = shapeDims[shape]
  if (mark === 'dia') {
    if (names.includes('d')) return 'd'
    return names.includes('id') && taken.has('od') ? 'id' : 'od'
  }
  if (names.includes(mark)) return mark
  if (mark === 'od') return 'd'
  // The wall of a ring or sleeve is no dimension of its own, so it cannot be kept.
  if (mark === 't') return names.includes('wt') ? 'wt' : names.includes('h') ? 'h' : undefined
  if (mark === 'h') return shape === 'flat' ? 't' : shape === 'sleeve' ? 'l' : undefined
  return mark === 'l' ? 'h' : undefined
}

function fitStepped({ items, joints }: Chain): Fit | undefined {
  const steps: { d: number; l: number }[] = []
  for (let index = 0; index < items.length; index += 2) {
    const [first, second] = [items[index], items[index + 1]]
    if (!first || !second || joints[index] === '+' || joints[index] === '/') return undefined
    if (joints[index + 1] === 'x') return undefined
    if ((first.mark ?? 'dia') !== 'dia' || (second.mark ?? 'l') !== 'l') return undefined
    if ([first, second].some((item) => item.max !== undefined || item.plus !== undefined)) return undefined
    steps.push({ d: first.value, l: second.value })
  }
  return { dims: { steps }, ranges: [], tolerances: [], names: items.map(() => undefined) }
}

/** A section that is written twice: `300×300×2000` or `300×300方` for a square. */
function mergedSquare(chain: Chain): { items: Item[]; isMerged: boolean } {
  const [first, second, ...others] = chain.items
  const isSuffixed = chain.items.some((item) => item.isSuffixed && item.mark === 'a')
  const isSame = first && second && first.value === second.value && first.max === second.max
  const isSection = others.length === 0 && !isSuffixed && chain.items.some((item) => item.mark)
  if (!isSame || isSection) return { items: chain.items, isMerged: false }
  if (second.mark && second.mark !== 'a') return { items: chain.items, isMerged: false }
  return { items: [{ ...first, mark: first.mark ?? second.mark }, ...others], isMerged: true }
}

/** The name of each item in the order of the shape; `bore` of a pipe determines its wall. */
function namesOf(
  items: readonly Item[],
  joints: Chain['joints'],
  shape: Shape,
): (DimName | 'bore')[] | undefined {
  const all = shapeDims[shape]
  const slash = joints.indexOf('/')
  const taken = new Set<DimName | 'bore'>()
  const names: (DimName | 'bore' | undefined)[] = items.map(() => undefined)
  for (const [index, { mark }] of items.entries()) {
    if (!mark) continue
    // In 3×φ300×1200 the 3 is no length.
    if (mark === 'dia' && index > 0 && !items[0]!.mark && items.length > 2) return undefined
    const isBore = shape === 'pipe' && (mark === 'id' || (mark === 'dia' && taken.has('od')))
    const name = isBore ? 'bore' : markedDim(mark, shape, taken)
    if (!name || taken.has(name) || (name !== 'bore' && !all.includes(name))) return undefined
    taken.add(name)
    names[index] = name
  }
  for (const [index, { mark }] of items.entries()) {
    if (mark) continue
    const free = all.filter((one) => !taken.has(one) && !(one === 'wt' && taken.has('bore')))
    const name = shape === 'pipe' && slash === 0 && index === 1 ? 'bore' : free[0]
    // 219/20 may be a bore or a wall.
    if (!name || (name === 'bore' && items[1]!.value * 2 < items[0]!.value)) return undefined
    taken.add(name)
    names[index] = name
  }
  return shape === 'flat' ? flatNames(items, names as DimName[]) : (names as (DimName | 'bore')[])
}

/** From here on the smaller of two sizes of a flat is its width, in mm. */
const thickest = 1000

/**
 * The thickness of a flat is its smallest dimension in whatever order it is written (`100×20×6000`, `2000×1000×20`); with
 * the thickness last, the length is the largest. Labelled numbers keep their names.
 */
function flatNames(items: readonly Item[], names: readonly DimName[]): DimName[] {
  const free = items.flatMap((item, at) => (item.mark ? [] : [{ at, value: sizeOf(item), name: names[at]! }]))
  if (free[0]?.name !== 't' || free[1]?.name !== 'w') return [...names]
  const thin = free.toSorted((one, other) => one.value - other.value)[0]!
  const [first, second] = free.filter((one) => one !== thin)
  // 钢板 1500*3000: no plate is so thick, so its thickness is not said.
  if (!second && thin.value >= thickest)
    return names.map((_name, at) => (at === thin.at ? 'w' : at === first!.at ? 'l' : names[at]!))
  const isLengthFirst = thin === free[2] && first!.value > second!.value
  const found = [...names]
  found[thin.at] = 't'
  found[first!.at] = isLengthFirst ? 'l' : 'w'
  if (second) found[second.at] = isLengthFirst ? 'w' : 'l'
  return found
}

/** OD/ID of a pipe determines its wall thickness; undefined if they do not go together. */
function withWall(dims: Dims, bore: Item | undefined): Dims | undefined {
  if (!bore) return dims
  if (dims.od === undefined || dims.wt !== undefined || bore.value >= dims.od) return undefined
  if (bore.max !== undefined || bore.plus !== undefined) return undefined
  return { ...dims, wt: Number(((dims.od - bore.value) / 2).toFixed(6)) }
}

/**
 * Interprets a chain as one shape: dimensions in mm, possibly not all of them; undefined if it does not fit the shape
 * or would be a guess.
 */
export function fitChain(chain: Chain, shape: Shape): Fit | undefined {
  if (shape === 'ingot') return fitIngot(chain)
  if (chain.items.some((item) => isMass(item.unit))) return undefined
  if (shape === 'stepped') return fitStepped(chain)
  if (chain.joints.includes('+')) return undefined
  const { items, isMerged } =
    shape === 'square' ? mergedSquare(chain) : { items: chain.items, isMerged: false }
  const hasBore = shapeDims[shape].includes('od')
  const slash = chain.joints.indexOf('/')
  const labelled = items.every((item) => item.mark)
  const second = items[1]?.mark
  const isBoreSlash = slash === 0 && (!second || second === 'id' || second === 'dia')
  if (slash >= 0 && !labelled && !(hasBore && isBoreSlash)) return undefined
  const names = namesOf(items, chain.joints, shape)
  if (!names) return undefined
  // φ500×150 for a ring is ambiguous (bore or height), so the user has to be asked.
  const isOpen = shapeDims[shape].includes('id') && items.length === 2 && slash < 0
  if (isOpen && !(labelled || items.some((item) => item.mark === 'id'))) return undefined
  const fit = valuesOf(items, names)
  const { dims, ranges } = fit
  const end = (name: DimName, which: 'min' | 'max') =>
    dims[name] ?? ranges.find(({ dim }) => dim === name)?.[which]
  // Comparing with one that is missing gives false.
  if (shape === 'flat' && end('t', 'min')! > end('w', 'max')!) return undefined
  if (end('id', 'max')! >= end('od', 'min')! || end('wt', 'max')! * 2 >= end('od', 'min')!) return undefined
  const bore = items[names.indexOf('bore')]
  const withBore = withWall(dims, bore)
  if (!withBore) return undefined
  const [first, ...others] = names.map((name) => (name === 'bore' ? 'id' : name)) as DimName[]
  return { ...fit, dims: withBore, names: isMerged ? [first, first, ...others] : [first, ...others] }
}

/** The range of a number that is one; an end that it does not have is left out. */
const rangeOf = (dim: DimName, { value, max = Infinity }: Item): SpecRange => ({
  dim,
  ...(value > 0 && { min: value }),
  ...(max < Infinity && { max }),
})

function valuesOf(items: readonly Item[], names: readonly (DimName | 'bore')[]): Omit<Fit, 'names'> {
  const dims: Dims = {}
  const ranges: SpecRange[] = []
  const tolerances: SpecTolerance[] = []
  for (const [index, item] of items.entries()) {
    const dim = names[index]!
    if (dim === 'bore') continue
    if (item.max === undefined) dims[dim] = item.value
    else ranges.push(rangeOf(dim, item))
    if (item.plus !== undefined) tolerances.push({ dim, plus: item.plus, minus: item.minus! })
  }
  return { dims, ranges, tolerances }
}

function fitIngot({ items }: Chain): Fit | undefined {
  const [item, ...others] = items
  if (!item || others.length > 0 || item.mark || !(isMass(item.unit) || item.unit === undefined))
    return undefined
  return valuesAsWeight(item)
}

function valuesAsWeight(item: Item): Fit {
  const { max, plus, value } = item
  return {
    dims: max === undefined ? { kg: value } : {},
    ranges: max === undefined ? [] : [rangeOf('kg', item)],
    tolerances: plus === undefined ? [] : [{ dim: 'kg', plus, minus: item.minus! }],
    names: ['kg'],
  }
}

/** The shapes that have a dimension of which only a range stands there: 厚度20以上, 长度 3-6米. */
const loneShapes: Partial<Record<Mark, Shape[]>> = {
  t: ['flat', 'pipe', 'ring', 'disc'],
  h: ['ring', 'disc'],
  od: ['round', 'disc', 'pipe', 'ring', 'sleeve'],
  l: ['round', 'square', 'hexagon', 'flat', 'pipe', 'sleeve'],
}

/** Shapes that a chain may describe if neither a choice nor a word decides, most likely first. */
export function possibleShapes(chain: Chain): Shape[] {
  if (isMass(chain.items[0]!.unit)) return ['ingot']
  if (chain.joints.includes('+')) return ['stepped']
  const marks = chain.items.map((item) => item.mark)
  const [first = 0, second = 0, third = 0] = chain.items.map(sizeOf)
  const has = (mark: Mark) => marks.includes(mark)
  if (has('a')) return ['square']
  if (has('s')) return ['hexagon']
  if (has('w')) return ['flat']
  if (has('wt')) return ['pipe']
  const isSlashed = chain.joints[0] === '/' && (!marks[1] || marks[1] === 'dia')
  const pair = has('id') || isSlashed || marks.filter((mark) => mark === 'dia').length > 1
  if (pair) {
    // φ221/39/207 may as well be a wall.
    if (chain.joints.join('') === '//' && !marks[1] && second * 2 < first) return ['ring', 'sleeve']
    if (has('h') || has('t')) return ['ring']
    if (has('l')) return ['sleeve']
    // φ420×1650 孔φ120: the height stands before the bore.
    const height = has('id') ? chain.items.slice(1).find((item) => !item.mark) : undefined
    const high = height ? sizeOf(height) : third
    return high > 0 && high <= first ? ['ring'] : ['sleeve', 'ring']
  }
  const thinWall: Shape[] = second * 2 < first ? ['pipe'] : []
  const low: Shape[] = second < first ? ['disc'] : []
  const count = chain.items.length
  const lone = count === 1 && chain.items[0]!.max !== undefined && loneShapes[marks[0]!]
  if (lone) return lone
  const isRound = has('dia') || has('od')
  if (isRound && (marks[0] === 'dia' || marks[0] === 'od' || marks.every(Boolean))) {
    if (has('l') && count === 2) return ['round']
    if (has('h')) return ['disc']
    if (count === 1) return ['round', 'disc', 'pipe']
    return count === 2 ? [...low, 'round', ...thinWall] : ['pipe']
  }
  if (count === 1) return ['round', 'square']
  if (count === 2) return [...thinWall, 'round', ...low, 'square']
  // A bore that is more than half the diameter is written like a wide flat: 800×680×3545.
  const bored: Shape[] =
    second >= first ? [] : third <= first ? ['ring'] : thinWall.length > 0 ? [] : ['sleeve']
  return ['square', 'flat', ...thinWall, ...bored]
}
