// The length of a drawn bar that stands behind its tolerance class: φ80 h9 6000 mm.
import { gradeCode } from './grade_names.ts'
import type { NumberToken, Token } from './token.ts'

/** The largest drawn or peeled bar, and the shortest length that is believed of it with and without a unit, in mm. */
const drawn = { across: 160, withUnit: 300, withoutUnit: 1000, longest: 12_000 }
const isOfNoBar = (token: Token): boolean =>
  token.kind === 'category' && token.shapes.length > 0 && !token.shapes.includes('round')

/** φ80 h9 6000 mm: only behind the tolerance class of a drawn bar is a number without a sign its length. */
export function isLengthOfDrawn(
  text: string,
  tokens: readonly Token[],
  { mark, value: across, max: widest }: NumberToken,
  length: Token | undefined,
): length is Token & NumberToken {
  if (mark !== 'dia' || widest !== undefined || across > drawn.across || tokens.some(isOfNoBar)) return false
  if (length?.kind !== 'number' || length.mark || length.max !== undefined || length.other !== undefined)
    return false
  const { value, unit } = length
  if (unit !== undefined && unit !== 'mm') return false
  const isName = unit === undefined && gradeCode(text.slice(length.start, length.end)) !== undefined
  const least = unit ? drawn.withUnit : drawn.withoutUnit
  return !isName && value >= least && value > across && value <= drawn.longest && !isJoined(tokens, length)
}

const isJoined = (tokens: readonly Token[], token: Token): boolean =>
  tokens[tokens.indexOf(token) + 1]?.kind === 'join'
