// Finds the lots of a line: 320×1200 3支, 350×1500 2支.
import { type Chain, isBare, isHeavy, isLength, isLone } from './chains.ts'
import type { Token } from './token.ts'

/** The tokens of one lot: indexes from, and up to but without. */
export type Segment = { from: number; to: number; chains: Chain[] }

const isSeparator = (text: string, token: Token) =>
  (token.kind === 'punctuation' && /[,;、。]/.test(text[token.start]!)) ||
  (token.kind === 'join' && token.joint !== 'x') ||
  (token.kind === 'unknown' && /^(?:and|und|和|及|与|[&])$/i.test(text.slice(token.start, token.end)))

/** Words that only join two lots and say nothing else. */
export const isConjunction = (text: string, token: Token): boolean =>
  token.kind === 'unknown' && /^(?:and|und|和|及|与|另|&)$/i.test(text.slice(token.start, token.end))

const within = (chain: Chain) => (token: Token) => token.start >= chain.start && token.end <= chain.end

/** Whether a chain is a piece of its own: several numbers, or one with a quantity directly beside it. */
function isPiece(tokens: readonly Token[], chain: Chain, isAfterPiece: boolean): boolean {
  if (!isLone(chain)) return !isHeavy(chain)
  const [item] = chain.items
  if (!isHeavy(chain) && !(item!.mark === 'dia' || item!.mark === 'a' || item!.mark === 's')) return false
  const at = tokens.findIndex(within(chain))
  let next = at + 1
  while (tokens[next] && ['tolerance', 'category', 'state', 'material'].includes(tokens[next]!.kind))
    next += 1
  // Behind pieces a weight is that of the lot, before or behind their number: φ320×6150 3支 11650kg.
  const isOfLot = isHeavy(chain) && isAfterPiece
  const isCounted = tokens.slice(0, at).some(({ kind }) => kind === 'quantity')
  const isBeforeCount = tokens[next]?.kind === 'quantity' && !(isOfLot && !isCounted)
  return isBeforeCount || (tokens[at - 1]?.kind === 'quantity' && !isOfLot)
}

/** Whether a lone section begins a piece: 42CrMo φ320×6150 3支, 圆钢 45 φ200-220 5.8~6m names its form after a comma. */
function isNamedAnew(
  text: string,
  tokens: readonly Token[],
  chains: readonly Chain[],
  index: number,
): boolean {
  const chain = chains[index]!
  const before = chains.slice(0, index).findLast((one) => !isLone(one))
  const next = chains[index + 1]
  const isSection =
    ['dia', 'a', 's'].includes(chain.items[0]!.mark ?? '') ||
    (isBare(chain) && next !== undefined && isLength(next))
  if (!before || !isLone(chain) || isHeavy(chain) || !isSection) return false
  const between = tokens.filter(({ start, end }) => start >= before.end && end <= chain.start)
  const separator = between.findIndex((token) => isSeparator(text, token))
  return separator >= 0 && between.slice(separator).some(({ kind }) => kind === 'category')
}

/** The index of the token before which the next lot begins, between the chains of two lots. */
function boundary(
  text: string,
  tokens: readonly Token[],
  end: number,
  begin: number,
  isLed: boolean,
): number {
  const between = tokens.slice(end, begin)
  const separators = between.flatMap((token, index) => (isSeparator(text, token) ? [index] : []))
  const strong = between.findIndex((token) => token.kind === 'punctuation' && text[token.start] === ';')
  if (strong >= 0) return end + strong + 1
  const quantity = between.findLastIndex(({ kind }) => kind === 'quantity' || kind === 'each')
  if (quantity >= 0 && !isLed) return end + quantity + 1
  const [first] = separators
  if (first !== undefined) return end + (isLed ? first : separators.at(-1)!) + 1
  return isLed ? end : begin
}

/** The segments of a line with several lots; undefined for a line with one. */
export function splitLots(
  text: string,
  tokens: readonly Token[],
  chains: readonly Chain[],
  isStepped: boolean,
): Segment[] | undefined {
  const pieces = chains.filter(
    (chain, index) =>
      isPiece(
        tokens,
        chain,
        chains.slice(0, index).some((one) => !isLone(one)),
      ) || isNamedAnew(text, tokens, chains, index),
  )
  if (pieces.length < 2) return undefined
  const places = pieces.map((chain) => {
    const begin = tokens.findIndex(within(chain))
    return { begin, end: tokens.findLastIndex(within(chain)) + 1 }
  })
  const hasCountBetween = places.some(
    ({ end }, index) =>
      index + 1 < places.length &&
      tokens.slice(end, places[index + 1]!.begin).some(({ kind }) => kind === 'quantity'),
  )
  // The steps of a shaft are no lots, unless each has its own quantity.
  if (isStepped && !hasCountBetween) return undefined
  const lead = tokens.slice(0, places[0]!.begin)
  const isLed =
    lead.some(({ kind }) => kind === 'quantity') ||
    (!hasCountBetween && lead.some(({ kind }) => kind === 'material' || kind === 'category'))
  const starts = [0]
  for (let index = 1; index < places.length; index += 1)
    starts.push(boundary(text, tokens, places[index - 1]!.end, places[index]!.begin, isLed))
  return starts.map((from, index) => {
    const to = starts[index + 1] ?? tokens.length
    const [first, last] = [tokens[from]!.start, tokens[to - 1]!.end]
    return { from, to, chains: chains.filter((chain) => chain.start >= first && chain.end <= last) }
  })
}
