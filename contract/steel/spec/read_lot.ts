// Reads the tokens of one lot: which chain of numbers is the piece, of which shape, and what else is said of it.
import { type DimName, type Shape, shapeDims } from '../shapes.ts'
import { type Chain, type Item, isBare, isHeavy, isLength, isLone } from './chains.ts'
import type { Fit } from './fit.ts'
import { flangeDiameter } from './flanges.ts'
import { gradeCode } from './grade_names.ts'
import { asked, readAs, readOpen, type Reading } from './interpret.ts'
import type { LotDetails } from './details/detail.ts'
import { writtenWeight } from './lot_weight.ts'
import type { SpecLot } from './reading.ts'
import type { Token } from './token.ts'
import { isMass } from './units.ts'
import { byWeight, candidateOf, decidedWeight, lotWeight, pieceOf } from './weigh_lot.ts'
import { stateInName } from './words.ts'

type Kind<K extends Token['kind']> = Extract<Token, { kind: K }>
export type Category = Kind<'category'>

/** What a line says before its first piece, or after its last, of every lot. */
export type Inherited = { material?: Kind<'material'>; state?: Kind<'state'>; words?: Category[] }

export type LotReading = {
  lot: SpecLot
  /** The tokens that were understood, and the dimension of those that are one. */
  read: Set<Token | Item>
  dims: Map<number, DimName | undefined>
  /** Where the tokens of the lot's weight begin. */
  weights: Set<number>
}

/** Shapes that the category words agree on; empty if there are none or they contradict each other. */
function shapesOfWords(words: readonly Category[]): readonly Shape[] {
  const telling = words.map(({ shapes }) => shapes).filter((shapes) => shapes.length > 0)
  const [first = []] = telling
  return telling.every((shapes) => shapes[0] === first[0]) ? first : []
}

const hasBore = (shape: Shape) => shapeDims[shape].includes('id') || shape === 'pipe'

/** A flange by its nominal size and rating; a blind one is a disc, any other may be a ring or a disc. */
function readFlange(
  tokens: readonly Token[],
  chains: Chain[],
  shape: Shape | undefined,
): (Reading & { sizes: Token[] }) | undefined {
  const sizes = tokens.filter((token) => token.kind === 'flange')
  const inches = chains.find((chain) => isBare(chain) && chain.items[0]!.unit === 'in')
  const size = Object.assign(
    {},
    ...sizes.map(({ dn, nps, pn, rating }) => ({
      ...(dn && { dn }),
      ...(nps && { nps }),
      ...(pn && { pn }),
      ...(rating && { rating }),
    })),
  ) as Parameters<typeof flangeDiameter>[0]
  if (inches && size.nps === undefined && size.dn === undefined) size.nps = inches.items[0]!.amount
  const diameter = flangeDiameter(size)
  if (diameter === undefined || new Set(sizes.flatMap((one) => Object.keys(one))).size === 0) return undefined
  const fit = (name: 'd' | 'od'): Fit => ({
    dims: { [name]: diameter },
    ranges: [],
    tolerances: [],
    names: [],
  })
  const both = [
    { shape: 'ring' as const, fit: fit('od') },
    { shape: 'disc' as const, fit: fit('d') },
  ]
  const used = inches && size.nps === inches.items[0]!.amount ? [inches] : []
  const chosen = both.find((one) => one.shape === shape)
  if (shape && !chosen) return undefined
  return chosen ? { ...chosen, used, sizes } : { candidates: both, used, sizes }
}

/** A bare number that is a grade beside the numbers of a piece: 45 φ300×1200, 100 mm 4140 6 m. */
function gradeNumber(text: string, chains: readonly Chain[]): Chain | undefined {
  const hasLength = chains.some((chain) => isLength(chain) || (isLone(chain) && chain.items[0]!.mark === 'l'))
  const isSection = ({ items: [item] }: Chain) =>
    item!.mark === 'dia' ||
    // 4340 2"-4": a grade before a size in inches.
    (!item!.mark && item!.unit === 'in') ||
    (hasLength && !item!.mark && item!.unit !== undefined && !isMass(item!.unit))
  const piece = chains.find((chain) => !isLone(chain) || (isSection(chain) && !isLength(chain)))
  if (!piece) return undefined
  return chains.find((chain) => {
    const written = text.slice(chain.start, chain.end)
    if (!isBare(chain) || chain.items[0]!.unit || chain.besideUnknown || !gradeCode(written)) return false
    const isBefore = chain.start < piece.start
    // After the dimensions two digits may as well be a number of pieces, and after a lone diameter any its length.
    return written.length > 2
      ? isBefore || (hasLength && written.length > 3) || !isLone(piece)
      : isBefore && !isBare(piece)
  })
}

export type LotOptions = { shape?: Shape; inherited?: Inherited }

/** Reads one lot from its tokens and chains. */
export function readLot(
  text: string,
  tokens: readonly Token[],
  all: readonly Chain[],
  { shape: chosen, inherited = {} }: LotOptions,
): LotReading {
  const read = new Set<Token | Item>()
  const firstOf = <K extends Token['kind']>(kind: K) => {
    const token = tokens.find((one): one is Kind<K> => one.kind === kind)
    if (token) read.add(token)
    return token
  }
  const isForeign = tokens.some(({ kind }) => kind === 'foreign')
  let chains = isForeign ? [] : [...all]
  const grade = firstOf('material')
  const state = firstOf('state') ?? inherited.state
  const quantity = firstOf('quantity')
  const named = grade ? undefined : gradeNumber(text, chains)
  const material =
    (named && gradeCode(text.slice(named.start, named.end))) ?? (grade ?? inherited.material)?.code
  if (named) {
    chains = chains.filter((chain) => chain !== named)
    for (const token of tokens) if (token.start === named.start) read.add(token)
  }
  const own = tokens.filter((token): token is Category => token.kind === 'category')
  const words = own.length > 0 ? own : (inherited.words ?? [])
  const hollow = firstOf('hollow')
  const solid = firstOf('solid')
  // φ500×150 带孔 does not say how large the bore is.
  const isBoreKnown = chains.some(
    ({ items }) => items.length > 2 || items.some(({ mark }) => mark === 'id' || mark === 'wt'),
  )
  const isPossible = (shape: Shape) =>
    (!hollow || !isBoreKnown || hasBore(shape)) && (!solid || !hasBore(shape))
  const ofWords = chosen ? [chosen] : shapesOfWords(words)
  // A block 300 sq x 900 long is a square bar.
  const isSquare =
    ofWords[0] === 'flat' &&
    !chosen &&
    chains.some(({ items }) => items[0]!.mark === 'a' && items.some(({ mark }) => mark === 'l'))
  const allowed = isSquare ? (['square'] as const) : ofWords
  for (const word of own) read.add(word)
  // The first word that tells a shape is the one to agree with: 锻件 before 圆钢 tells none.
  const decisive = words.find((word) => word.shapes.length > 0)?.shapes[0]
  for (const word of own) if (word.shapes.length > 0 && word.shapes[0] !== decisive) read.delete(word)
  const isFlange = words.some((word) => word.isFlange)
  let reading: Reading =
    allowed.length > 0 ? readAs(allowed, chains, chosen !== undefined) : readOpen(chains, isPossible)
  if (isFlange && !reading.fit && (!reading.candidates || reading.used.every(isBare))) {
    const flange = readFlange(tokens, chains, allowed[0])
    if (flange) {
      reading = flange
      for (const token of flange.sizes) read.add(token)
    }
  }
  reading = asked(reading, text, material !== undefined || chosen !== undefined)
  const shapes = reading.candidates?.map((one) => one.shape) ?? (reading.shape ? [reading.shape] : [])
  const agrees = shapes.length > 0 && shapes.every(isPossible)
  if (hollow && !(agrees && isBoreKnown)) read.delete(hollow)
  if (solid && !agrees) read.delete(solid)

  const drawing = tokens.find(({ kind }) => kind === 'drawing')
  if (drawing && reading.used.length === 0 && !reading.candidates && (chosen ?? 'drawing') === 'drawing') {
    read.add(drawing)
    reading = { shape: 'drawing', used: [], isDrawing: true }
  }
  const count = quantity?.count
  const weight = decidedWeight(writtenWeight(text, chains, reading.used), reading, { material, count })
  reading = byWeight(reading, weight, { material, count })
  const weightKg = weight && lotWeight(reading, weight, { material, count })
  const weights = new Set<number>()
  if (weightKg !== undefined)
    for (const token of tokens)
      if (token.start >= weight!.chain.start && token.end <= weight!.chain.end) {
        read.add(token)
        weights.add(token.start)
      }
  const isKnown = (start: number) => [...read].some((token) => token.start === start)
  if (isOtherSection(reading, chains, tokens) || isCutShort(reading, chains, tokens, isKnown))
    reading = { shape: reading.shape, used: [] }
  const dims = markUsed(reading, read)
  const category = own[0] ?? words[0]
  const details: LotDetails = {}
  for (const token of tokens) {
    if (token.kind !== 'detail') continue
    // A second heat or price is not taken over the first; the same again says nothing more.
    const isOther = ([name, value]: [string, unknown]) =>
      name in details && JSON.stringify(details[name as keyof LotDetails]) !== JSON.stringify(value)
    if (Object.entries(token.says).some(isOther)) continue
    Object.assign(details, token.says)
    read.add(token)
  }
  return {
    read,
    dims,
    weights,
    lot: {
      shape: reading.shape,
      ...pieceOf(reading.fit),
      ...(reading.candidates && { candidates: reading.candidates.map(candidateOf) }),
      ...(material && { material }),
      ...(category && { categoryWord: text.slice(category.start, category.end) }),
      ...(state
        ? { deliveryState: state.state }
        : category && stateInName(text.slice(category.start, category.end))),
      ...(quantity && { quantity: quantity.count, ...(quantity.unit && { unit: quantity.unit }) }),
      ...(weightKg !== undefined && { weightKg }),
      ...details,
    },
  }
}

/** 2 x 3 m rond 80: the section stands behind the word for the shape, and what was read is how many and how long. */
function isOtherSection({ fit, used }: Reading, chains: readonly Chain[], tokens: readonly Token[]): boolean {
  const [first] = used
  if (!fit || !first || first.items[0]!.mark) return false
  return chains.some((chain) => {
    const word = tokens[tokens.findIndex(({ start }) => start === chain.start) - 1]
    const isOfWord = word?.kind === 'category' && word.shapes.length > 0
    return isOfWord && isBare(chain) && !isHeavy(chain) && !isLength(chain) && chain.start > first.end
  })
}

/** A piece that lacks a dimension while another size is left over was read at the wrong number. */
function isCutShort(
  { shape, fit, used, isDrawing }: Reading,
  chains: readonly Chain[],
  tokens: readonly Token[],
  isRead: (start: number) => boolean,
): boolean {
  if (!shape || !fit || isDrawing) return false
  const ends = {
    ...fit.dims,
    ...Object.fromEntries(fit.ranges.map(({ dim, min, max }) => [dim, min ?? max])),
  }
  const isWhole = shapeDims[shape].every((name) => ends[name] !== undefined)
  // dia 410 body, flange dia 650 × 120: of several sections the first is the piece, or none.
  const isOther = (token: Token) =>
    token.kind === 'number' && (token.mark === 'dia' || token.mark === 'od') && !isRead(token.start)
  const [first] = used
  if (isWhole) return tokens.some((token) => isOther(token) && first && token.start < first.start)
  const isUsed = ({ start }: Item) => used.some(({ items }) => items.some((item) => item.start === start))
  // φ20-φ100: a size that belongs to no piece.
  const isInChain = (at: number) => chains.some(({ start, end }) => at >= start && at < end)
  const isLost = (token: Token) =>
    (token.kind === 'bad' || (token.kind === 'number' && token.mark !== undefined)) &&
    !isInChain(token.start) &&
    !isRead(token.start)
  if (tokens.some(isLost)) return true
  return chains.some(
    (chain) =>
      !isHeavy(chain) &&
      // A length beside an unknown word is left over by itself.
      (!isBare(chain) || (chain.besideUnknown && !isLength(chain))) &&
      chain.items.some((item) => !isUsed(item) && !isRead(item.start)),
  )
}

function markUsed(
  { fit, candidates, used }: Reading,
  read: Set<Token | Item>,
): Map<number, DimName | undefined> {
  const dims = new Map<number, DimName | undefined>()
  const fits = fit ? [fit] : (candidates ?? []).map((one) => one.fit)
  for (const chain of used)
    for (const [index, item] of chain.items.entries()) {
      const names = new Set(fits.map(({ names: all }) => all[index]))
      dims.set(item.start, names.size === 1 ? [...names][0] : undefined)
      if (item.tolerance && fits.length > 0) {
        read.add(item.tolerance)
        dims.set(item.tolerance.start, dims.get(item.start))
      }
    }
  return dims
}
