// Groups number tokens into chains (`φ300×1200`, `φ500/φ300×150`) and interprets a chain as the dimensions of a
// shape.
import { type DimName, type Dims, type Shape, shapeDims } from './shapes.ts'
import type { Mark, NumberToken, Token } from './spec_tokens.ts'

export type Joint = 'x' | '/' | '+' | 'soft'
/** Numbers that belong together; `joints[i]` is between items i and i + 1, `soft` is only a blank before a label. */
export type Chain = {
  items: (NumberToken & { start: number; end: number })[]
  joints: Joint[]
  start: number
  end: number
  /** Whether it is next to an unknown word: a lone number then belongs to that word (`HB 260`). */
  besideUnknown: boolean
}

const hanLabel = /[长宽厚高方圆]/

/** Whether the text around a chain shows that some of its numbers are missing: `300^2×…`, `-300×…`, `300×abc`. */
function isCut(text: string, chain: Chain, after: Token | undefined): boolean {
  const previous = text[chain.start - 1] ?? ' '
  const next = text[chain.end] ?? ' '
  const signed = !/\d/.test(text[chain.start]!)
  if (!signed && /[\p{L}\p{N}^.\-_~⁄]/u.test(previous) && !/\p{Script=Han}/u.test(previous)) return true
  return /[\^⁄"″'′~%]/.test(next) || (hanLabel.test(next) && after?.kind === 'unknown')
}

/** The nearest token in one direction, skipping punctuation except list commas. */
function neighbour(text: string, tokens: Token[], from: number, step: 1 | -1): Token | undefined {
  let at = from + step
  while (tokens[at]?.kind === 'punctuation' && !/[,;、()]/.test(text[tokens[at]!.start]!)) at += step
  return tokens[at]
}

/** The chains of a token list in order, without those that are cut off or joined to something unreadable. */
export function findChains(text: string, tokens: Token[]): Chain[] {
  const chains: Chain[] = []
  let index = 0
  while (index < tokens.length) {
    const first = tokens[index]!
    if (first.kind !== 'number') {
      index += 1
      continue
    }
    const begin = index
    const chain: Chain = {
      items: [first],
      joints: [],
      start: first.start,
      end: first.end,
      besideUnknown: false,
    }
    let dangling = false
    for (;;) {
      let next = index + 1
      while (tokens[next]?.kind === 'tolerance') next += 1
      const token = tokens[next]
      const following = tokens[next + 1]
      if (token?.kind === 'join' && following?.kind === 'number') {
        chain.joints.push(token.joint)
        chain.items.push(following)
        index = next + 1
      } else if (token?.kind === 'join') {
        dangling = token.joint !== '/' && following?.kind !== 'quantity'
        dangling ||= following?.kind === 'bad'
        break
      } else {
        const comma = token?.kind === 'punctuation' && /[,;、]/.test(text[token.start]!)
        const label = comma ? following : token
        if (label?.kind !== 'number' || !label.mark || label.suffixed || label.mark === 'dia') break
        // T91 after a bar is a grade, not a wall thickness.
        if (label.weak && label.mark === 't') break
        chain.joints.push('soft')
        chain.items.push(label)
        index = comma ? next + 1 : next
      }
    }
    chain.end = chain.items.at(-1)!.end
    chain.besideUnknown =
      neighbour(text, tokens, begin, -1)?.kind === 'unknown' ||
      neighbour(text, tokens, index, 1)?.kind === 'unknown'
    const before = tokens[begin - 1]
    const source = tokens[begin - 2]?.kind
    // The T of GB/T 6402 is not a thickness.
    const ledOn =
      before?.kind === 'join' && (before.joint !== '/' || source === 'unknown' || source === 'bad')
    if (!ledOn && !dangling && !isCut(text, chain, tokens[index + 1])) chains.push(chain)
    index += 1
  }
  return chains
}

/** The items in millimetres; a trailing cm applies to the whole chain, since nobody mixes cm with plain mm. */
function values(chain: Chain): number[] {
  const centimetres = chain.items.at(-1)?.unit === 'cm'
  return chain.items.map((item) => (centimetres && !item.unit ? item.value * 10 : item.value))
}

export const isWeight = (item: NumberToken) => item.unit === 'kg' || item.unit === 't'

/** The dimension of a shape that a mark stands for; undefined if the shape has none. */
function markedDim(mark: Mark, shape: Shape, taken: Dims): DimName | undefined {
  const names = shapeDims[shape]
  if (mark === 'dia') {
    if (names.includes('d')) return 'd'
    return names.includes('id') && taken.od !== undefined ? 'id' : 'od'
  }
  if (names.includes(mark)) return mark
  if (mark === 'od') return 'd'
  if (mark === 't') return names.includes('wt') ? 'wt' : 'h'
  if (mark === 'h') return shape === 'flat' ? 't' : shape === 'sleeve' ? 'l' : undefined
  return mark === 'l' ? 'h' : undefined
}

function readStepped(chain: Chain): Dims | undefined {
  const lengths = values(chain)
  const steps: { d: number; l: number }[] = []
  for (let index = 0; index < lengths.length; index += 2) {
    const [first, second] = [chain.items[index], chain.items[index + 1]]
    if (!second || chain.joints[index] === '+' || chain.joints[index] === '/') return undefined
    if (chain.joints[index + 1] === 'x') return undefined
    if ((first!.mark ?? 'dia') !== 'dia' || (second.mark ?? 'l') !== 'l') return undefined
    steps.push({ d: lengths[index]!, l: lengths[index + 1]! })
  }
  return { steps }
}

/** OD/ID of a pipe determines its wall thickness. */
function wallFromBore(dims: Dims & { bore?: number }): Dims | undefined {
  const { bore, ...rest } = dims
  if (bore === undefined) return rest
  if (rest.od === undefined || rest.wt !== undefined || bore >= rest.od) return undefined
  return { ...rest, wt: Number(((rest.od - bore) / 2).toFixed(6)) }
}

/** A section that is written twice: `300×300×2000` or `300×300方` for a square. */
function mergeSquare(chain: Chain, lengths: number[]): void {
  const suffix = chain.items.some((item) => item.suffixed && item.mark === 'a')
  if (lengths[0] !== lengths[1] || (lengths.length === 2 && !suffix)) return
  lengths.splice(1, 1)
  const [first, second] = chain.items.splice(0, 2)
  chain.items.unshift({ ...first!, mark: first!.mark ?? second!.mark })
}

/**
 * Interprets a chain as one shape: dimensions in mm, possibly not all of them; undefined if it does not fit the shape
 * or would be a guess.
 */
export function readChain(original: Chain, shape: Shape): Dims | undefined {
  if (shape === 'ingot') {
    const [item, ...others] = original.items
    if (!item || others.length > 0 || item.mark || !(isWeight(item) || item.unit === undefined))
      return undefined
    return { kg: item.value }
  }
  if (original.items.some(isWeight)) return undefined
  if (shape === 'stepped') return readStepped(original)
  if (original.joints.includes('+')) return undefined
  const chain = { ...original, items: [...original.items] }
  const lengths = values(chain)
  if (shape === 'square') mergeSquare(chain, lengths)
  const names = shapeDims[shape]
  const hasBore = names.includes('od')
  const slash = chain.joints.indexOf('/')
  const labelled = chain.items.every((item) => item.mark)
  if (slash >= 0 && !labelled && !(hasBore && slash === 0)) return undefined
  const dims: Dims & { bore?: number } = {}
  for (const [index, item] of chain.items.entries()) {
    if (!item.mark) continue
    const isBore: boolean =
      shape === 'pipe' && (item.mark === 'id' || (item.mark === 'dia' && dims.od !== undefined))
    const name: DimName | 'bore' | undefined = isBore ? 'bore' : markedDim(item.mark, shape, dims)
    if (!name || dims[name] !== undefined || (name !== 'bore' && !names.includes(name))) return undefined
    dims[name] = lengths[index]!
  }
  for (const [index, item] of chain.items.entries()) {
    if (item.mark) continue
    const isBore: boolean = shape === 'pipe' && slash === 0 && index === 1
    const rest = names.filter(
      (name) => dims[name] === undefined && !(name === 'wt' && dims.bore !== undefined),
    )
    const name = isBore ? 'bore' : rest[0]
    if (!name) return undefined
    dims[name] = lengths[index]!
  }
  // φ500×150 for a ring is ambiguous (bore or height), so the user has to be asked.
  if (names.includes('id') && chain.items.length === 2 && !labelled && slash < 0) return undefined
  // Comparing with one that is missing gives false.
  if (dims.id! >= dims.od! || dims.wt! * 2 >= dims.od!) return undefined
  return wallFromBore(dims)
}

/** Shapes that a chain may describe if neither a choice nor a word decides, most likely first. */
export function possibleShapes(chain: Chain): Shape[] {
  if (isWeight(chain.items[0]!)) return ['ingot']
  if (chain.joints.includes('+')) return ['stepped']
  const marks = chain.items.map((item) => item.mark)
  const [first = 0, second = 0, third = 0] = values(chain)
  const has = (mark: Mark) => marks.includes(mark)
  if (has('a')) return ['square']
  if (has('s')) return ['hexagon']
  if (has('w')) return ['flat']
  if (has('wt')) return ['pipe']
  const pair = has('id') || chain.joints[0] === '/' || marks.filter((mark) => mark === 'dia').length > 1
  if (pair) {
    if (has('h')) return ['ring']
    if (has('l')) return ['sleeve']
    return third > 0 && third <= first ? ['ring'] : ['sleeve', 'ring']
  }
  const thinWall: Shape[] = second * 2 < first ? ['pipe'] : []
  const low: Shape[] = second < first ? ['disc'] : []
  const count = chain.items.length
  if (marks[0] === 'dia' || marks[0] === 'od') {
    if (has('l') && count === 2) return ['round']
    if (has('h')) return ['disc']
    return count === 1 ? ['round', 'disc', 'pipe'] : count === 2 ? [...low, 'round', ...thinWall] : ['pipe']
  }
  if (count === 1) return ['round', 'square']
  if (count === 2) return [...thinWall, 'round', ...low, 'square']
  const ring: Shape[] = second < first && third <= first ? ['ring'] : []
  return ['square', 'flat', ...thinWall, ...ring]
}
