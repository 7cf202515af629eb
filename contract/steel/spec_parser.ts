import type { DeliveryState, QuantityUnit } from './delivery_states.ts'
import type { Dims, Shape } from './shapes.ts'
import { type Chain, findChains, isWeight, possibleShapes, readChain } from './spec_chains.ts'
import { type Token, gradeCode, normaliseSpec, tokenise } from './spec_tokens.ts'

export type SpecCandidate = { shape: Shape; dims: Dims }

export type ParsedSpec = {
  shape?: Shape
  /** In mm (an ingot's in kg); empty if nothing was recognised or the shape is undecided. */
  dims: Dims
  /** The possible interpretations if the shape is ambiguous; `shape` is then undefined. */
  candidates?: SpecCandidate[]
  /** A listed grade, or its exact equivalent as it was written. */
  material?: string
  categoryWord?: string
  deliveryState?: DeliveryState
  quantity?: number
  unit?: QuantityUnit
  /** The parts of the text that were not understood, in order. */
  unread: string[]
}

/** Longest line that is parsed; the rest is returned as unread. */
const maxLength = 1000

type Reading = { shape?: Shape; dims: Dims; candidates?: SpecCandidate[]; used: Chain[] }

/** The chain without its last label if that follows a blank: `φ300×1200 T91`. */
function withoutSoftEnd(chain: Chain): Chain | undefined {
  const at = chain.joints.lastIndexOf('soft')
  if (at < 0) return undefined
  const items = chain.items.slice(0, at + 1)
  return { ...chain, items, joints: chain.joints.slice(0, at), end: items.at(-1)!.end }
}

const isLone = (chain: Chain) => chain.items.length === 1
const isBare = (chain: Chain) => isLone(chain) && !chain.items[0]!.mark
const isHeavy = (chain: Chain) => isWeight(chain.items[0]!)

/**
 * The chains to interpret, the most specific first. A lone number counts only if there is nothing better, it is the
 * only one, and no unknown word is next to it.
 */
function usableChains(chains: Chain[], shape: Shape | undefined, isChosen: boolean): Chain[] {
  if (shape === 'ingot') return chains.filter(isLone).sort((a, b) => Number(isHeavy(b)) - Number(isHeavy(a)))
  const weight = (chain: Chain) => chain.items.length * 2 + Number(chain.items[0]!.mark !== undefined)
  const strong = chains
    .filter(
      (chain) => !isBare(chain) && !isHeavy(chain) && (isChosen || !isLone(chain) || !chain.items[0]!.weak),
    )
    .sort((a, b) => weight(b) - weight(a))
  if (strong.length > 0) return strong
  const bare = chains.filter((chain) => isBare(chain) && !isHeavy(chain))
  const [only] = bare
  if (only) return bare.length === 1 && !only.besideUnknown && only.items[0]!.unit !== 'm' ? [only] : []
  return shape ? [] : chains.filter((chain) => isHeavy(chain) && !chain.besideUnknown)
}

/** Steps written as one chain (`φ420×800+φ680×2000`) or as several, separated by blanks or commas. */
function readSteps(chains: Chain[]): Reading | undefined {
  const steps: Dims['steps'] = []
  const used = [...chains].sort((a, b) => a.start - b.start)
  for (const chain of used) {
    const read = readChain(chain, 'stepped')
    if (!read?.steps) return undefined
    steps.push(...read.steps)
  }
  return steps.length > 0 ? { shape: 'stepped', dims: { steps }, used } : undefined
}

/** The interpretation as one of the shapes that a choice or a word allows. */
function readAs(allowed: readonly Shape[], chains: Chain[], isChosen: boolean): Reading {
  for (const shape of allowed) {
    const usable = usableChains(chains, shape, isChosen)
    if (shape === 'stepped') {
      const read = readSteps(usable)
      if (read && (allowed.length === 1 || read.dims.steps!.length > 1)) return read
      continue
    }
    for (const whole of usable) {
      for (let chain: Chain | undefined = whole; chain; chain = withoutSoftEnd(chain)) {
        const dims = readChain(chain, shape)
        if (dims) return { shape, dims, used: [chain] }
      }
    }
  }
  return { shape: allowed.length === 1 ? allowed[0] : undefined, dims: {}, used: [] }
}

/** The interpretation if only the numbers can decide: a single possible shape is taken, several are candidates. */
function readOpen(chains: Chain[]): Reading {
  for (const whole of usableChains(chains, undefined, false)) {
    for (let chain: Chain | undefined = whole; chain; chain = withoutSoftEnd(chain)) {
      const candidates: SpecCandidate[] = []
      for (const shape of possibleShapes(chain)) {
        const dims = readChain(chain, shape)
        if (dims) candidates.push({ shape, dims })
      }
      const [first] = candidates
      // A weight alone may belong to an ingot or to anything else.
      if (candidates.length === 1 && first && first.shape !== 'ingot') return { ...first, used: [chain] }
      if (first) return { dims: {}, candidates, used: [chain] }
    }
  }
  return { dims: {}, used: [] }
}

/** The parts of the text that no token covers; punctuation and separators count only inside or right before one. */
function unreadSpans(text: string, tokens: Token[], isRead: (token: Token) => boolean): string[] {
  const spans: { start: number; end: number }[] = []
  let open: { start: number; end: number } | undefined
  let lead: Token | undefined
  for (const token of tokens) {
    if (isRead(token)) {
      open = undefined
      lead = undefined
    } else if (token.kind === 'punctuation' || token.kind === 'join') {
      if (lead?.end !== token.start) lead = token
    } else {
      if (open) open.end = token.end
      else {
        const glued =
          lead && !/\s/.test(text.slice(lead.start, token.start)) && !/[,;:。、=]/.test(text[lead.start]!)
        open = { start: glued ? lead!.start : token.start, end: token.end }
        spans.push(open)
      }
      lead = undefined
    }
  }
  return spans.map(({ start, end }) => text.slice(start, end))
}

/** Shapes that the category words agree on; empty if there are none or they contradict each other. */
function shapesOfWords(words: readonly (readonly Shape[])[]): readonly Shape[] {
  const telling = words.filter((shapes) => shapes.length > 0)
  const [first = []] = telling
  return telling.every((shapes) => shapes[0] === first[0]) ? first : []
}

/**
 * Parses what traders type or paste: a bare specification (`Φ500*2000`, `4495/3850*175`, `12.5t锭`) or a whole line
 * with grade, category word, delivery state and quantity. A chosen shape takes precedence over words in the text, and
 * words over the numbers. Ambiguous shapes are returned as `candidates`, text that is not understood as `unread`.
 * Never throws; the dimensions still have to pass `checkDims`.
 */
export function parseSpec(input: string, options: { shape?: Shape } = {}): ParsedSpec {
  const text = normaliseSpec(input.slice(0, maxLength))
  const tokens = tokenise(text)
  let chains = findChains(text, tokens)
  const read = new Set<Token>()
  const firstOf = <K extends Token['kind']>(kind: K) => {
    const token = tokens.find((one): one is Extract<Token, { kind: K }> => one.kind === kind)
    if (token) read.add(token)
    return token
  }
  const grade = firstOf('material')
  const category = firstOf('category')
  const state = firstOf('state')
  const quantity = firstOf('quantity')
  let material = grade?.code
  if (!material && chains.some((chain) => !isLone(chain) || chain.items[0]!.mark === 'dia')) {
    // 45 and 304 are grades if something else gives the dimensions.
    const named = chains.find(
      (chain) => isBare(chain) && !chain.besideUnknown && gradeCode(text.slice(chain.start, chain.end)),
    )
    if (named) {
      material = gradeCode(text.slice(named.start, named.end))
      chains = chains.filter((chain) => chain !== named)
      for (const token of tokens) if (token.start === named.start) read.add(token)
    }
  }
  const words = tokens.filter((token) => token.kind === 'category')
  const allowed = options.shape ? [options.shape] : shapesOfWords(words.map((word) => word.shapes))
  // The first word that tells a shape is the one to agree with: 锻件 before 圆钢 tells none.
  const decisive = words.find((word) => word.shapes.length > 0)?.shapes[0]
  for (const word of words) if (word.shapes.length === 0 || word.shapes[0] === decisive) read.add(word)
  const reading = allowed.length > 0 ? readAs(allowed, chains, options.shape !== undefined) : readOpen(chains)
  const drawing = tokens.find((token) => token.kind === 'drawing')
  const isDrawing = drawing && reading.used.length === 0 && (options.shape ?? 'drawing') === 'drawing'
  if (isDrawing) read.add(drawing)
  const inChain = (token: Token) =>
    token.kind !== 'tolerance' &&
    reading.used.some((chain) => token.start >= chain.start && token.end <= chain.end)
  const rest = input.slice(maxLength).trim()
  return {
    shape: isDrawing ? 'drawing' : reading.shape,
    dims: reading.dims,
    ...(reading.candidates && { candidates: reading.candidates }),
    ...(material && { material }),
    ...(category && { categoryWord: text.slice(category.start, category.end) }),
    ...(state && { deliveryState: state.state }),
    ...(quantity && { quantity: quantity.count, unit: quantity.unit }),
    unread: [
      ...unreadSpans(text, tokens, (token) => read.has(token) || inChain(token)),
      ...(rest ? [rest] : []),
    ],
  }
}
