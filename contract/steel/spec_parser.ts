import { inInches } from './spec/inch_reading.ts'
import { maxLength } from './spec/limits.ts'
import { normaliseSpec } from './spec/normalise.ts'
import type { LineOptions } from './spec/read_line.ts'
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
  const plain = chosenReading(weighLine(text, options))
  const parsed =
    inInches(text, options.isUnitKnown ? undefined : plain, () =>
      chosenReading(weighLine(text, { ...options, isInInches: true })),
    ) ?? plain
  const rest = input.slice(maxLength).trim()
  return rest ? { ...parsed, unread: [...parsed.unread, rest] } : parsed
}
