// What is left of a line, and how each part of it was understood.
import type { DimName } from '../shapes.ts'
import type { LotDetails } from './details/detail.ts'
import type { SpecRole, SpecToken } from './reading.ts'
import type { NumberToken, Token } from './token.ts'

type Span = { start: number; end: number }

/**
 * The parts of the text that no token covers; punctuation and separators count only inside or right before one, and so
 * do words that say nothing (规格) and are next to what is not read.
 */
export function unreadSpans(
  text: string,
  tokens: readonly Token[],
  isRead: (token: Token) => boolean,
): Span[] {
  const spans: Span[] = []
  let open: Span | undefined
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
  return spans
}

const roles: Partial<Record<Token['kind'], SpecRole>> = {
  number: 'dim',
  tolerance: 'tolerance',
  material: 'grade',
  category: 'shape',
  hollow: 'shape',
  solid: 'shape',
  flange: 'dim',
  state: 'state',
  quantity: 'quantity',
  each: 'quantity',
  drawing: 'drawing',
  unit: 'unit',
  filler: 'filler',
  detail: 'detail',
}

/** The tokens as they are shown: neighbouring ones that were not read are one. */
export function shownTokens(
  text: string,
  tokens: readonly Token[],
  given: {
    spans: readonly Span[]
    isGrade: (token: Token) => boolean
    isWeight: (token: Token) => boolean
    dimOf: (token: Token) => DimName | undefined
    lotOf: (token: Token) => number | undefined
  },
): SpecToken[] {
  const shown: SpecToken[] = []
  let next = 0
  let openSpan: Span | undefined
  for (const token of tokens) {
    const { start, end } = token
    while (given.spans[next] && given.spans[next]!.end <= start) next += 1
    const span = given.spans[next] && start >= given.spans[next]!.start ? given.spans[next] : undefined
    const role = given.isWeight(token) ? 'weight' : roleOf(token, span !== undefined, given.isGrade(token))
    const last = shown.at(-1)
    if (role === 'unread' && last?.role === 'unread' && openSpan === span) {
      last.end = end
      last.text = text.slice(last.start, end)
      continue
    }
    openSpan = span
    const lot = given.lotOf(token)
    const dim = role === 'dim' || role === 'tolerance' ? given.dimOf(token) : undefined
    shown.push({
      start,
      end,
      text: text.slice(start, end),
      role,
      ...(dim && { dim }),
      ...(role === 'dim' && token.kind === 'number' && shownSize(token)),
      ...(role === 'quantity' && token.kind === 'quantity' && { value: token.count }),
      ...(role === 'detail' &&
        token.kind === 'detail' && { detail: Object.keys(token.says)[0] as keyof LotDetails }),
      ...(lot !== undefined && { lot }),
    })
  }
  return shown
}

function shownSize({ value, max }: NumberToken): Pick<SpecToken, 'value' | 'max' | 'isFrom'> {
  if (max === undefined) return { value }
  return {
    ...(value > 0 && { value }),
    ...(max < Infinity ? { max } : { isFrom: true }),
  }
}

function roleOf({ kind }: Token, isLeft: boolean, isGrade: boolean): SpecRole {
  if (kind === 'standard') return 'standard'
  if (isLeft) return 'unread'
  if (isGrade) return 'grade'
  return roles[kind] ?? 'separator'
}
