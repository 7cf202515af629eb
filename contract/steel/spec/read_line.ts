// Reads one line with the senses of its open parts given: its lots, and what was not understood.
import type { DimName, Shape } from '../shapes.ts'
import { type Chain, findChains } from './chains.ts'
import type { Detail } from './details/detail.ts'
import { isConjunction, splitLots } from './lots.ts'
import { type Category, type Inherited, type LotReading, readLot } from './read_lot.ts'
import { openSizes, sizeList } from './size_list.ts'
import type { ParsedSpec, SpecCandidate, SpecLot } from './reading.ts'
import { shownTokens, unreadSpans } from './spans.ts'
import type { Token } from './token.ts'
import { tokenise } from './tokens.ts'

/** `own`: the tokens that belong to this lot alone, where lots share the others. */
type Lot = LotReading & { tokens: readonly Token[]; own?: readonly Token[] }

/** With `isInInches` every size without a unit is in inches; with `isUnitKnown` the place of the text says its unit. */
export type LineOptions = { shape?: Shape; isInInches?: boolean; isUnitKnown?: boolean }

const detailToken = ({ start, end, says }: Detail): Token =>
  says ? { kind: 'detail', says, start, end } : { kind: 'remark', start, end }

/**
 * Reads a normalised line. `plain` is the same text with the parts masked whose sense is decided: the details, and the
 * tokens that are given.
 */
export function readLine(
  {
    text,
    plain,
    details,
    given,
  }: { text: string; plain: string; details: readonly Detail[]; given: readonly Token[] },
  options: LineOptions,
): { parsed: ParsedSpec; tokens: readonly Token[]; isRead: (token: Token) => boolean } {
  const known = [...details.map(detailToken), ...given].sort((a, b) => a.start - b.start)
  const tokens = tokenise(plain, known, options.isInInches)
  const chains = findChains(plain, tokens, options.isInInches)
  const lots = readLots(plain, tokens, chains, options.shape) ??
    readSizes(plain, tokens, chains, options) ?? [
      {
        tokens,
        ...(readOpenSizes(plain, tokens, chains, options) ?? readLot(plain, tokens, chains, options)),
      },
    ]
  const isRead = readTokens(plain, tokens, lots)
  const spans = unreadSpans(text, tokens, isRead)
  const lotOf = (token: Token) => {
    const at = lots.length > 1 ? lots.findIndex((lot) => (lot.own ?? lot.tokens).includes(token)) : -1
    return at < 0 ? undefined : at
  }
  const dimOf = (token: Token): DimName | undefined =>
    lots.map(({ dims }) => dims.get(token.start)).find((dim) => dim !== undefined)
  const isGrade = (token: Token) =>
    token.kind === 'number' &&
    lots.some(
      ({ read, dims, weights }) => read.has(token) && !dims.has(token.start) && !weights.has(token.start),
    )
  const isWeight = (token: Token) => lots.some(({ weights }) => weights.has(token.start))
  const parsed: ParsedSpec = {
    ...summary(lots.map(({ lot }) => lot)),
    unread: spans.map(({ start, end }) => text.slice(start, end)),
    text,
    tokens: shownTokens(text, tokens, { spans, isGrade, isWeight, dimOf, lotOf }),
  }
  return { parsed, tokens, isRead }
}

/** A single lot as it is; of several, what they share, and all of them. */
function summary(lots: readonly SpecLot[]): Omit<ParsedSpec, 'unread' | 'text' | 'tokens'> {
  const [first] = lots
  if (lots.length === 1) return first!
  const shared = <K extends keyof SpecLot>(name: K) =>
    lots.every((lot) => lot[name] === first![name]) && first![name] !== undefined
      ? { [name]: first![name] }
      : {}
  return {
    shape: lots.every((lot) => lot.shape === first!.shape) ? first!.shape : undefined,
    dims: {},
    ...shared('material'),
    ...shared('categoryWord'),
    ...shared('deliveryState'),
    ...shared('mill'),
    ...shared('place'),
    ...shared('certificate'),
    ...shared('hasWarranty'),
    ...shared('character'),
    ...shared('surface'),
    lots: [...lots],
  }
}

/** The tokens that were understood: of a lot's own, those inside its numbers, and what only joins or introduces. */
function readTokens(text: string, tokens: readonly Token[], lots: readonly Lot[]): (token: Token) => boolean {
  const read = new Set<Token>()
  for (const lot of lots) {
    const used = [...lot.dims.keys()]
    for (const [index, token] of lot.tokens.entries()) {
      const isJoint =
        token.kind === 'join' &&
        used.includes(lot.tokens[index - 1]?.start ?? -1) &&
        used.includes(lot.tokens[index + 1]?.start ?? -1)
      const isDim = token.kind === 'number' && lot.dims.has(token.start)
      const isUnit = token.kind === 'unit' && used.length > 0
      if (lot.read.has(token) || isDim || isJoint || isUnit) read.add(token)
    }
    if (lot.lot.quantity !== undefined)
      for (const token of lot.tokens) if (token.kind === 'each') read.add(token)
  }
  for (const token of tokens) if (lots.length > 1 && isConjunction(text, token)) read.add(token)
  // A word that says nothing is read with what it introduces.
  const isOpen = (token: Token | undefined) =>
    token !== undefined && token.kind !== 'punctuation' && token.kind !== 'filler' && !read.has(token)
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'filler') continue
    const next = tokens.slice(index + 1).find(({ kind }) => kind !== 'punctuation' && kind !== 'filler')
    if (!isOpen(tokens[index - 1]) && !isOpen(next)) read.add(token)
  }
  return (token) => read.has(token)
}

/** The lots of a line with more than one; undefined if it has one, or if one of them has no dimensions. */
function readLots(
  text: string,
  tokens: readonly Token[],
  chains: readonly Chain[],
  shape: Shape | undefined,
): Lot[] | undefined {
  const isStepped =
    shape === 'stepped' || tokens.some((token) => token.kind === 'category' && token.shapes[0] === 'stepped')
  const segments = splitLots(text, tokens, chains, isStepped)
  if (!segments) return undefined
  const isEach = tokens.some(({ kind }) => kind === 'each')
  const counts = tokens.filter(({ kind }) => kind === 'quantity')
  const [count] = counts
  // One quantity before or after several pieces may be of each or of the nearest.
  const isBetween =
    count !== undefined &&
    count.start > segments[0]!.chains[0]!.start &&
    count.start < segments.at(-1)!.chains[0]!.start
  const isCountOpen = counts.length === 1 && !isEach && !isBetween
  const inherited = inheritance(tokens, segments)
  const lots = segments.map(({ from, to, chains: own }, index): Lot => {
    const all = tokens.slice(from, to)
    const ownTokens = isCountOpen ? all.filter(({ kind }) => kind !== 'quantity') : all
    return { tokens: all, ...readLot(text, ownTokens, own, { shape, inherited: inherited(index) }) }
  })
  if (isEach && counts.length === 1 && count?.kind === 'quantity')
    for (const { lot } of lots)
      Object.assign(lot, { quantity: count.count, ...(count.unit && { unit: count.unit }) })
  const hasPiece = ({ lot }: Lot) =>
    Object.keys(lot.dims).length > 0 || lot.ranges !== undefined || lot.candidates !== undefined
  return lots.every(hasPiece) ? lots.map((lot) => withoutForeignDetails(lot, lots)) : undefined
}

/** The lots of a line that lists the diameters of pieces which share everything else: φ120/140/160 42CrMo. */
function readSizes(
  text: string,
  tokens: readonly Token[],
  chains: readonly Chain[],
  options: LineOptions,
): Lot[] | undefined {
  const list = sizeList(text, tokens, chains)
  if (!list) return undefined
  // One number behind several pieces may be of all of them or of each.
  const isEach = tokens.some(({ kind }) => kind === 'each')
  const shared = isEach ? tokens : tokens.filter(({ kind }) => kind !== 'quantity')
  const lots = list.sizes.map((size): Lot => {
    const isOther = ({ start }: Token) =>
      start !== size.start && list.sizes.some((one) => one.start === start)
    const own = shared.filter((token) => !isOther(token))
    const reading = readLot(text, own, [size, ...list.others], options)
    return { tokens: own, own: own.filter(({ start }) => start === size.start), ...reading }
  })
  const isWhole = lots.every(({ dims }, at) => dims.has(list.sizes[at]!.start))
  return isWhole ? lots : undefined
}

/** Of a line whose sizes may be several things, every piece that they may make. */
function readOpenSizes(
  text: string,
  tokens: readonly Token[],
  chains: readonly Chain[],
  options: LineOptions,
): LotReading | undefined {
  const open = openSizes(tokens, chains)
  if (!open) return undefined
  const all = open.each.map((chain) => {
    // A size that this reading takes for one of another piece is none that it lacks.
    const isOther = ({ start }: Token) =>
      open.sizes.some((size) => size.start === start) && !chain.items.some((item) => item.start === start)
    return readLot(
      text,
      tokens.filter((token) => !isOther(token)),
      [chain, ...open.others],
      options,
    )
  })
  const readings = all.filter(({ dims }) => open.each.some(({ start }) => dims.has(start)))
  const [first] = readings
  if (!first) return undefined
  const candidates = readings.flatMap(({ lot }): SpecCandidate[] => {
    if (lot.shape) return [pieceOfLot(lot, lot.shape)]
    const isBored = lot.candidates?.some(({ dims }) => dims.id !== undefined)
    // A lone diameter may be a bar, a disc or a pipe; of several meanings of the line only the likeliest is offered.
    return lot.candidates?.slice(0, isBored ? 2 : 1) ?? []
  })
  const { ranges: _ranges, tolerances: _tolerances, ...lot } = first.lot
  const weightKg = readings.find((one) => one.lot.weightKg !== undefined)?.lot.weightKg
  const dims: LotReading['dims'] = new Map()
  for (const [start] of readings.flatMap((one) => [...one.dims])) dims.set(start, undefined)
  return {
    ...first,
    dims,
    read: new Set(readings.flatMap(({ read }) => [...read])),
    lot: { ...lot, ...(weightKg !== undefined && { weightKg }), shape: undefined, dims: {}, candidates },
  }
}

const pieceOfLot = ({ dims, ranges, tolerances }: SpecLot, shape: Shape): SpecCandidate => ({
  shape,
  dims,
  ...(ranges && { ranges }),
  ...(tolerances && { tolerances }),
})

/** What only one of several lots has may be of all of them: it is shown as it stands. */
function withoutForeignDetails(lot: Lot, lots: readonly Lot[]): Lot {
  const { read } = lot
  const kinds = (one: Lot) =>
    new Set(one.tokens.flatMap((token) => (token.kind === 'detail' ? Object.keys(token.says) : [])))
  const all = lots.map(kinds)
  const own: Record<string, unknown> = { ...lot.lot }
  for (const token of lot.tokens) {
    if (token.kind !== 'detail') continue
    if (Object.keys(token.says).every((kind) => all.every((one) => one.has(kind)))) continue
    read.delete(token)
    for (const kind of Object.keys(token.says)) delete own[kind]
  }
  return { ...lot, lot: own as SpecLot }
}

/**
 * What a lot takes from elsewhere: grade, condition and word for the shape of the lots before it if the line begins
 * with them, and a grade or condition that is written once, at the end.
 */
function inheritance(
  tokens: readonly Token[],
  segments: readonly { from: number; to: number; chains: Chain[] }[],
): (index: number) => Inherited {
  const firstChain = segments[0]!.chains[0]!.start
  const lastChain = segments.at(-1)!.chains.at(-1)!.end
  const take = <T extends Token>(isOne: (token: Token) => token is T) => {
    const all = tokens.filter(isOne)
    const isLed = (all[0]?.start ?? Infinity) < firstChain
    const isLast = all.length === 1 && all[0]!.start >= lastChain
    return (index: number): T | undefined => {
      if (isLast) return all[0]
      const before = tokens[segments[index]!.from]!.start
      return isLed ? all.findLast((token) => token.start < before) : undefined
    }
  }
  const material = take((token): token is Extract<Token, { kind: 'material' }> => token.kind === 'material')
  const state = take((token): token is Extract<Token, { kind: 'state' }> => token.kind === 'state')
  const word = take((token): token is Category => token.kind === 'category')
  return (index) => {
    const category = word(index)
    return { material: material(index), state: state(index), ...(category && { words: [category] }) }
  }
}
