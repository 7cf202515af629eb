import { maxLength } from './spec/limits.ts'
import { normaliseSpec } from './spec/normalise.ts'
import type { LineOptions } from './spec/read_line.ts'
import { mayBeInches } from './spec/numbers.ts'
import type { ParsedSpec } from './spec/reading.ts'
import { chosenReading, weighLine } from './spec/weigh_line.ts'

/**
 * Parses what traders type or paste: a bare specification (`Φ500*2000`, `4495/3850*175`, `12.5t锭`) or a whole line
 * with grade, category word, delivery state and quantity, of one lot or several. A chosen shape takes precedence over
 * words in the text, and words over the numbers. Where a part may be several things the readings are weighed against
 * each other (reasons.data.ts). Ambiguous shapes are returned as `candidates`, text that is not
 * understood as `unread`; docs/READER.md says what is read. Never throws; the dimensions still have to pass `checkDims`.
 */
export function parseSpec(input: string, options: LineOptions = {}): ParsedSpec {
  const text = normaliseSpec(input.slice(0, maxLength))
  const parsed = (mayBeInches(text) && inInches(text, options)) || chosenReading(weighLine(text, options))
  const rest = input.slice(maxLength).trim()
  return rest ? { ...parsed, unread: [...parsed.unread, rest] } : parsed
}

/** The reading in inches of a line with fractions and no unit, which is asked about: 3-1/2 x 12 4140. */
function inInches(text: string, options: LineOptions): ParsedSpec | undefined {
  const parsed = chosenReading(weighLine(text, { ...options, isInInches: true }))
  const { shape, dims, ranges, tolerances, ...rest } = parsed
  const isRead = parsed.tokens.some((token) => token.role === 'dim' && token.text.includes('/'))
  if (!isRead || parsed.lots) return undefined
  if (parsed.candidates || !shape) return parsed.candidates && parsed
  const piece = { shape, dims, ...(ranges && { ranges }), ...(tolerances && { tolerances }) }
  return { ...rest, shape: undefined, dims: {}, candidates: [piece] }
}
